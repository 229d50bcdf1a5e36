export type HtmlResponse = { url: string; status: number; text: string };

/** A prefetched document is used for so long, in ms. */
const prefetchedMs = 30_000;

type Prefetched = { atMs: number; response: Promise<HtmlResponse | undefined> };

const prefetched = new Map<string, Prefetched>();

const forgetOld = (): void => {
  for (const [path, { atMs }] of prefetched) if (performance.now() - atMs > prefetchedMs) prefetched.delete(path);
};

const request = async (path: string, options: RequestInit): Promise<HtmlResponse | undefined> => {
  try {
    const response = await fetch(path, { headers: { accept: 'text/html' }, ...options });
    if (!response.headers.get('content-type')?.startsWith('text/html')) return undefined;
    return { url: response.url, status: response.status, text: await response.text() };
  } catch {
    return undefined; // Offline, aborted, or redirected to another site.
  }
};

/** Fetches the document of a link that the reader may follow. */
export const prefetchDocument = (path: string): void => {
  forgetOld();
  if (prefetched.has(path)) return;
  const response = request(path, {});
  prefetched.set(path, { atMs: performance.now(), response });
  // A click tries a failed request again.
  void response.then((found) => (found && found.status < 500) || prefetched.delete(path));
};

/** Fetches a document; undefined when there is no HTML. For the history, the browser's copy is fine at any age. */
export const fetchDocument = async (
  path: string,
  from: 'link' | 'history',
  signal: AbortSignal,
): Promise<HtmlResponse | undefined> => {
  if (from === 'history') return request(path, { signal, cache: 'force-cache' });
  forgetOld();
  const found = await prefetched.get(path)?.response;
  prefetched.delete(path);
  return found ?? request(path, { signal });
};
