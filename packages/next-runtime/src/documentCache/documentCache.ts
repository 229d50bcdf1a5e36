import { withDeadline } from '@masthead/process/circuit-breaker';
import { hash } from 'node:crypto';
import { log } from '../log.ts';
import { type RenderQueue, type RenderTurn, waitForTurn } from './renderQueue.ts';
import type { PurgeResult } from '../sharedCache/purges.ts';
import { lifetimeHeader, notFoundSeconds, staleSeconds, tagsHeader } from '../sharedCache/cacheHeaders.ts';
import {
  type CachedDocument,
  type GetSecurityHeaders,
  isMissing,
  type RenderedDocument,
  toSentHeaders,
  toStoredBody,
} from './cachedDocument.ts';
import type { DocumentMemory, StoredDocument } from './documentMemory.ts';
import type { DocumentStore, StoreRead } from './documentStore.ts';
import type { DocumentState, PurgeTimes } from './purgeTimes.ts';

/** A document of the memory is served for this time without asking the shared store for a later one, in ms. */
const trustMs = 1_000;
/** After a failed render the old document is served for this time before the next attempt, in ms. */
const retryMs = 10_000;
/** A render that takes longer is given up: others wait for it. Loaders have shorter limits. In ms. */
const maxRenderMs = 30_000;

/** A request for a document that is the same for everybody. */
type DocumentRequest = {
  /** The canonical address. */
  key: string;
  /** The client whose turn it is in the queue of renders. */
  client: string;
  /** Called before the document is rendered for this client. */
  admit: () => 'allowed' | 'refused';
  render: () => Promise<RenderedDocument>;
};

/** The document of a request: from the cache, or rendered for it. */
export type DocumentResult =
  | {
      kind: 'cached';
      state: 'HIT' | 'STALE' | 'MISS';
      document: CachedDocument;
      /** Whether its content may be old, so that caches in front of the site use it for a moment only. */
      isOld: boolean;
    }
  /** A document that no cache stores: a page of its own, or an error. */
  | { kind: 'uncached'; rendered: RenderedDocument }
  /** Too many documents wait to be rendered. */
  | { kind: 'refused' }
  /** The client was not admitted. */
  | { kind: 'throttled' };

type DocumentCacheOptions = {
  memory: DocumentMemory;
  /** The store of all instances; undefined where there is one instance. */
  store?: DocumentStore | undefined;
  purges: PurgeTimes;
  queue: Pick<RenderQueue, 'enter' | 'revalidate' | 'noteCachedPage'>;
  getSecurityHeaders: GetSecurityHeaders;
  now?: () => number;
};

/** A render in progress, which other readers of the document join. Undefined `startedAt`: it waits for its turn. */
type Render = { startedAt?: number; result: Promise<DocumentResult> };

/** The lifetime that a route has given its document, in s. Without one the document is not to be stored. */
const getLifetime = (headers: RenderedDocument['headers']): number => Number(headers[lifetimeHeader] ?? 0);

const isCacheable = ({ status, headers }: RenderedDocument): boolean =>
  getLifetime(headers) > 0 && status < 500 && headers['set-cookie'] === undefined;

const toResult = (
  state: 'HIT' | 'STALE' | 'MISS',
  document: CachedDocument,
  documentState: DocumentState,
): DocumentResult => ({ kind: 'cached', state, document, isOld: documentState !== 'fresh' });

/**
 * Creates the cache of documents (§2.9): stale-while-revalidate by lifetime, purges by tag, and stale-if-error. Readers wait
 * for a render only where there is no document, where it was purged more than a second ago, or where it has been stale for
 * minutes. A render that fails or is refused leaves the old document in use, unless that was purged.
 */
