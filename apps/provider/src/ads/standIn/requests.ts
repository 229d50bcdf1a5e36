import type { Behaviour } from './behaviour.ts';
import type { Events } from './events.ts';
import { render, type Filled } from './render.ts';
import type { Settings } from './settings.ts';
import type { HouseSlot } from './slot.ts';
import { whenNear } from './whenNear.ts';

type Parts = {
  slots: () => readonly HouseSlot[];
  events: Events;
  settings: Settings<googletag.config.PageSettingsConfig>;
  behaviour: () => Behaviour;
  base: URL;
};

const service = 'publisher_ads';
const nobody = {
  advertiserId: null,
  campaignId: null,
  creativeId: null,
  creativeTemplateId: null,
  labelIds: null,
  lineItemId: null,
  sourceAgnosticCreativeId: null,
  sourceAgnosticLineItemId: null,
  isBackfill: false,
  yieldGroupIds: null,
  companyIds: null,
  responseIdentifier: null,
};

/** A share of a viewport's height in px, as the configuration for lazy loading gives it. */
const marginOf = (percent: number | null | undefined, scaling: number | null | undefined): number =>
  ((percent ?? 0) / 100) * innerHeight * (innerWidth < 768 ? (scaling ?? 1) : 1);

/** Asks for slots and shows what comes; slots that are displayed in one turn make one request. */
export const createRequests = ({ slots, events, settings, behaviour, base }: Parts) => {
  let planned = false;

  const ended = (slot: HouseSlot, size: Filled['size']): void =>
    events.send('slotRenderEnded', {
      ...nobody,
      slot,
      serviceName: service,
      isEmpty: size === null,
      slotContentChanged: size !== null,
      size: size === 'fluid' ? 'fluid' : size,
    });

  const show = (slot: HouseSlot, filled: Filled): void => {
    if (slot.life.signal.aborted && behaviour().fault !== 'stale') return;
    slot.answer = {
      advertiserId: null,
      campaignId: null,
      creativeId: filled.turn,
      lineItemId: null,
      creativeTemplateId: null,
    };
    events.send('slotResponseReceived', { slot, serviceName: service });
    const lazy = settings.get('lazyLoad');
    const draw = () => {
      slot.state = 'rendered';
      render(slot, filled, base, () => events.send('slotOnload', { slot, serviceName: service }));
      ended(slot, filled.size);
    };
    if (lazy && filled.size !== null && !slot.life.signal.aborted)
      whenNear([slot], marginOf(lazy.renderMarginPercent, lazy.mobileScaling), draw);
    else draw();
  };

  const ask = async (asked: readonly HouseSlot[]): Promise<void> => {
    const { delay, empty, size, fault } = behaviour();
    for (const slot of asked) {
      slot.state = 'requested';
      events.send('slotRequested', { slot, serviceName: service });
    }
    if (fault === 'never') return;
    const viewport = document.documentElement.clientWidth;
    const [sponsor = ''] = [settings.get('targeting')?.['sponsor'] ?? []].flat();
    const positionOf = (slot: HouseSlot): string => slot.getTargeting('pos')[0] ?? slot.element;
    const shown = slots().flatMap((slot) =>
      slot.answer?.creativeId == null || asked.includes(slot)
        ? []
        : [{ position: positionOf(slot), turn: slot.answer.creativeId }],
    );
    const question = {
      unit: asked[0]?.unit ?? '',
      size,
      empty,
      sponsor,
      shown,
      slots: asked.map((slot) => ({ position: positionOf(slot), sizes: slot.sizesAt(viewport) })),
    };
    const url = new URL('answer/', base);
    url.search = String(new URLSearchParams({ q: JSON.stringify(question), delay: String(delay) }));
    if (fault === 'error') url.pathname += 'lost/';
    try {
      const answer = (await (await fetch(url)).json()) as { slots: Filled[] };
      for (const [index, slot] of asked.entries()) {
        const filled = answer.slots[index];
        if (filled) show(slot, filled);
      }
    } catch {
      // No connection: as with the library, the slots then hear nothing.
    }
  };

  const request = (asked: readonly HouseSlot[]): void => {
    const living = asked.filter(({ life }) => !life.signal.aborted);
    if (living.length === 0) return;
    const lazy = settings.get('lazyLoad');
    const together = settings.get('singleRequest') === true ? [living] : living.map((slot) => [slot]);
    for (const batch of together) {
      if (lazy) whenNear(batch, marginOf(lazy.fetchMarginPercent, lazy.mobileScaling), () => void ask(batch));
      else void ask(batch);
    }
  };

  return {
    /** All that is displayed until the end of this turn is asked for together. */
    plan: (): void => {
      if (planned) return;
      planned = true;
      queueMicrotask(() => {
        planned = false;
        request(slots().filter(({ state }) => state === 'displayed'));
      });
    },
    refresh: (chosen: readonly HouseSlot[]): void => request(chosen),
  };
};
