/** Quoted text, or the punctuation of rules. */
const tokens = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/gs;

/** Splits a style sheet into its top-level rules and statements. */
export const splitRules = (sheet: string): string[] => {
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
 * The rules of a sheet that the known sheets do not contain. Adding only these avoids a style recalculation of the
 * whole page, which repeated reset and font rules would cause.
 */
export const getNewRules = (sheet: string, known: readonly string[]): string => {
  const knownRules = new Set(known.flatMap(splitRules));
  return splitRules(sheet)
    .filter((rule) => !knownRules.has(rule))
    .join('\n');
};
