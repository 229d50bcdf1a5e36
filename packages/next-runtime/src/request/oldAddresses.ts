import { withDeadline } from '@masthead/process/circuit-breaker';
import { withTimeLimit } from '@masthead/process/time-limit';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { renderRefusal, type SendRefusal } from '../plainPage.ts';
import { getSiteSettings, type RedirectSource } from '../siteSettings.ts';
import { uncachedFetch } from '../uncachedFetch.ts';
import { getForwardedFor } from './requestHeaders.ts';

/**
 * Parameters by which other content systems select a page at an address that exists here: `/?p=123`. Another page of this
 * site may be cached for it.
 */
const legacyParameter = /[?&](?:p|page_id|attachment_id|cat|author|id)=[^&]/;

/** Limits of look-ups. Crawlers and scanners request any number of addresses that never existed. */
const limits = { maxCached: 5_000, ttlMs: 60_000, maxPending: 20, timeoutMs: 1_000 } as const;

/** How long a page that is in a cache waits for a look-up, in ms. The look-up continues, for the next request. */
const cachedPageWaitMs = 150;

/** The redirect of an old address for a client. Undefined: none, or the service does not respond in time. */
export type FindRedirect = (address: string, forwardedFor: string) => Promise<string | undefined>;

const ownOrigin = 'http://site.invalid';

/** Returns a redirect target as a header may have it, percent-encoded. Undefined: it is not a path or an https address. */
const toTarget = (to: unknown): string | undefined => {
  const url = typeof to === 'string' ? URL.parse(to, ownOrigin) : null;
  const target = url?.origin === ownOrigin ? url.href.slice(ownOrigin.length) : url?.href;
  return target !== undefined && /^(?:\/(?![/\\])|https:\/\/)[^\s<>"]{0,2000}$/.test(target) ? target : undefined;
};

/** Creates the look-up of redirects. Results are cached for a minute, also that an address has none. */
export const createFindRedirect = (
  getSource: () => RedirectSource | undefined = () => getSiteSettings()?.redirects,
): FindRedirect => {
  const results = new LRUCache<string, { to: string | undefined }>({ max: limits.maxCached, ttl: limits.ttlMs });
  let pending = 0;
  return async (address, forwardedFor) => {
    const cached = results.get(address);
    const source = getSource();
    if (cached || !source || pending >= limits.maxPending) return cached?.to;
    pending += 1;
    try {
      const query = new URLSearchParams({ brand: source.site, from: address });
      return await withTimeLimit(limits.timeoutMs, async (signal) => {
        const headers = { 'x-forwarded-for': forwardedFor };
        const response = await uncachedFetch(`${source.url}?${query}`, { headers, signal });
        const body = response.ok ? ((await response.json()) as { to?: unknown }) : {};
        if (!response.ok) await response.body?.cancel();
        const to = toTarget(body.to);
        if (response.ok || response.status === 404) results.set(address, { to });
        return to;
      });
    } catch {
      return undefined; // Without the service an old address is not found, as every unknown address.
    } finally {
      pending -= 1;
    }
  };
};

const findWithDeadline = (found: Promise<string | undefined>): Promise<string | undefined> =>
  withDeadline(cachedPageWaitMs, found).catch(() => undefined);

/** Old addresses lead to their pages (308). Looked up: pages not found, and other systems' parameters. */
export const createOldAddresses = (find: FindRedirect, sendRefusal: SendRefusal) => {
  const redirect = (request: IncomingMessage, response: ServerResponse, to: string): void =>
    sendRefusal(request, response, {
      status: 308,
      page: renderRefusal('moved'),
      headers: { Location: to, 'Cache-Control': 'public, max-age=300' },
    });
  return {
    /** Handles a request by the parameter of another content system, or calls `next`. */
    followParameter: (request: IncomingMessage, response: ServerResponse, address: string, next: () => void): void => {
      if ((request.method !== 'GET' && request.method !== 'HEAD') || !legacyParameter.test(address)) return next();
      void (async () => {
        const to = await findWithDeadline(find(address, getForwardedFor(request)));
        if (to === undefined) next();
        else redirect(request, response, to);
      })();
    },
    /** Finds the page that replaces one that is not found. A cached not-found page waits for the look-up a moment only. */
    find: (request: IncomingMessage, address: string, isCached: boolean): Promise<string | undefined> => {
      const found = find(address, getForwardedFor(request));
      return isCached ? findWithDeadline(found) : found;
    },
    redirect,
  };
};

/** The redirects of a server. */
export type OldAddresses = ReturnType<typeof createOldAddresses>;
