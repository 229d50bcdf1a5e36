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

/** The rules that the sheets of the page lack: repeated ones would restyle the whole page. */
export const getNewRules = (sheet: string, presentSheets: readonly string[]): string => {
  const presentRules = new Set(presentSheets.flatMap(splitRules));
  return splitRules(sheet)
    .filter((rule) => !presentRules.has(rule))
    .join('\n');
};

type Place = {
  /** The rule with the query of its group. */
  text: string;
  /** Position of the rule, or of its group, in the sheet. */
  index: number;
  /** Position of the rule in its group. */
  inner?: number;
};

/** Rules for a position of a sheet. `groupSize`: the rules that the group before them keeps; the others are among `rules`. */
export type Insertion = { position: number; groupSize?: number; rules: string[] };

const getPlaces = (styles: string): Place[] =>
  splitRules(styles).flatMap((rule, index): Place[] => {
    const [query] = /^@media[^{]*\{/.exec(rule) ?? [];
    if (query === undefined) return [{ text: rule, index }];
    return splitRules(rule.slice(query.length, -1)).map((text, inner) => ({ text: `${query}${text}}`, index, inner }));
  });

/** What adds another document's rules, from the last position on: each follows the rule that it follows there. */
export const getInsertions = (styles: string, added: string): Insertion[] => {
  const places = getPlaces(styles);
  const placesByText = new Map(places.map(({ text }, place) => [text, place]));
  const newRules = new Map<number, string[]>();
  let last = -1;
  for (const { text } of getPlaces(added)) {
    const place = placesByText.get(text);
    if (place === undefined) newRules.set(last, [...(newRules.get(last) ?? []), text]);
    else last = Math.max(last, place);
  }
  let end = places.length;
  return [...newRules].toReversed().map(([before, rules]): Insertion => {
    const { index, inner = 0 } = places[before] ?? { index: -1 };
    const others = places.slice(before + 1, end).filter((place) => place.index === index);
    end = before + 1;
    return others.length === 0
      ? { position: index + 1, rules }
      : { position: index + 1, groupSize: inner + 1, rules: [...rules, ...others.map(({ text }) => text)] };
  });
};

/** Whether a sheet has all rules of its text: browsers leave out those that they do not support. */
const isComplete = ({ cssRules }: CSSStyleSheet, styles: string): boolean => {
  const places = getPlaces(styles);
  return (
    cssRules.length === (places.at(-1)?.index ?? -1) + 1 &&
    places.every(({ index, inner }) => {
      const group = cssRules[index];
      return inner === undefined || (group instanceof CSSMediaRule && inner < group.cssRules.length);
    })
  );
};

/** Adds another document's rules to the style element's text: browsers do not write each rule as read. */
export const mergeRules = ({ sheet, textContent: styles }: HTMLStyleElement, added: string): void => {
  if (!sheet) return;
  const { cssRules } = sheet;
  if (!isComplete(sheet, styles)) {
    for (const rule of splitRules(getNewRules(added, [styles]))) sheet.insertRule(rule, cssRules.length);
    return;
  }
  for (const { position, groupSize, rules } of getInsertions(styles, added)) {
    const group = cssRules[position - 1];
    if (groupSize !== undefined && group instanceof CSSMediaRule)
      while (group.cssRules.length > groupSize) group.deleteRule(groupSize);
    for (const rule of rules.toReversed()) sheet.insertRule(rule, position);
  }
};
