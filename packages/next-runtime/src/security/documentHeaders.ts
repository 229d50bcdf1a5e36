import { type PolicyHeaders } from './contentSecurityPolicy.ts';
import { hashSource, inlineScripts } from './inlineScripts.ts';

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
