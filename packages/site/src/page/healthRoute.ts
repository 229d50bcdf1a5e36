import { env } from '../env';

/** How long the content service may take to answer in ms before this instance is not ready. */
const readyWithinMs = 2_000;

const contentAnswers = async (): Promise<boolean> => {
  try {
    const answer = await fetch(env.GRAPHQL_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
      body: JSON.stringify({ query: '{ __typename }' }),
      cache: 'no-store',
      signal: AbortSignal.timeout(readyWithinMs),
    });
    return answer.ok;
  } catch {
    return false; // not answering is the answer: the caller reports it
  }
};

/**
 * DECISIONS, Routes: `/healthcheck/` says that the process lives, `?ready` that it can also reach its content.
 * Neither gives away configuration.
 */
export const healthRoute = () => ({
  GET: async (request: Request): Promise<Response> => {
    const asksReadiness = new URL(request.url).searchParams.has('ready');
    const ready = !asksReadiness || (await contentAnswers());
    const body = asksReadiness ? { live: true, ready } : { live: true };
    return Response.json(body, { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } });
  },
});
