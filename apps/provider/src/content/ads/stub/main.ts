/// <reference types="google-publisher-tag" />

import { getBehavior } from './behavior.ts';
import { renderCreative, type FilledSlot } from './creativeFrame.ts';

type EventName = 'slotRequested' | 'slotResponseReceived' | 'slotRenderEnded';
type SlotEvent = { slot: Slot; isEmpty?: boolean; size?: FilledSlot['size'] };
type Listener = (event: SlotEvent) => void;
type Page = googletag.config.PageSettingsConfig;
type Size = number[] | 'fluid';
/** The functions of the library's slot that the sites call, and the state of the stub. */
type Slot = {
  unit: string;
  element: string;
  state: 'defined' | 'displayed' | 'scheduled' | 'requested' | 'rendered';
  /** Aborted by `destroySlots`. */
  lifetime: AbortController;
  mapping: readonly (readonly [viewport: readonly [width: number, height: number], sizes: readonly Size[]])[];
  config: googletag.config.SlotSettingsConfig;
  /** The creative that it shows. */
  turn?: number;
  defineSizeMapping: (mapping: Slot['mapping']) => void;
  setConfig: (config: Slot['config']) => void;
  addService: () => void;
  getSlotElementId: () => string;
};

const base = new URL(
  './',
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href,
);

const slots = new Map<string, Slot>();
const listeners = new Map<EventName, Set<Listener>>();
let pageConfig: Page = {};

const send = (type: EventName, event: SlotEvent): void => {
  for (const listener of listeners.get(type) ?? []) {
    try {
      listener(event);
    } catch (error) {
      reportError(error); // An error of the page is reported by the page, as in the library.
    }
  }
};

const isDestroyed = ({ lifetime }: Slot): boolean => lifetime.signal.aborted;

/** Calls `onNear` once when the first of the slots comes within a margin of the viewport, in percent of its height. */
const observeNear = (some: readonly Slot[], percent: number, onNear: () => void): void => {
  const scaling = innerWidth < 768 ? (pageConfig.lazyLoad?.mobileScaling ?? 1) : 1;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: `${Math.round((percent / 100) * innerHeight * scaling)}px 0px` },
  );
  for (const { element, lifetime } of some) {
    const target = document.getElementById(element);
    if (target) observer.observe(target);
    lifetime.signal.addEventListener('abort', () => some.every(isDestroyed) && observer.disconnect());
  }
};

const fillSlot = (slot: Slot, filled: FilledSlot): void => {
  // The failure mode `stale` also fills slots that were destroyed during the request.
  if (isDestroyed(slot) && getBehavior().failure !== 'stale') return;
  slot.turn = filled.turn;
  send('slotResponseReceived', { slot });
  const show = (): void => {
    slot.state = 'rendered';
    const isExpandable = slot.config.safeFrame?.allowOverlayExpansion === true;
    renderCreative(slot.element, filled, { base, isExpandable });
    send('slotRenderEnded', { slot, isEmpty: filled.size === null, size: filled.size });
  };
  if (filled.size === null || isDestroyed(slot)) show();
  else observeNear([slot], pageConfig.lazyLoad?.renderMarginPercent ?? 0, show);
};

const getPosition = ({ config, element }: Slot): string => [config.targeting?.['pos'] ?? element].flat()[0] ?? element;

/** Whether the page wants no house ad in a slot. The key-value is for house ads in the ad manager, too. */
const isWithoutHouseAds = ({ config }: Slot): boolean => [config.targeting?.['house'] ?? ''].flat()[0] === 'no';

/** The sizes of a slot in this viewport: the first row of its mapping that the width reaches (SPEC §3). */
const getSizes = ({ mapping }: Slot): readonly Size[] =>
  mapping.find(([[width]]) => width <= document.documentElement.clientWidth)?.[1] ?? [];

