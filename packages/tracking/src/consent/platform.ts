import type { Globals } from '../dataLayer/dataLayer.ts';
import { createTimers, untilFound } from '../page/timers.ts';
import { listenerIdOf, readTcData } from './tcf.ts';
import type { Purposes } from './purposes.ts';

/** How long a consent platform may take in ms before its silence is taken as a refusal. */
export const silenceMs = 3_000;

/** A platform that is loaded late is looked for this often, for this long. */
const look = { every: 250, tries: 120 };

type Callback = (data: unknown, success: unknown) => void;
type Api = (command: string, version: number, callback: Callback, ...parameters: unknown[]) => void;

const apiOf = (globals: Globals): Api | undefined => {
  try {
    const found = globals['__tcfapi'];
    return typeof found === 'function' ? (found as Api) : undefined;
  } catch {
    return undefined; // a content blocker lets nobody read it: the page has no platform
  }
};

/** Whether the page has a consent platform, or the stub of one. */
export const hasPlatform = (globals: Globals): boolean => apiOf(globals) !== undefined;

const ask = (globals: Globals, command: string, callback: Callback, ...parameters: unknown[]): void => {
  try {
    apiOf(globals)?.(command, 2, callback, ...parameters);
  } catch {
    // somebody else's program: one that throws does not answer, and its silence is a refusal
  }
};

/** Asks the platform to show its dialog again. TCF has no word for it; this is the one that platforms share. */
export const openPlatform = (globals: Globals): void => ask(globals, 'displayConsentUi', () => undefined);

export type PlatformListener = {
  /** Each answer, the first and any that the reader changes it to. */
  onAnswer: (purposes: Purposes) => void;
  /** It has neither answered nor shown its dialog in time. It may still answer later. */
  onSilence: () => void;
};

/** Listens to the consent platform of the page (IAB TCF v2, `__tcfapi`), whose answers are not trusted to be of that form. */
export const listenToPlatform = (globals: Globals, { onAnswer, onSilence }: PlatformListener): (() => void) => {
  const timers = createTimers();
  let state: 'quiet' | 'heard' | 'stopped' = 'quiet';
  let listenerId: unknown;
  const hear: Callback = (data, success) => {
    listenerId ??= listenerIdOf(data);
    const answer = readTcData(data, success);
    if (state === 'stopped' || answer.kind === 'garbage') return;
    state = 'heard';
    if (answer.kind === 'answer') onAnswer(answer.purposes);
  };
  timers.after(silenceMs, () => {
    if (state === 'quiet') onSilence();
  });
  untilFound(
    timers,
    look,
    () => apiOf(globals),
    () => ask(globals, 'addEventListener', hear),
  );
  return () => {
    state = 'stopped';
    timers.cancelAll();
    if (listenerId !== undefined) ask(globals, 'removeEventListener', () => undefined, listenerId);
  };
};
