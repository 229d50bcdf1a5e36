/// <reference types="google-publisher-tag" />

/** The ad manager's library, or a stand-in with its interface. */
export type Library = typeof googletag;

type Holder = { googletag?: unknown };

const functions = ['setConfig', 'defineSlot', 'display', 'pubads', 'enableServices', 'destroySlots'] as const;

/** Whether something that calls itself the library has what is called here: a content blocker may have put an empty one in its place. */
export const isLibrary = (value: unknown): value is Library =>
  typeof value === 'object' &&
  value !== null &&
  functions.every((name) => typeof (value as Record<string, unknown>)[name] === 'function');

type Queue = { push: (command: () => void) => unknown };

const getQueue = (holder: Holder): Queue => {
  const held = holder.googletag as { cmd?: Partial<Queue> } | null | undefined;
  if (typeof held === 'object' && typeof held?.cmd?.push === 'function') return held.cmd as Queue;
  const cmd: (() => void)[] = [];
  holder.googletag = { cmd };
  return cmd;
};

const scripts = new Map<string, Promise<void>>();

/** Adds the script and answers when the library works through its queue. Never, where it does not come. */
const loadScript = (url: string): Promise<void> => {
  const known = scripts.get(url);
  if (known) return known;
  const queue = getQueue(globalThis as Holder);
  const loading = new Promise<void>((resolve, reject) => {
    queue.push(() => resolve());
    const script = Object.assign(document.createElement('script'), { src: url, async: true });
    script.addEventListener(
      'error',
      () => {
        // One that did not come is tried again on the next page: the reader may be online again.
        scripts.delete(url);
        script.remove();
        reject(new Error(`The library at ${url} did not load.`));
      },
      { once: true },
    );
    document.head.append(script);
  });
  scripts.set(url, loading);
  return loading;
};

/** An answer in time, or nothing: late, failed and no longer asked for are the same to the page. */
export const withDeadline = <Value>(
  ms: number,
  signal: AbortSignal,
  work: Promise<Value>,
): Promise<Value | undefined> =>
  new Promise((resolve) => {
    const settle = (value: Value | undefined) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', settleWithout);
      resolve(value);
    };
    const settleWithout = () => settle(undefined);
    const timer = setTimeout(settleWithout, ms);
    signal.addEventListener('abort', settleWithout, { once: true });
    work.then(settle, settleWithout); // a promise that fails has given no answer
  });

/** Whether the library came into this document, or is on its way. */
export const isLoaded = (url: string): boolean => scripts.has(url);

/** The library when it is ready; nothing where it is blocked, offline, too late or not what it says it is. */
export const openLibrary = async (url: string, ms: number, signal: AbortSignal): Promise<Library | undefined> => {
  try {
    await withDeadline(ms, signal, loadScript(url));
    const { googletag: opened }: Holder = globalThis as Holder;
    return isLibrary(opened) && opened.apiReady === true ? opened : undefined;
  } catch {
    return undefined; // a content blocker lets nobody read or write the name
  }
};
