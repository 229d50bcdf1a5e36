import { escapeNonAscii } from '../pageCache/normalizeCachedPage.ts';
import { isScriptLoader } from '../pageCache/deferScripts.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false; // The argument may be code, so the policy does not allow the script.
  }
};

/**
 * Calls by which Next, Turbopack and urql pass data to their scripts. The argument must be JSON, so the call cannot contain
 * other code.
 */
const frameworkCalls: readonly RegExp[] = [
  /^self\.__next_f\.push\(([^]*)\)$/,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(([^]*)\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(([^]*)\);?$/,
  /^\(window\[Symbol\.for\("urql_transport"\)\] \?\?= \[\]\)\.push\(([^]*)\)$/,
];

const isFrameworkCall = (code: string): boolean =>
  frameworkCalls.some((call) => {
    const argument = call.exec(code)?.[1];
    return argument !== undefined && isJson(argument);
  });

/** Returns the code of a script element after `escapeNonAscii`, which rewrites cached pages. */
const toAscii = (code: string): string =>
  escapeNonAscii([`<script>${code}</script>`]).slice('<script>'.length, -'</script>'.length);

/**
 * Creates a predicate for inline scripts of the site: scripts of its components (`ownScripts`), the loader of a cached page,
 * and the framework's data. A policy that allows every script of the document would also allow an injected one.
 */
export const createIsSiteScript = (ownScripts: readonly string[]): ((code: string) => boolean) => {
  const allowed = new Set(ownScripts.flatMap((code) => [code, toAscii(code)]));
  return (code) => allowed.has(code) || isFrameworkCall(code) || isScriptLoader(code);
};
