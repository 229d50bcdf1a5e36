import type { Globals } from '../dataLayer/dataLayer.ts';
import { createTimers, untilFound } from '../page/timers.ts';
import { readTcData } from './tcf.ts';
import type { Purposes } from './purposes.ts';

/** How long a consent platform may take in ms before its silence is taken as a refusal. */
export const silenceMs = 3_000;

/** A platform that is loaded late is looked for this often, for this long. */
const look = { every: 250, tries: 120 };

type Api = (command: string, version: number, callback: (data: unknown, success: unknown) => void) => void;

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

const ask = (api: Api, command: string, callback: (data: unknown, success: unknown) => void): void => {
  try {
    api(command, 2, callback);
  } catch {
    // somebody else's program: one that throws does not answer, and its silence is a refusal
  }
};

/** Asks the platform to show its dialog again. TCF has no word for it; this is the one that platforms share. */
export const openPlatform = (globals: Globals): void => {
  const api = apiOf(globals);
  if (api) ask(api, 'displayConsentUi', () => undefined);
};

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
  const hear = (data: unknown, success: unknown): void => {
    const answer = readTcData(data, success);
    if (state === 'stopped' || answer.kind === 'garbage') return;
    state = 'heard';
    if (answer.kind === 'answer') onAnswer(answer.purposes);
  };
  timers.after(silenceMs, () => {
    if (state === 'quiet') onSilence();
  });
  untilFound(timers, look, () => apiOf(globals), (api) => {
    if (!api) return;
    ask(api, 'addEventListener', hear);
    // A platform without events may still say what it knows.
    ask(api, 'getTCData', hear);
  });
  return () => {
    state = 'stopped';
    timers.cancelAll();
  };
};
