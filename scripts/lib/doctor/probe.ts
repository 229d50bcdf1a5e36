/** A response, or the error of a request that failed. */
export type Reply =
  /** `clockDifferenceMs`: the server's clock minus the one of this machine; undefined without a Date header. */
  | { ok: true; status: number; headers: Headers; text: string; clockDifferenceMs: number | undefined }
  | { ok: false; error: string };

export type SiteProbe = { origin: string; home: Reply; devtools: Reply };
export type ProviderProbe = { origin: string; ready: Reply; introspection: Reply; sampleSignIn: Reply };

const timeoutMs = 10_000;
const maxTextLength = 100_000;

/** The Date header has whole seconds: its middle is compared. */
const halfSecondMs = 500;

const toClockDifference = (headers: Headers, sentAt: number): number | undefined => {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? undefined : date + halfSecondMs - (sentAt + Date.now()) / 2;
};

const request = async (url: string, init: RequestInit = {}): Promise<Reply> => {
  const sentAt = Date.now();
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...init });
    return {
      ok: true,
      status: response.status,
      headers: response.headers,
      clockDifferenceMs: toClockDifference(response.headers, sentAt),
      text: (await response.text()).slice(0, maxTextLength),
    };
  } catch (error) {
    const { cause } = error instanceof Error ? error : { cause: undefined };
    return { ok: false, error: `${url}: ${cause instanceof Error ? cause.message : String(error)}` };
  }
};

/** The published sample account (apps/provider/src/readers/accounts/sampleAccounts.ts). */
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
