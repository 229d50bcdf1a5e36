import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GetSecurityHeaders } from '../documentCache/cachedDocument.ts';
import type { AddSecurityHeaders } from '../plainPage.ts';
import { env } from '../env.ts';
import { log } from '../log.ts';
import { createDocumentPolicy, filePolicy, type PolicyHeaders } from './contentSecurityPolicy.ts';
import { hashSource, inlineScripts } from './inlineScripts.ts';
import { createIsSiteScript } from './siteScripts.ts';
import { secureResponse } from './secureResponse.ts';
import { resourcePolicy, securityHeaders } from './securityHeaders.ts';
import { getSiteSecurity } from './siteSecurity.ts';

/** Options of `createDocumentHeaders`. */
export type DocumentHeadersOptions = {
  /** The policy headers for the hash sources of a document's scripts. */
  policy: (hashes: readonly string[]) => PolicyHeaders;
  /** Headers of every response. */
  always: Readonly<Record<string, string>>;
  /** Whether an inline script is the site's own. Others get no hash, so the browser does not run them. */
  isOwn: (code: string) => boolean;
  /** Called with the hash and size of each script that is not the site's own. */
  onUnknown?: (script: { hash: string; bytes: number }) => void;
};

/** Creates the function that computes all security headers of an HTML document. Cached pages call it once for each body. */
export const createDocumentHeaders =
  ({ policy, always, isOwn, onUnknown }: DocumentHeadersOptions) =>
  (html: string): Readonly<Record<string, string>> => {
    const hashes = inlineScripts(html).flatMap((code) => {
      const hash = hashSource(code);
      if (isOwn(code)) return [hash];
      onUnknown?.({ hash, bytes: code.length });
      return [];
    });
    return { ...always, 'cross-origin-resource-policy': 'same-origin', ...policy(hashes) };
  };

/**
 * The HTML documents of one folder of an app's `public` folder, by their path on the site. Files of the app are trusted as
 * a whole.
 */
const readPublicDocuments = async (appFolder: string, folder: string): Promise<ReadonlyMap<string, string>> => {
  const directory = path.join(appFolder, 'public', folder);
  const names = (await readdir(directory)).filter((name) => name.endsWith('.html'));
  return new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, string]> => [
        `/${folder}/${name}`,
        await readFile(path.join(directory, name), 'utf8'),
      ]),
    ),
  );
};

/** The log names at most this many scripts that are not the site's own, each once. */
const maxLogged = 20;

/** The security headers of a brand's responses. */
export type ResponseSecurity = {
  /** All security headers of an HTML document. */
  getDocumentHeaders: (html: string) => Readonly<Record<string, string>>;
  /** All security headers of a document of a route handler, which may have set its own policy. */
  getSecurityHeaders: GetSecurityHeaders;
  addSecurityHeaders: AddSecurityHeaders;
};

/**
 * Creates the security headers of a brand's responses (decision 28). Call it after Next has loaded `next.config.mjs`.
 * `documentsFolder` is the folder of `public` with HTML documents of the brand.
 */
export const createResponseSecurity = async (appFolder: string, documentsFolder: string): Promise<ResponseSecurity> => {
  const site = getSiteSecurity();
  const always = securityHeaders(site.origin);
  const policy = createDocumentPolicy({ env, site });
  const logged = new Set<string>();
  const onUnknown = ({ hash, bytes }: { hash: string; bytes: number }): void => {
    if (logged.has(hash) || logged.size >= maxLogged) return;
    logged.add(hash);
    log({
      level: 'error',
      message:
        "A page contains an inline script that is not the site's own; browsers do not run it. List scripts of components in packages/site/src/next/siteSecurity.ts.",
      hash,
      bytes,
    });
  };
  const getDocumentHeaders = createDocumentHeaders({
    policy,
    always,
    isOwn: createIsSiteScript(site.inlineScripts),
    onUnknown,
  });
  const trustedHeaders = createDocumentHeaders({ policy, always, isOwn: () => true });
  const documents = await readPublicDocuments(appFolder, documentsFolder);
  const publicDocuments = new Map([...documents].map(([path, html]) => [path, trustedHeaders(html)]));
  return {
    getDocumentHeaders,
    getSecurityHeaders: (headers, body) => {
      const type = String(headers['content-type']);
      const isOwnPolicy = headers['content-security-policy'] !== undefined;
      if (type.startsWith('text/html') && !isOwnPolicy) return getDocumentHeaders(body.toString());
      return {
        ...always,
        'cross-origin-resource-policy': resourcePolicy(type),
        ...(!isOwnPolicy && { 'content-security-policy': filePolicy }),
      };
    },
    addSecurityHeaders: (request, response) =>
      secureResponse(request, response, { always, getDocumentHeaders, publicDocuments }),
  };
};
