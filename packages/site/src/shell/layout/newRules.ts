/** Text in quotes, which may hold anything, or what a rule is made of. */
const tokens = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/gs;

/** The rules of a style sheet, each with all that stands inside it. */
export const rulesOf = (sheet: string): string[] => {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of sheet.matchAll(tokens)) {
    if (token === '{') depth += 1;
    else if (token === '}') depth -= 1;
    else if (token !== ';') continue;
    if (depth > 0) continue;
    rules.push(sheet.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
};

/**
 * What a sheet says and others do not. A browser that is told a page's own reset and fonts again works out the looks of
 * every element anew; a few rules for elements that are not there yet cost it nothing.
 */
export const newRules = (sheet: string, known: readonly string[]): string => {
  const said = new Set(known.flatMap(rulesOf));
  return rulesOf(sheet)
    .filter((rule) => !said.has(rule))
    .join('\n');
};
