import { readBehavior, type Behavior } from './behavior.ts';
import { createStubLibrary } from './library.ts';

const key = 'mh-house';

const readStoredBehavior = (): Behavior | undefined => {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Behavior | undefined) ?? undefined;
  } catch {
    return undefined; // Storage is blocked or holds a foreign value: default behavior.
  }
};

/** The behavior is stored for the tab, because soft navigation drops the query. */
const getBehavior = (): Behavior => {
  const now = readBehavior(location.search, readStoredBehavior());
  try {
    if (location.search.includes('house-')) sessionStorage.setItem(key, JSON.stringify(now));
  } catch {
    // Without storage it applies to this page only.
  }
  return now;
};

/** URL of the service, next to this script. */
const getBaseUrl = (): URL =>
  new URL('./', document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href);

const start = (): void => {
  const holder = globalThis as unknown as {
    googletag?: { cmd?: ((this: typeof globalThis) => void)[] } | { apiReady: true };
  };
  const waiting = holder.googletag && 'cmd' in holder.googletag ? (holder.googletag.cmd ?? []) : [];
  if (getBehavior().failure === 'garbage') {
    holder.googletag = { apiReady: true };
    return;
  }
  const library = createStubLibrary(getBaseUrl(), getBehavior);
  holder.googletag = library as unknown as { apiReady: true };
  library.cmd.push(...waiting);
};

start();
