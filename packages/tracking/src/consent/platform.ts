import type { Globals } from '../dataLayer/dataLayer.ts';
import { createTimers, pollUntilFound } from '../timers.ts';
import { type Purposes, purposeNames, toPurposes, type PurposeName } from './purposes.ts';

/** The purposes of IAB TCF v2 that each consent purpose requires. All of them must be allowed. */
const tcfPurposes: Readonly<Record<PurposeName, readonly number[]>> = {
  // 1 store on the device, 8 measure content performance
  measurement: [1, 8],
  // 2 select basic advertisements, 7 measure their performance
  advertising: [1, 2, 7],
  // 3 to 6: profiles for advertising and content, and choosing by them
  personalization: [1, 3, 4, 5, 6],
};

/** TCF vendor ids that a purpose requires: 755 is Google, the ad manager's vendor. */
const tcfVendors: Readonly<Partial<Record<PurposeName, number>>> = { advertising: 755 };

/** Result of parsing TCData: the visitor's choice, no need for one, an open dialog, or invalid data. */
type PlatformStatus =
  | { kind: 'chosen'; purposes: Purposes }
  | { kind: 'exempt' }
  | { kind: 'dialog-open' }
  | { kind: 'invalid' };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const toRecord = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

/** The CMP's listener id, needed to unsubscribe. */
const getListenerId = (data: unknown): unknown => toRecord(data)['listenerId'];

/** Parses untrusted TCData. Only `true` is consent; legitimate interest is not. */
export const parseTcData = (data: unknown, success: unknown): PlatformStatus => {
  const { gdprApplies, eventStatus, purpose, vendor } = toRecord(data);
  if (success !== true) return { kind: 'invalid' };
  if (gdprApplies === false) return { kind: 'exempt' };
  if (eventStatus === 'cmpuishown') return { kind: 'dialog-open' };
  if (eventStatus !== 'tcloaded' && eventStatus !== 'useractioncomplete') return { kind: 'invalid' };
  const { consents } = toRecord(purpose);
  if (!isRecord(consents)) return { kind: 'invalid' };
  // Without a vendor list no vendor is refused; with one, vendors that it omits are refused.
  const vendors = toRecord(vendor)['consents'];
  const isVendorAllowed = (name: PurposeName): boolean => {
    const vendorId = tcfVendors[name];
    return vendorId === undefined || !isRecord(vendors) || vendors[vendorId] === true;
  };
  return {
    kind: 'chosen',
    purposes: toPurposes(
      purposeNames.filter(
        (name) => isVendorAllowed(name) && tcfPurposes[name].every((purposeId) => consents[purposeId] === true),
      ),
    ),
  };
};

/** A platform that has not responded by then counts as a refusal. */
const platformTimeoutMs = 3_000;

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

/** Returns the function at a path such as `OneTrust.ToggleInfoDisplay`, bound to its object. */
const findFunction = (globals: Globals, path: string): (() => void) | undefined => {
  let owner: unknown;
  let found: unknown = globals;
  for (const name of path.split('.')) {
    owner = found;
    found = Object(found)[name];
  }
  return typeof found === 'function' ? found.bind(owner) : undefined;
};

const warnOfClosedSettings = (): void =>
  console.warn(
    'The consent platform did not open its settings. Set CONSENT_PLATFORM_OPEN to the path of its function that opens them.',
  );

/** Returns the command that opens the settings. TCF defines none; some platforms have this one. */
const findCommand = (globals: Globals): (() => void) | undefined =>
  getApi(globals)?.bind(undefined, 'displayConsentUi', 2, (_, success) => {
    if (success === false) warnOfClosedSettings();
  });

/** Listener of a consent platform. */
type PlatformListener = {
  /** Called with each choice, the first and later changes. */
  onChoice: (purposes: Purposes) => void;
  /** Called where the law requires no consent. */
  onExemption: () => void;
  /** Called on a timeout: the platform has not responded or shown its dialog. It may still respond later. */
  onTimeout: () => void;
};

/** A consent platform of the page. */
export type Platform = {
  /** Opens its settings, once it has loaded. */
  open: () => void;
  stop: () => void;
};

/** Listens to the consent platform (IAB TCF v2), whose data is untrusted. `openPath` opens its settings. */
export const listenToPlatform = (
  globals: Globals,
  openPath: string | undefined,
  { onChoice, onExemption, onTimeout }: PlatformListener,
): Platform => {
  const timers = createTimers();
  let state: 'waiting' | 'responded' | 'stopped' = 'waiting';
  let isOpening = false;
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
  return {
    open: () => {
      if (isOpening) return;
      isOpening = true;
      pollUntilFound(
        timers,
        { ...polling, ...(state === 'responded' && { maxRetries: 0 }) },
        () => (openPath ? findFunction(globals, openPath) : findCommand(globals)),
        (open = warnOfClosedSettings) => {
          isOpening = false;
          try {
            open();
          } catch {
            warnOfClosedSettings();
          }
        },
      );
    },
    stop: () => {
      state = 'stopped';
      timers.cancelAll();
      if (listenerId !== undefined) sendCommand(globals, 'removeEventListener', () => undefined, listenerId);
    },
  };
};
