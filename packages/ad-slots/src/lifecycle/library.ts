/// <reference types="google-publisher-tag" />

/** The ad manager's library (GPT), or a stub with its interface. */
export type Library = typeof googletag;

/** The global object, whose `googletag` any script may have set. */
type GlobalScope = { googletag?: unknown };

const requiredFunctions = ['setConfig', 'defineSlot', 'display', 'pubads', 'enableServices', 'destroySlots'] as const;

/**
 * Whether a value has all functions that the lifecycle calls. Content blockers replace the library with an empty
 * object.
 */
export const isLibrary = (value: unknown): value is Library =>
  typeof value === 'object' &&
  value !== null &&
  requiredFunctions.every((name) => typeof (value as Record<string, unknown>)[name] === 'function');

type CommandQueue = { push: (command: () => void) => unknown };

/** The library's command queue, `googletag.cmd`. Creates it if the library has not loaded yet. */
const getCommandQueue = (scope: GlobalScope): CommandQueue => {
  const existing = scope.googletag as { cmd?: Partial<CommandQueue> } | null | undefined;
  if (typeof existing === 'object' && typeof existing?.cmd?.push === 'function') return existing.cmd as CommandQueue;
  const cmd: (() => void)[] = [];
  scope.googletag = { cmd };
  return cmd;
};

/** The added scripts by URL. A script that fails to load is removed. */
const scripts = new Map<string, Promise<void>>();

/**
 * Adds the script. Resolves when the library runs its command queue: never, if a content blocker replaces the script.
 */
const loadScript = (url: string): Promise<void> => {
  const added = scripts.get(url);
  if (added) return added;
  const queue = getCommandQueue(globalThis as GlobalScope);
  const loading = new Promise<void>((resolve, reject) => {
    queue.push(() => resolve());
    const script = Object.assign(document.createElement('script'), { src: url, async: true });
    script.addEventListener(
      'error',
      () => {
        // Removed, so that the next page view can load it again.
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

/**
 * Resolves with the value of `promise`, or with undefined if it rejects, takes longer than `timeoutMs`, or `signal`
 * aborts.
 */
export const withDeadline = <Value>(
  timeoutMs: number,
  signal: AbortSignal,
  promise: Promise<Value>,
): Promise<Value | undefined> =>
  new Promise((resolve) => {
    const finish = (value: Value | undefined) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', resolveUndefined);
      resolve(value);
    };
    const resolveUndefined = () => finish(undefined);
    const timer = setTimeout(resolveUndefined, timeoutMs);
    signal.addEventListener('abort', resolveUndefined, { once: true });
    promise.then(finish, resolveUndefined);
  });

/** Whether the script of the library is in this document, loaded or loading. */
export const isScriptAdded = (url: string): boolean => scripts.has(url);

/** Loads the library. Undefined if it is blocked, offline, slower than `timeoutMs`, or lacks a required function. */
export const loadLibrary = async (
  url: string,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<Library | undefined> => {
  try {
    await withDeadline(timeoutMs, signal, loadScript(url));
    const { googletag: loaded }: GlobalScope = globalThis as GlobalScope;
    return isLibrary(loaded) && loaded.apiReady === true ? loaded : undefined;
  } catch {
    return undefined; // A content blocker may throw on access to the global.
  }
};