const requestCreatives = async (displayed: readonly Slot[]): Promise<void> => {
  const { delayMs, empty, size, failure } = getBehavior();
  const requested = displayed.filter((slot) => !isDestroyed(slot));
  for (const slot of requested) {
    slot.state = 'requested';
    send('slotRequested', { slot });
  }
  if (failure === 'never') return;
  const adRequest = {
    unit: requested[0]?.unit ?? '',
    path: location.pathname,
    size,
    // A trial of a size fills every slot.
    empty: size === 'usual' ? [...empty, ...requested.filter(isWithoutHouseAds).map(getPosition)] : empty,
    sponsor: [pageConfig.targeting?.['sponsor'] ?? ''].flat()[0],
    // Creatives on the page, from which the others should differ.
    shown: [...slots.values()].flatMap((slot) =>
      slot.turn === undefined || requested.includes(slot) ? [] : [{ position: getPosition(slot), turn: slot.turn }],
    ),
    slots: requested.map((slot) => ({ position: getPosition(slot), sizes: getSizes(slot) })),
  };
  // The address of the failure mode `error` does not exist.
  const url = new URL(failure === 'error' ? 'select/lost/' : 'select/', base);
  url.search = new URLSearchParams({ q: JSON.stringify(adRequest), delay: String(delayMs) }).toString();
  try {
    const response = (await (await fetch(url)).json()) as { slots: FilledSlot[] };
    for (const [index, slot] of requested.entries()) {
      const filled = response.slots[index];
      if (filled) fillSlot(slot, filled);
    }
  } catch {
    // After a failed request the library sends no event either.
  }
};

const requestWhenNear = (some: readonly Slot[]): void => {
  if (some.length > 0)
    observeNear(some, pageConfig.lazyLoad?.fetchMarginPercent ?? 0, () => void requestCreatives(some));
};

/** Requests all slots together that were displayed in one task. */
const requestDisplayed = (): void => {
  const displayed = [...slots.values()].filter(({ state }) => state === 'displayed');
  for (const slot of displayed) slot.state = 'scheduled';
  requestWhenNear(displayed);
};

const service = {
  addEventListener: (type: EventName, listener: Listener): void => {
    listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
  },
  removeEventListener: (type: EventName, listener: Listener): void => void listeners.get(type)?.delete(listener),
  getSlots: (): Slot[] => [...slots.values()],
  refresh: (some: readonly Slot[] = [...slots.values()]): void => requestWhenNear(some),
  updateCorrelator: (): void => undefined,
};

/** The functions of the ad manager's library (GPT) that the sites and their tests call, with house ads. */
const library = {
  apiReady: true,
  cmd: {
    push: (...commands: (() => void)[]): void => {
      for (const command of commands) command();
    },
  },
  pubads: () => service,
  enableServices: (): void => undefined,
  setConfig: (config: Page): void => {
    pageConfig = { ...pageConfig, ...config };
  },
  /** Returns null if the element already has a slot, as the library does. */
  defineSlot: (unit: string, _sizes: googletag.GeneralSize, element: string): Slot | null => {
    if (slots.has(element)) return null;
    const slot: Slot = {
      unit,
      element,
      state: 'defined',
      lifetime: new AbortController(),
      mapping: [],
      config: {},
      defineSizeMapping: (mapping) => void (slot.mapping = mapping),
      setConfig: (config) => void (slot.config = { ...slot.config, ...config }),
      addService: () => undefined,
      getSlotElementId: () => element,
    };
    slots.set(element, slot);
    return slot;
  },
  display: (slot: Slot): void => {
    if (getBehavior().failure === 'throw') throw new Error('The stub fails on request.');
    if (slot.state !== 'defined') return;
    slot.state = 'displayed';
    queueMicrotask(requestDisplayed);
  },
  destroySlots: (some: readonly Slot[] = [...slots.values()]): boolean => {
    for (const slot of some) {
      slot.lifetime.abort();
      document.getElementById(slot.element)?.replaceChildren();
      slots.delete(slot.element);
    }
    return true;
  },
};

const scope = globalThis as { googletag?: { cmd?: (() => void)[] } | typeof library | { apiReady: true } };
const waiting =
  scope.googletag && 'cmd' in scope.googletag && Array.isArray(scope.googletag.cmd) ? scope.googletag.cmd : [];
if (getBehavior().failure === 'garbage') scope.googletag = { apiReady: true };
else {
  scope.googletag = library;
  library.cmd.push(...waiting);
}
