import type { Globals } from '../dataLayer/dataLayer.ts';
import { createTimers, pollUntilFound } from '../timers.ts';
import { getListenerId, parseTcData } from './tcf.ts';
import type { Purposes } from './purposes.ts';

/** A platform that has not responded by then counts as a refusal. */
export const platformTimeoutMs = 3_000;

/** Polling for a platform that loads late. */
const polling = { intervalMs: 250, maxRetries: 120 };

type Callback = (data: unknown, success: unknown) => void;
type Api = (command: string, version: number, callback: Callback, ...parameters: unknown[]) => void;

const getApi = (globals: Globals): Api | undefined => {
  try {
    const found = globals['__tcfapi'];
    return typeof found === 'function' ? (found as Api) : undefined;
  } catch {
    return undefined; // A content blocker makes the property throw: the page has no platform.
  }
};

/** Whether the page has a consent platform, or the stub of one. */
export const hasPlatform = (globals: Globals): boolean => getApi(globals) !== undefined;

const sendCommand = (globals: Globals, command: string, callback: Callback, ...parameters: unknown[]): void => {
  try {
    getApi(globals)?.(command, 2, callback, ...parameters);
  } catch {
    // Third-party code: an error counts as no response, which times out as a refusal.
  }
};

/** Opens the platform's dialog. TCF defines no command for this; platforms share this one. */
export const openPlatform = (globals: Globals): void => sendCommand(globals, 'displayConsentUi', () => undefined);

/** Listener of a consent platform. */
export type PlatformListener = {
  /** Called with each choice, the first and later changes. */
  onChoice: (purposes: Purposes) => void;
  /** Called where the law requires no consent. */
  onExemption: () => void;
  /** Called when the platform has neither responded nor shown its dialog in time. It may still respond later. */
  onTimeout: () => void;
};

/** Listens to the page's consent platform (IAB TCF v2, `__tcfapi`). Its data is untrusted. Returns a function that stops. */
export const listenToPlatform = (
  globals: Globals,
  { onChoice, onExemption, onTimeout }: PlatformListener,
): (() => void) => {
  const timers = createTimers();
  let state: 'waiting' | 'responded' | 'stopped' = 'waiting';
  let listenerId: unknown;
  const onData: Callback = (data, success) => {
    listenerId ??= getListenerId(data);
    const status = parseTcData(data, success);
    if (state === 'stopped' || status.kind === 'invalid') return;
    state = 'responded';
    if (status.kind === 'chosen') onChoice(status.purposes);
    if (status.kind === 'exempt') onExemption();
  };
  timers.after(platformTimeoutMs, () => {
    if (state === 'waiting') onTimeout();
  });
  pollUntilFound(
    timers,
    polling,
    () => getApi(globals),
    () => sendCommand(globals, 'addEventListener', onData),
  );
  return () => {
    state = 'stopped';
    timers.cancelAll();
    if (listenerId !== undefined) sendCommand(globals, 'removeEventListener', () => undefined, listenerId);
  };
};
