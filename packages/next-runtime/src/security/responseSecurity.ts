import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '../env.ts';
import { log } from '../log.ts';
import { createDocumentPolicy } from './contentSecurityPolicy.ts';
import { createDocumentHeaders } from './documentHeaders.ts';
import { createIsSiteScript } from './siteScripts.ts';
import { readPublicDocuments } from './publicDocuments.ts';
import { secureResponse } from './secureResponse.ts';
import { securityHeaders } from './securityHeaders.ts';
import { getSiteSecurity } from './siteSecurity.ts';

/** The log names at most this many scripts that are not the site's own, each once. */
const maxLogged = 20;

export type ResponseSecurity = {
  /** All security headers of an HTML document. */
  documentHeaders: (html: string) => Readonly<Record<string, string>>;
  /** Gives a response its security headers before it is sent. */
  secure: (request: IncomingMessage, response: ServerResponse) => void;
};

/** Security headers of a brand's responses. Call it after Next has loaded `next.config.ts`. `documentsFolder` is the folder of `public` with HTML documents of the brand. */
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
        "A page holds an inline script that is not one of the site's own; browsers do not run it. List scripts of components in next/siteSecurity.ts.",
      hash,
      bytes,
    });
  };
  const documentHeaders = createDocumentHeaders({
    policy,
    always,
    isOwn: createIsSiteScript(site.inlineScripts),
    onUnknown,
  });
  const trustedHeaders = createDocumentHeaders({ policy, always, isOwn: () => true });
  const documents = await readPublicDocuments(appFolder, documentsFolder);
  const publicDocuments = new Map([...documents].map(([path, html]) => [path, trustedHeaders(html)]));
  return {
    documentHeaders,
    secure: (request, response) => secureResponse(request, response, { always, documentHeaders, publicDocuments }),
  };
};
