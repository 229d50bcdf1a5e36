/** Where Next writes, in a page's data, the address that it was made for: its parts, then its query. Data within HTML are a quoted string. */
const addressed = /"c\\?":\[[^\]]*\],\\?"q\\?":\\?"[^"]*"/g;

/** A query within it. */
const asked = /\?((?:[^"\\]|\\u0026)*)/g;

const chosenBy = (query: string, cacheKeyParams: readonly string[]): string => {
  const parameters = new URLSearchParams(query.replaceAll(String.raw`\u0026`, '&'));
  const chosen = cacheKeyParams.flatMap((name) =>
    parameters
      .getAll(name)
      .slice(-1)
      .map((value) => [name, value]),
  );
  return chosen.length > 0 ? `?${new URLSearchParams(chosen).toString()}` : '';
};

/**
 * A page's HTML or data, whoever asked for it first: of the query that it was made for, only what chose the page is left
 * (SPEC §9, page cache). The rest is one visitor's own: what the link of a mail carried, what Next adds for itself.
 */
export const stripRequestQuery = (text: string, cacheKeyParams: readonly string[]): string =>
  text.replace(addressed, (address) => address.replace(asked, (_, query: string) => chosenBy(query, cacheKeyParams)));
