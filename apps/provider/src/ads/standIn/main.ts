import { readBehaviour, type Behaviour } from './behaviour.ts';
import { createLibrary } from './library.ts';

const key = 'mh-house';

const remembered = (): Behaviour | undefined => {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Behaviour | undefined) ?? undefined;
  } catch {
    return undefined; // storage is refused, or holds something else: the usual behaviour
  }
};

/** What an address once asked for holds for the tab, since soft navigation drops the query. */
const behaviour = (): Behaviour => {
  const now = readBehaviour(location.search, remembered());
  try {
    if (location.search.includes('house-')) sessionStorage.setItem(key, JSON.stringify(now));
  } catch {
    // Without storage it holds for this page.
  }
  return now;
};

/** Where this script came from: its service is beside it. */
const home = (): URL =>
  new URL('./', document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href);

const begin = (): void => {
  const holder = globalThis as unknown as {
    googletag?: { cmd?: ((this: typeof globalThis) => void)[] } | { apiReady: true };
  };
  const waiting = holder.googletag && 'cmd' in holder.googletag ? (holder.googletag.cmd ?? []) : [];
  if (behaviour().fault === 'garbage') {
    holder.googletag = { apiReady: true };
    return;
  }
  const library = createLibrary(home(), behaviour);
  holder.googletag = library as unknown as { apiReady: true };
  library.cmd.push(...waiting);
};

begin();
