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

/**
 * What adds the rules of another document to styles that lack them, from the last position to the first. Both have rules
 * of one list in its order, which stays: each new rule follows the rule that it follows in the other document.
 */
export const getInsertions = (styles: string, added: string): Insertion[] => {
  const places = getPlaces(styles);
  const known = new Map(places.map(({ text }, place) => [text, place]));
  const newRules = new Map<number, string[]>();
  let last = -1;
  for (const { text } of getPlaces(added)) {
    const place = known.get(text);
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

/**
 * Adds the rules of another document to the styles of this one, at the end of an incomplete sheet. The texts are those of
 * the style elements: browsers do not write every rule as they have read it.
 */
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
