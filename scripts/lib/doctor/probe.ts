/** A response, or the error of a request that failed. */
export type Reply = { ok: true; status: number; headers: Headers; text: string } | { ok: false; error: string };

/** Responses of a site. */
export type SiteProbe = { origin: string; home: Reply; devtools: Reply };
/** Responses of the provider. */
export type ProviderProbe = { origin: string; ready: Reply; introspection: Reply; sampleSignIn: Reply };

const timeoutMs = 10_000;
const maxTextLength = 100_000;

const request = async (url: string, init: RequestInit = {}): Promise<Reply> => {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...init });
    return {
      ok: true,
      status: response.status,
      headers: response.headers,
      text: (await response.text()).slice(0, maxTextLength),
    };
  } catch (error) {
    const { cause } = error instanceof Error ? error : { cause: undefined };
    return { ok: false, error: `${url}: ${cause instanceof Error ? cause.message : String(error)}` };
  }
};

/** The published sample account (apps/provider/src/accounts/sampleAccounts.ts). */
const sampleReader = { email: 'subscriber@example.com', password: 'plotline-demo' };

/** Requests the addresses of a site that the checks need. */
export const probeSite = async (origin: string): Promise<SiteProbe> => {
  const [home, devtools] = await Promise.all([request(`${origin}/`), request(`${origin}/devtools/`)]);
  return { origin, home, devtools };
};

/** Requests the addresses of the provider that the checks need. */
export const probeProvider = async (origin: string): Promise<ProviderProbe> => {
  const [ready, introspection, sampleSignIn] = await Promise.all([
    request(`${origin}/healthcheck/ready`),
    request(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ __schema { queryType { name } } }' }),
    }),
    request(`${origin}/Registration/Login.aspx`, { method: 'POST', body: new URLSearchParams(sampleReader) }),
  ]);
  return { origin, ready, introspection, sampleSignIn };
};
