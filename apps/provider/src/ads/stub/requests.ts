import type { Behavior } from './behavior.ts';
import type { Events } from './events.ts';
import { render, type FilledSlot } from './render.ts';
import type { Settings } from './settings.ts';
import type { StubSlot } from './slot.ts';
import { onNear } from './onNear.ts';

type RequestDeps = {
  slots: () => readonly StubSlot[];
  events: Events;
  settings: Settings<googletag.config.PageSettingsConfig>;
  getBehavior: () => Behavior;
  base: URL;
};

const service = 'publisher_ads';
const noAdvertiser = {
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

/** Converts a margin of the lazy-loading configuration from percent of the viewport height to px. */
const toMarginPx = (percent: number | null | undefined, scaling: number | null | undefined): number =>
  ((percent ?? 0) / 100) * innerHeight * (innerWidth < 768 ? (scaling ?? 1) : 1);

/** Requests and renders creatives. Slots displayed in the same microtask turn share a request. */
export const createRequests = ({ slots, events, settings, getBehavior: behaviour, base }: RequestDeps) => {
  let isScheduled = false;

  const sendRenderEnded = (slot: StubSlot, size: FilledSlot['size']): void =>
    events.send('slotRenderEnded', {
      ...noAdvertiser,
      slot,
      serviceName: service,
      isEmpty: size === null,
      slotContentChanged: size !== null,
      size: size === 'fluid' ? 'fluid' : size,
    });

  const fillSlot = (slot: StubSlot, filled: FilledSlot): void => {
    if (slot.lifetime.signal.aborted && behaviour().failure !== 'stale') return;
    slot.responseInformation = {
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
      sendRenderEnded(slot, filled.size);
    };
    if (lazy && filled.size !== null && !slot.lifetime.signal.aborted)
      onNear([slot], toMarginPx(lazy.renderMarginPercent, lazy.mobileScaling), draw);
    else draw();
  };

  const requestCreatives = async (asked: readonly StubSlot[]): Promise<void> => {
    const { delay, empty, size, failure: fault } = behaviour();
    for (const slot of asked) {
      slot.state = 'requested';
      events.send('slotRequested', { slot, serviceName: service });
    }
    if (fault === 'never') return;
    const viewport = document.documentElement.clientWidth;
    const [sponsor = ''] = [settings.get('targeting')?.['sponsor'] ?? []].flat();
    const getPosition = (slot: StubSlot): string => slot.getTargeting('pos')[0] ?? slot.element;
    const shown = slots().flatMap((slot) =>
      slot.responseInformation?.creativeId == null || asked.includes(slot)
        ? []
        : [{ position: getPosition(slot), turn: slot.responseInformation.creativeId }],
    );
    const question = {
      unit: asked[0]?.unit ?? '',
      size,
      empty,
      sponsor,
      shown,
      slots: asked.map((slot) => ({ position: getPosition(slot), sizes: slot.sizesAt(viewport) })),
    };
    const url = new URL('answer/', base);
    url.search = String(new URLSearchParams({ q: JSON.stringify(question), delay: String(delay) }));
    if (fault === 'error') url.pathname += 'lost/';
    try {
      const answer = (await (await fetch(url)).json()) as { slots: FilledSlot[] };
      for (const [index, slot] of asked.entries()) {
        const filled = answer.slots[index];
        if (filled) fillSlot(slot, filled);
      }
    } catch {
      // A network error: as in the library, the slots receive no event.
    }
  };

  const requestWhenNear = (asked: readonly StubSlot[]): void => {
    const living = asked.filter(({ lifetime: life }) => !life.signal.aborted);
    if (living.length === 0) return;
    const lazy = settings.get('lazyLoad');
    const together = settings.get('singleRequest') === true ? [living] : living.map((slot) => [slot]);
    for (const batch of together) {
      if (lazy)
        onNear(batch, toMarginPx(lazy.fetchMarginPercent, lazy.mobileScaling), () => void requestCreatives(batch));
      else void requestCreatives(batch);
    }
  };

  return {
    /** Schedules one request for all slots displayed until the end of this turn. */
    plan: (): void => {
      if (isScheduled) return;
      isScheduled = true;
      queueMicrotask(() => {
        isScheduled = false;
        requestWhenNear(slots().filter(({ state }) => state === 'displayed'));
      });
    },
    refresh: (chosen: readonly StubSlot[]): void => requestWhenNear(chosen),
  };
};
