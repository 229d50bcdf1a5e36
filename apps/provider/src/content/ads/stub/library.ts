import { enums } from './enums.ts';
import { Events } from './events.ts';
import type { Behavior } from './behavior.ts';
import { createRequests } from './requests.ts';
import { StubService } from './service.ts';
import { Settings } from './settings.ts';
import { StubSlot } from './slot.ts';

/** The stub of the ad manager's library, as the global `googletag`. */
export type StubLibrary = Omit<typeof googletag, 'enums' | 'cmd' | 'apiReady' | 'pubadsReady'> & {
  enums: typeof enums;
  cmd: googletag.CommandArray;
  apiReady: boolean;
  pubadsReady: boolean;
};

const getElementId = (divOrSlot: string | Element | googletag.Slot): string => {
  if (typeof divOrSlot === 'string') return divOrSlot;
  return divOrSlot instanceof Element ? divOrSlot.id : divOrSlot.getSlotElementId();
};

/**
 * Creates the stub of the ad manager's library: the same interface with house ads. `base` is the URL of its service.
 */
export const createStubLibrary = (base: URL, getBehavior: () => Behavior): StubLibrary => {
  const settings = new Settings<googletag.config.PageSettingsConfig>();
  const events = new Events();
  const all = new Map<string, StubSlot>();
  const slots = () => [...all.values()];
  const requests = createRequests({ slots, events, settings, getBehavior, base });
  const empty = (some: readonly StubSlot[]) =>
    some.forEach(({ element }) => document.getElementById(element)?.replaceChildren());
  const service = new StubService({ settings, events, slots, refresh: requests.refresh, clear: empty });

  const defineSlot = (unit: string, size: googletag.GeneralSize, div = `${unit}-${all.size}`): StubSlot | null => {
    if (all.has(div)) return null; // As in the library: one slot per element.
    const slot = new StubSlot(unit, size, div);
    all.set(div, slot);
    return slot;
  };

  return {
    enums,
    apiReady: true,
    pubadsReady: true,
    secureSignalProviders: undefined,
    cmd: {
      push: (...commands) => {
        for (const command of commands) command.call(globalThis);
        return commands.length;
      },
    },
    pubads: () => service,
    companionAds: () => Object.assign(service, { setRefreshUnfilledSlots: () => undefined }),
    getVersion: () => 'house',
    defineSlot,
    defineOutOfPageSlot: (unit, div) => (typeof div === 'string' ? defineSlot(unit, [1, 1], div) : null),
    display: (divOrSlot) => {
      if (getBehavior().failure === 'throw') throw new Error('The stub fails on request.');
      const slot = all.get(getElementId(divOrSlot));
      if (!slot || slot.state !== 'defined') return;
      slot.state = 'displayed';
      if (settings.get('disableInitialLoad') !== true) requests.schedule();
    },
    enableServices: () => undefined,
    disablePublisherConsole: () => undefined,
    openConsole: () => undefined,
    setAdIframeTitle: () => undefined,
    destroySlots: (some) => {
      for (const slot of some ?? slots()) {
        const mine = all.get(slot.getSlotElementId());
        if (!mine || mine !== slot) continue;
        mine.lifetime.abort();
        empty([mine]);
        all.delete(mine.element);
      }
      return true;
    },
    sizeMapping: () => {
      const rows: googletag.SizeMappingArray = [];
      const builder: googletag.SizeMappingBuilder = {
        addSize: (viewport, size) => {
          rows.push([viewport, size]);
          return builder;
        },
        build: () => (rows.length > 0 ? rows : null),
      };
      return builder;
    },
    setConfig: (config) => settings.set(config),
    getConfig: (keys) => settings.pick(keys),
  };
};
