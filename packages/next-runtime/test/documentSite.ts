import { brotliDecompressSync } from 'node:zlib';
import type { RenderedDocument } from '../src/documentCache/cachedDocument';
import { createDocumentCache, type DocumentResult } from '../src/documentCache/documentCache';
import { createDocumentMemory } from '../src/documentCache/documentMemory';
import type { DocumentStore } from '../src/documentCache/documentStore';
import { createPurgeTimes } from '../src/documentCache/purgeTimes';
import { createRenderQueue } from '../src/documentCache/renderQueue';

/** What a site answers. Without fields it is a page with a lifetime and a tag. */
export type Answer = { status?: number; headers?: Record<string, string>; body?: string };

const lifetimeSeconds = 60;
/** The headers of such a page. */
export const html = {
  'content-type': 'text/html',
  'x-page-lifetime': String(lifetimeSeconds),
  'x-page-tags': 'article:1',
};

/** An instance of a site with a document cache. Its documents say how often they were rendered. */
export const openSite = (openStore?: (onPurge: (tags: readonly string[], at: number) => void) => DocumentStore) => {
  const clock = { time: 1_800_000_000_000 };
  const now = () => clock.time;
  const purges = createPurgeTimes({ now });
  const memory = createDocumentMemory({
    documents: 1_000_000,
    newDocuments: 100_000,
    notFound: 100_000,
    notFoundMaxAgeMs: 600_000,
  });
  const site = {
    renders: 0,
    admission: 'allowed' as 'allowed' | 'refused',
    answer: (): Answer | Promise<Answer> => ({}),
  };
  const cache = createDocumentCache({
    memory,
    purges,
    store: openStore?.(purges.add),
    queue: createRenderQueue({
      maxRenders: 2,
      maxRevalidations: { stale: 1, purged: 2 },
      maxWaiting: 2,
      maxUtilization: 1,
      maxWaitMs: 5_000,
      maxRenderMs: 2_000,
      readersMs: 0,
    }),
    getSecurityHeaders: () => ({ 'content-security-policy': 'the policy' }),
    now,
  });
  const render = async (): Promise<RenderedDocument> => {
    site.renders += 1;
    const { renders } = site;
    const { status = 200, headers = html, body = `render ${renders}` } = await site.answer();
    return { status, headers, body: Buffer.from(body) };
  };
  const request = (key = '/a/', client = 'reader'): Promise<DocumentResult> =>
    cache.get({ key, client, admit: () => site.admission, render });
  return { clock, cache, purges, site, request };
};

/** The site. */
export type OpenSite = ReturnType<typeof openSite>;

const show = (result: DocumentResult): string => {
  if (result.kind !== 'cached' && result.kind !== 'uncached') return result.kind;
  if (result.kind === 'uncached') return `uncached ${result.rendered.status}: ${result.rendered.body.toString()}`;
  return `${result.state}${result.isOld ? ' (old)' : ''}: ${brotliDecompressSync(result.document.body).toString()}`;
};
/** Requests a document. @returns its state and its text */
export const get = async (...[request, ...parameters]: [OpenSite['request'], key?: string]): Promise<string> =>
  show(await request(...parameters));

/** Lets the next render wait. @returns the function that ends it */
export const holdRender = (site: OpenSite['site'], answer: Answer = {}) => {
  const held = Promise.withResolvers<Answer>();
  const { answer: before } = site;
  site.answer = () => {
    site.answer = before;
    return held.promise;
  };
  return () => held.resolve(answer);
};

/** The lifetime of its pages, in ms. */
export const lifetimeMs = lifetimeSeconds * 1_000;
/** The answer of a site that cannot render a page. */
export const fails = { status: 500, headers: { 'content-type': 'text/html' }, body: 'the server-error page' };