export const createDocumentCache = ({
  memory,
  store,
  purges,
  queue,
  getSecurityHeaders,
  now = Date.now,
}: DocumentCacheOptions) => {
  const renders = new Map<string, Render>();
  const reads = new Map<string, Promise<StoredDocument | undefined>>();

  const toDocument = (
    { status, headers, body }: RenderedDocument,
    stored: CachedDocument['body'],
    renderedAt: number,
  ): CachedDocument => {
    const lifetime = getLifetime(headers);
    const lifetimeSeconds = isMissing({ status }) ? Math.min(lifetime, notFoundSeconds) : lifetime;
    return {
      status,
      headers: { ...getSecurityHeaders(headers), ...toSentHeaders(headers) },
      tags: String(headers[tagsHeader] ?? '')
        .split(' ')
        .filter(Boolean),
      etag: `W/"${hash('sha1', body, 'base64url')}"`,
      body: stored,
      renderedAt,
      lifetimeSeconds,
      staleAt: now() + lifetimeSeconds * 1_000,
    };
  };

  /** Takes over what the store has, where that is later. */
  const update = (key: string, { document, purges: stored }: StoreRead): StoredDocument | undefined => {
    for (const [tag, at] of stored) purges.addStored(tag, at);
    if (document) purges.addRender(document.renderedAt);
    const current = memory.peek(key);
    if (document && document.renderedAt > (current?.document.renderedAt ?? 0))
      memory.set(key, { document, checkedAt: now(), retryAt: 0 });
    else if (current) current.checkedAt = now();
    return memory.peek(key);
  };

  const readStore = async (key: string, current: StoredDocument | undefined): Promise<StoredDocument | undefined> => {
    const read = await store?.read(key, current?.document.tags ?? []);
    return read === undefined || read === 'unavailable' ? current : update(key, read);
  };

  const find = (key: string): Promise<StoredDocument | undefined> | StoredDocument | undefined => {
    const current = memory.get(key);
    if (!store || (current && now() - current.checkedAt < trustMs)) return current;
    const read = reads.get(key) ?? readStore(key, current).finally(() => reads.delete(key));
    reads.set(key, read);
    return read;
  };

  /** Stores what was rendered, unless a later render has been stored already. */
  const write = (key: string, document: CachedDocument): void => {
    if ((memory.peek(key)?.document.renderedAt ?? 0) > document.renderedAt) return;
    memory.set(key, { document, checkedAt: now(), retryAt: 0 });
    void store?.write(key, document);
  };

  const renderAndStore = async ({ key, render }: DocumentRequest, startedAt: number): Promise<DocumentResult> => {
    const renderOnce = async () => {
      const rendered = await withDeadline(maxRenderMs, render());
      const document = isCacheable(rendered)
        ? toDocument(rendered, await toStoredBody(rendered.body), startedAt)
        : undefined;
      return { rendered, document };
    };
    const { rendered, document } = await renderOnce().catch((cause: unknown) => {
      log({ level: 'error', message: 'A page was not rendered', path: key.split('?', 1)[0], cause: String(cause) });
      return { rendered: undefined, document: undefined };
    });
    if (document) {
      write(key, document);
      return toResult('MISS', document, purges.getState(document));
    }
    const old = memory.peek(key);
    if (rendered && rendered.status < 500) {
      // The document of before is no longer to be stored.
      memory.delete(key);
      if (old) void store?.delete(key);
      return { kind: 'uncached', rendered };
    }
    const state = old ? purges.getState(old.document) : 'expired';
    if (!old || state === 'expired') return rendered ? { kind: 'uncached', rendered } : { kind: 'refused' };
    old.retryAt = now() + retryMs;
    return toResult('STALE', old.document, state);
  };

  /** Begins a render when it is its turn. Other readers of the document join it. */
  const startRender = (request: DocumentRequest, turn: RenderTurn | Promise<RenderTurn>): Promise<DocumentResult> => {
    const render: Pick<Render, 'startedAt'> = {};
    const result = (async (): Promise<DocumentResult> => {
      const end = await turn;
      if (end === 'refused') return { kind: 'refused' };
      render.startedAt = purges.getRenderTime();
      return renderAndStore(request, render.startedAt).finally(end);
    })().finally(() => {
      if (renders.get(request.key) === render) renders.delete(request.key);
    });
    renders.set(request.key, Object.assign(render, { result }));
    return result;
  };

  /** The render of a document in progress; undefined where it may have read content from before a purge. */
  const findRender = (key: string): Render | undefined => {
    const render = renders.get(key);
    return render?.startedAt === undefined || !purges.isAnySince(render.startedAt) ? render : undefined;
  };

  const renderForReader = (request: DocumentRequest): Promise<DocumentResult> | DocumentResult => {
    const render = findRender(request.key);
    if (render) return render.result;
    if (request.admit() === 'refused') return { kind: 'throttled' };
    return startRender(request, waitForTurn(queue, request.client));
  };

  /** Whether readers get a document as it is. It is rendered again if it is not fresh and not too many are. */
  const isServed = (request: DocumentRequest, stored: StoredDocument, state: DocumentState): boolean => {
    const isTooOld = state === 'stale' && now() >= stored.document.staleAt + staleSeconds * 1_000;
    if (state === 'expired' || (isTooOld && stored.retryAt <= now())) return false;
    if (state === 'fresh' || (state === 'stale' && stored.retryAt > now()) || findRender(request.key)) return true;
    const turn = queue.revalidate(state);
    if (turn !== 'refused') void startRender(request, turn);
    return turn !== 'refused' || state === 'stale';
  };

  return {
    get: async (request: DocumentRequest): Promise<DocumentResult> => {
      const stored = await find(request.key);
      const state = stored ? purges.getState(stored.document) : 'expired';
      if (!stored || !isServed(request, stored, state)) {
        const result = await renderForReader(request);
        const isRendered = result.kind === 'cached' || result.kind === 'uncached';
        // It may have been purged meanwhile.
        const isUsable = stored !== undefined && purges.getState(stored.document) === 'stale';
        return isRendered || !isUsable ? result : toResult('STALE', stored.document, 'stale');
      }
      queue.noteCachedPage();
      return toResult(state === 'fresh' ? 'HIT' : 'STALE', stored.document, state);
    },
    /** Purges documents by tag. `partial`: other instances may not know of it; send the purge again. */
    purge: async (tags: readonly string[]): Promise<PurgeResult> => {
      const purge = purges.add(tags);
      return (await store?.purge(purge.tags, purge.at)) ?? 'complete';
    },
  };
};

/** An HTTP cache of documents. */
export type DocumentCache = ReturnType<typeof createDocumentCache>;
