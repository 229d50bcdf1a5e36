/** As much of a search text is looked for; the rest of a very long one would only slow the answer. */
export const searchedLength = 300;

/**
 * SPEC §5, input handling: sites escape double quotes and encode ampersands, so both are read back; control
 * characters, NUL among them, become spaces. What is left goes to websearch_to_tsquery, which takes any text.
 */
export const readSearchText = (query: string): string =>
  query
    .replaceAll('\\"', '"')
    .replaceAll(/%26|&amp;/gi, '&')
    .replaceAll(/[\p{Cc}\p{Co}\p{Cs}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, searchedLength)
    .replace(/[\uD800-\uDBFF]$/, '');

/** SPEC §5: `All Topics` is sent as the wildcard `*`. */
export const isWildcard = (text: string | null | undefined): boolean =>
  text === null || text === undefined || ['', '*', 'all topics', 'null'].includes(text.trim().toLowerCase());
