import { escapeNonAscii } from '../pageCache/normalizeCachedPage.ts';
import { isScriptLoader } from '../pageCache/deferScripts.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false; // not a plain value: the script gets no hash
  }
};

/** Calls by which Next, Turbopack and urql pass data to their scripts. The argument must be JSON, so the call can hold no other code. */
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

/** The code of a script element after `escapeNonAscii`, which rewrites cached pages. */
const inAscii = (code: string): string =>
  escapeNonAscii([`<script>${code}</script>`]).slice('<script>'.length, -'</script>'.length);

/**
 * Creates the test for inline scripts that belong to the site: those that its components write, the loader of a cached
 * page, and the framework's data. A policy that allowed whatever script the document holds would also allow an injected one.
 */
export const createIsSiteScript = (written: readonly string[]): ((code: string) => boolean) => {
  const known = new Set(written.flatMap((code) => [code, inAscii(code)]));
  return (code) => known.has(code) || isFrameworkCall(code) || isScriptLoader(code);
};
