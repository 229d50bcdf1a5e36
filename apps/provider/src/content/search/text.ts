/** Maximum length of a search text in characters; the rest is ignored. */
export const searchedLength = 300;

/**
 * §5, input handling: reverses the escaping of double quotes and ampersands by the sites, and replaces control
 * characters by spaces. The result goes to websearch_to_tsquery, which accepts any text.
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

/** Whether a topic means all topics (§5: `All Topics` is sent as the wildcard `*`). */
export const isWildcard = (text: string | null | undefined): boolean =>
  text === null || text === undefined || ['', '*', 'all topics', 'null'].includes(text.trim().toLowerCase());
