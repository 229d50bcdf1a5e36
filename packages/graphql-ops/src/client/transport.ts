import { withTimeLimit } from '@masthead/process/time-limit';

/** The global `fetch`, or a replacement of it. */
export type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** Codes of a keep-alive connection that the server closed. A refused connection is not one of them. */
const resetCodes: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** Whether a request failed because its connection was closed before the response. */
export const isConnectionReset = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && resetCodes.has(error.code)) || isConnectionReset(error.cause));

/** Retries once after a closed connection. Only for idempotent requests: the first may have arrived. */
export const retryOnReset =
  (fetch: Fetch): Fetch =>
  async (input, init) => {
    try {
      return await fetch(input, init);
    } catch (error) {
      if (!isConnectionReset(error) || init?.signal?.aborted) throw error;
      return fetch(input, init);
    }
  };

/** A GraphQL document with what is needed to send it. */
interface OutgoingRequest {
  readonly url: string;
  /** The text of the document. */
  readonly text: string;
  /** Name of the operation in the document. */
  readonly name: string;
  readonly variables: Record<string, unknown>;
}

/** Options of the transport. */
export interface TransportOptions {
  readonly fetch: Fetch;
  readonly timeoutMs: number;
}

/** A response of a GraphQL service. The types of `data` and `errors` are not checked. */
export interface GraphQLResponse {
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>> | null | undefined;
  readonly errors: readonly unknown[];
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // The caller reports a response that is not GraphQL, with its status.
    return undefined;
  }
};

/** Sends one POST (§7.1) without cookies, and retries it once if the connection was closed. */
export const sendRequest = (
  { url, text, name, variables }: OutgoingRequest,
  { fetch, timeoutMs }: TransportOptions,
): Promise<GraphQLResponse> =>
  withTimeLimit(timeoutMs, async (signal) => {
    const response = await retryOnReset(fetch)(url, {
      method: 'POST',
      headers: {
        accept: 'application/graphql-response+json, application/json',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ operationName: name, query: text, variables }),
      // Redirects are errors: a redirected POST loses its body, and only the endpoint was checked, not a redirect's target.
      redirect: 'error',
      credentials: 'omit',
      signal,
    });
    const result = parseJson(await response.text()) as Partial<GraphQLResponse> | null | undefined;
    const { data, errors } = result ?? {};
    if (data === undefined && !Array.isArray(errors))
      throw new Error(`The response is not GraphQL. Its status is ${response.status} ${response.statusText}`.trim());
    return { status: response.status, data, errors: Array.isArray(errors) ? errors : [] };
  });
