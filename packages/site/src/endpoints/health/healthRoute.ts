import { env } from '../../env';

/** Time limit of the content service in ms; beyond it this instance is not ready. */
const readinessTimeoutMs = 2_000;

/** Requests within this time in ms share one result: anyone can send them, and each check is a request to the provider. */
const readinessReuseMs = 1_000;

const isContentServiceUp = async (): Promise<boolean> => {
  try {
    const response = await fetch(env.GRAPHQL_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
      body: JSON.stringify({ query: '{ __typename }' }),
      cache: 'no-store',
      signal: AbortSignal.timeout(readinessTimeoutMs),
    });
    return response.ok;
  } catch {
    return false; // A missing response is the result, which the caller reports.
  }
};

/** Creates a check of the content service that runs once at a time and repeats its result for `readinessReuseMs`. */
const createReadinessCheck = (): (() => Promise<boolean>) => {
  let latest: Promise<boolean> | undefined;
  return () =>
    (latest ??= isContentServiceUp().finally(() => {
      setTimeout(() => (latest = undefined), readinessReuseMs).unref();
    }));
};

type Context = { params: Promise<{ probe?: string[] }> };

const respond = (status: number, body: Record<string, boolean>): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/**
 * §2.1: `/healthcheck/live/` reports that the process runs, without any request. `/healthcheck/ready/`
 * returns 503 while the content service is down, because uncached pages cannot be rendered. `/healthcheck/` reports
 * both with status 200, because cached pages are still served: removing sites for an outage of the provider would make
 * it worse. None reveals configuration.
 */
export const healthRoute = () => {
  const isReady = createReadinessCheck();
  return {
    GET: async (_request: Request, { params }: Context): Promise<Response> => {
      const probe = (await params).probe?.join('/') || undefined;
      if (probe === 'live') return respond(200, { live: true });
      if (probe !== undefined && probe !== 'ready') return respond(404, { live: true });
      const ready = await isReady();
      return respond(probe === 'ready' && !ready ? 503 : 200, { live: true, ready });
    },
  };
};
