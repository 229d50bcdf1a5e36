import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { GetSecurityHeaders } from '../documentCache/cachedDocument.ts';
import type { AddSecurityHeaders } from '../plainPage.ts';
import { env } from '../env.ts';
import { createDocumentPolicy, filePolicy } from './contentSecurityPolicy.ts';
import { findInlineScripts, hashSource } from './inlineScripts.ts';
import { secureResponse, resourcePolicy, securityHeaders } from './secureResponse.ts';
import { getSiteSettings } from '../siteSettings.ts';

/** The HTML documents of a folder in `public`, by path. Files of the app are trusted as a whole. */
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

type Headers = Readonly<Record<string, string>>;

/** The security headers of a brand (decision 28), after Next has loaded `next.config.mjs`. */
export const createResponseSecurity = async (
  appFolder: string,
  { documentsFolder, toolsFolder }: { documentsFolder: string; toolsFolder: string },
) => {
  const site = getSiteSettings()?.security;
  if (!site)
    throw new Error('next.config.mjs has not published the settings of the brand. Create it with siteConfig().');
  const always = securityHeaders(site.origin);
  const policy = createDocumentPolicy({ env, site });
  const toHeaders = (scripts: Parameters<typeof policy>[0]): Headers => ({
    ...always,
    'cross-origin-resource-policy': 'same-origin',
    ...policy(scripts),
  });
  const inlineHashes = site.inlineScripts.map(hashSource);
  // The inline scripts of pages are constants, and so are their hashes.
  const documentHeaders = toHeaders(inlineHashes);
  const documents = await readPublicDocuments(appFolder, documentsFolder);
  const publicDocuments = new Map(
    [...documents].map(([name, html]) => [name, toHeaders(findInlineScripts(html).map(hashSource))]),
  );
  /** The headers of a page of Next, which gives its own inline scripts the nonce that the policy in the request names. */
  const toToolHeaders = (request: IncomingMessage): Headers => {
    const headers = toHeaders([...inlineHashes, `'nonce-${randomBytes(16).toString('base64')}'`]);
    for (const name of ['content-security-policy', 'content-security-policy-report-only'])
      request.headers[name] = headers[name];
    return headers;
  };
  /** All security headers of a document of a route handler, which may have set its own policy. */
  const getSecurityHeaders: GetSecurityHeaders = (headers) => {
    const type = String(headers['content-type']);
    const isOwnPolicy = headers['content-security-policy'] !== undefined;
    if (type.startsWith('text/html') && !isOwnPolicy) return documentHeaders;
    return {
      ...always,
      'cross-origin-resource-policy': resourcePolicy(type),
      ...(!isOwnPolicy && { 'content-security-policy': filePolicy }),
    };
  };
  const addSecurityHeaders: AddSecurityHeaders = (request, response) => {
    const toolHeaders = request.url?.startsWith(toolsFolder) ? toToolHeaders(request) : undefined;
    secureResponse(request, response, {
      always,
      getDocumentHeaders: (name) => toolHeaders ?? publicDocuments.get(name) ?? documentHeaders,
    });
  };
  return { documentHeaders, getSecurityHeaders, addSecurityHeaders };
};
