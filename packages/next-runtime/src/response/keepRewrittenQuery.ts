import type { ServerResponse } from 'node:http';

/** By this Next tells its router in the browser which query a rewritten address was drawn with. */
const rewrittenQuery = 'x-nextjs-rewritten-query';

/**
 * Keeps Next from telling the browser that a rewrite took the query away: ours all pass it on (`routes/rewrites.ts`), but
 * Next compares an address with the destination as it is written. The router would hold `/events/` and `/events/?past=1`
 * for one page, and a link between them would change the address and nothing else.
 */
export const keepRewrittenQuery = (response: ServerResponse): void => {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => (name.toLowerCase() === rewrittenQuery ? response : setHeader(name, value));
};
