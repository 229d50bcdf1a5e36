import type { Globals } from '../dataLayer/dataLayer.ts';
import { createTimers, pollUntilFound } from '../timers.ts';
import { getListenerId, parseTcData } from './tcf.ts';
import type { Purposes } from './purposes.ts';

/** How long a consent platform may take in ms before its silence is taken as a refusal. */
export const platformTimeoutMs = 3_000;

/** A platform that is loaded late is looked for this often, for this long. */
const polling = { every: 250, tries: 120 };

type Callback = (data: unknown, success: unknown) => void;
type Api = (command: string, version: number, callback: Callback, ...parameters: unknown[]) => void;

const getApi = (globals: Globals): Api | undefined => {
  try {
    const found = globals['__tcfapi'];
    return typeof found === 'function' ? (found as Api) : undefined;
  } catch {
    return undefined; // a content blocker lets nobody read it: the page has no platform
  }
};

/** Whether the page has a consent platform, or the stub of one. */
export const hasPlatform = (globals: Globals): boolean => getApi(globals) !== undefined;

const sendCommand = (globals: Globals, command: string, callback: Callback, ...parameters: unknown[]): void => {
  try {
    getApi(globals)?.(command, 2, callback, ...parameters);
  } catch {
    // somebody else's program: one that throws does not answer, and its silence is a refusal
  }
};

/** Asks the platform to show its dialog again. TCF has no word for it; this is the one that platforms share. */
export const openPlatform = (globals: Globals): void => sendCommand(globals, 'displayConsentUi', () => undefined);

export type PlatformListener = {
  /** Each answer, the first and any that the reader changes it to. */
  onDecision: (purposes: Purposes) => void;
  /** It has neither answered nor shown its dialog in time. It may still answer later. */
  onTimeout: () => void;
};

/** Listens to the consent platform of the page (IAB TCF v2, `__tcfapi`), whose answers are not trusted to be of that form. */
export const listenToPlatform = (
  globals: Globals,
  { onDecision: onAnswer, onTimeout: onSilence }: PlatformListener,
): (() => void) => {
  const timers = createTimers();
  let state: 'quiet' | 'heard' | 'stopped' = 'quiet';
  let listenerId: unknown;
  const hear: Callback = (data, success) => {
    listenerId ??= getListenerId(data);
    const answer = parseTcData(data, success);
    if (state === 'stopped' || answer.kind === 'garbage') return;
    state = 'heard';
    if (answer.kind === 'answer') onAnswer(answer.purposes);
  };
  timers.after(platformTimeoutMs, () => {
    if (state === 'quiet') onSilence();
  });
  pollUntilFound(
    timers,
    polling,
    () => getApi(globals),
    () => sendCommand(globals, 'addEventListener', hear),
  );
  return () => {
    state = 'stopped';
    timers.cancelAll();
    if (listenerId !== undefined) sendCommand(globals, 'removeEventListener', () => undefined, listenerId);
  };
};
