/// <reference types="google-publisher-tag" />

/** The ad manager's library (GPT), or a stub with its interface. */
export type Library = typeof googletag;

type Holder = { googletag?: unknown };

const functions = ['setConfig', 'defineSlot', 'display', 'pubads', 'enableServices', 'destroySlots'] as const;

/** Whether a global has all functions that are called here. Content blockers replace the library by an empty object. */
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

/** Adds the script. Resolves when the library runs its command queue; never resolves when a blocker serves another script. */
const loadScript = (url: string): Promise<void> => {
  const pending = scripts.get(url);
  if (pending) return pending;
  const queue = getQueue(globalThis as Holder);
  const loading = new Promise<void>((resolve, reject) => {
    queue.push(() => resolve());
    const script = Object.assign(document.createElement('script'), { src: url, async: true });
    script.addEventListener(
      'error',
      () => {
        // The next page view tries again.
        scripts.delete(url);
        script.remove();
        reject(new Error(`The ad library at ${url} did not load. Check the URL and the network.`));
      },
      { once: true },
    );
    document.head.append(script);
  });
  scripts.set(url, loading);
  return loading;
};

/** Resolves with the result of `work`, or with undefined when it fails, takes longer than `ms`, or `signal` aborts. */
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
    work.then(settle, settleWithout);
  });

/** Whether the library was added to this document. */
export const isLoaded = (url: string): boolean => scripts.has(url);

/** Loads the library. Undefined when it is blocked, offline, later than `ms`, or not the expected interface. */
export const openLibrary = async (url: string, ms: number, signal: AbortSignal): Promise<Library | undefined> => {
  try {
    await withDeadline(ms, signal, loadScript(url));
    const { googletag: opened }: Holder = globalThis as Holder;
    return isLibrary(opened) && opened.apiReady === true ? opened : undefined;
  } catch {
    return undefined; // A content blocker may throw on access to the global.
  }
};
