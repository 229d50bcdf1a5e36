import { enums } from './enums.ts';
import { Events } from './events.ts';
import type { Behaviour } from './behaviour.ts';
import { createRequests } from './requests.ts';
import { HouseService } from './service.ts';
import { Settings } from './settings.ts';
import { HouseSlot } from './slot.ts';

export type Library = Omit<typeof googletag, 'enums' | 'cmd' | 'apiReady' | 'pubadsReady'> & {
  enums: typeof enums;
  cmd: googletag.CommandArray;
  apiReady: boolean;
  pubadsReady: boolean;
};

const idOf = (divOrSlot: string | Element | googletag.Slot): string => {
  if (typeof divOrSlot === 'string') return divOrSlot;
  return divOrSlot instanceof Element ? divOrSlot.id : divOrSlot.getSlotElementId();
};

/** The stand-in for the ad manager's library: the same calls, answered by the house. `base` is where its service is. */
export const createLibrary = (base: URL, behaviour: () => Behaviour): Library => {
  const settings = new Settings<googletag.config.PageSettingsConfig>();
  const events = new Events();
  const all = new Map<string, HouseSlot>();
  const slots = () => [...all.values()];
  const requests = createRequests({ slots, events, settings, behaviour, base });
  const empty = (some: readonly HouseSlot[]) =>
    some.forEach(({ element }) => document.getElementById(element)?.replaceChildren());
  const service = new HouseService({ settings, events, slots, refresh: requests.refresh, clear: empty });

  const defineSlot = (unit: string, size: googletag.GeneralSize, div = `${unit}-${all.size}`): HouseSlot | null => {
    if (all.has(div)) return null; // as the library: one slot an element
    const slot = new HouseSlot(unit, size, div);
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
      if (behaviour().fault === 'throw') throw new Error('The stand-in was asked to fail.');
      const slot = all.get(idOf(divOrSlot));
      if (!slot || slot.state !== 'defined') return;
      slot.state = 'displayed';
      if (settings.get('disableInitialLoad') !== true) requests.plan();
    },
    enableServices: () => undefined,
    disablePublisherConsole: () => undefined,
    openConsole: () => undefined,
    setAdIframeTitle: () => undefined,
    destroySlots: (some) => {
      for (const slot of some ?? slots()) {
        const mine = all.get(slot.getSlotElementId());
        if (!mine || mine !== slot) continue;
        mine.life.abort();
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
