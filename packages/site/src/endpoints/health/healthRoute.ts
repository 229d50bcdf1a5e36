import { env } from '../../env';

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

type Context = { params: Promise<{ probe?: string[] }> };

const answer = (status: number, body: Record<string, boolean>): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/**
 * DECISIONS, Routes: `/healthcheck/live/` says that the process lives, and asks nobody. `/healthcheck/ready/` says 503
 * while the content service does not answer: what nobody has asked for yet cannot be shown then. `/healthcheck/` says
 * both and is 200 as long as the process lives, since pages and answers that are kept go on being served: a site that
 * were ended or taken out for its provider's sake would turn a small outage into a whole one. None gives away
 * configuration.
 */
export const healthRoute = () => ({
  GET: async (_request: Request, { params }: Context): Promise<Response> => {
    const probe = (await params).probe?.join('/');
    if (probe === 'live') return answer(200, { live: true });
    if (probe !== undefined && probe !== 'ready') return answer(404, { live: true });
    const ready = await contentAnswers();
    return answer(probe === 'ready' && !ready ? 503 : 200, { live: true, ready });
  },
});
