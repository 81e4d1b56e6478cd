// Optimises WebAssembly files for size, as `wasm-opt -Oz` does, in one process: many files are so
// small that starting wasm-opt, which is JavaScript, takes longer than its work.
//
// Arguments: the library binaryen, and a file with a JSON list of files. Writes each result beside
// its file, with the ending `.small`.
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { pathToFileURL } from "node:url";
import { Worker, isMainThread, workerData } from "node:worker_threads";

if (isMainThread) {
  const [library, list] = process.argv.slice(2);
  const files = JSON.parse(readFileSync(list, "utf8"));
  const next = new Int32Array(new SharedArrayBuffer(4));
  for (let thread = 0; thread < Math.min(availableParallelism(), files.length); thread++) {
    // Hides the output of the threads: the library warns of the names in each file.
    const options = { workerData: { library, files, next }, stderr: true };
    const worker = new Worker(new URL(import.meta.url), options);
    // Reads it all the same: a thread cannot end before its output is read.
    worker.stderr.resume();
    worker.on("error", (error) => {
      console.error(error.message);
      process.exit(1);
    });
  }
} else {
  const { library, files, next } = workerData;
  const { default: binaryen } = await import(pathToFileURL(library));
  binaryen.setOptimizeLevel(2);
  binaryen.setShrinkLevel(2);
  binaryen.setGenerateStackIR(true);
  binaryen.setOptimizeStackIR(true);
  // Each thread takes the next file.
  for (let file; (file = files[Atomics.add(next, 0, 1)]); ) {
    try {
      const module = binaryen.readBinary(readFileSync(file));
      module.optimize();
      // Functions made from the same generic one have similar names: side by side, they compress by
      // 2 to 5 % more.
      module.runPasses(["reorder-functions-by-name"]);
      writeFileSync(file.replace(/\.wasm$/, ".small"), module.emitBinary());
      module.dispose();
    } catch (error) {
      throw new Error(`${file}: ${error?.message ?? error}`);
    }
  }
}
