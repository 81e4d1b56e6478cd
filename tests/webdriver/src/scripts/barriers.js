const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const { violations } = await axe.run(document, {
  runOnly: { type: "tag", values: tags },
  rules: { "target-size": { enabled: true } },
  resultTypes: ["violations"],
});
return violations.flatMap(({ id, nodes }) =>
  nodes.map(({ target, html, any, all, none }) => {
    const why = [...any, ...all, ...none].map((check) => check.message).join("; ");
    return `${id}: ${target.join(" ")}: ${html.slice(0, 120)}: ${why}`;
  }),
);
