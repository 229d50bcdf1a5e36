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

/** The service name in events of the library. */
const serviceName = 'publisher_ads';
/** Fields of `slotRenderEnded` that house ads do not have. */
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
const toMarginPx = (percent: number | null | undefined, mobileScaling: number | null | undefined): number =>
  ((percent ?? 0) / 100) * innerHeight * (innerWidth < 768 ? (mobileScaling ?? 1) : 1);

/** Requests and renders creatives. Slots that are displayed before the next microtask are requested together. */
export const createRequests = ({ slots, events, settings, getBehavior, base }: RequestDeps) => {
  let isScheduled = false;

  const sendRenderEnded = (slot: StubSlot, size: FilledSlot['size']): void =>
    events.send('slotRenderEnded', {
      ...noAdvertiser,
      slot,
      serviceName,
      isEmpty: size === null,
      slotContentChanged: size !== null,
      size: size === 'fluid' ? 'fluid' : size,
    });

  const fillSlot = (slot: StubSlot, filled: FilledSlot): void => {
    // The failure mode `stale` also fills slots that were destroyed during the request.
    if (slot.lifetime.signal.aborted && getBehavior().failure !== 'stale') return;
    slot.responseInformation = {
      advertiserId: null,
      campaignId: null,
      creativeId: filled.turn,
      lineItemId: null,
      creativeTemplateId: null,
    };
    events.send('slotResponseReceived', { slot, serviceName });
    const lazyLoad = settings.get('lazyLoad');
    const renderCreative = () => {
      slot.state = 'rendered';
      render(slot, filled, base, () => events.send('slotOnload', { slot, serviceName }));
      sendRenderEnded(slot, filled.size);
    };
    if (lazyLoad && filled.size !== null && !slot.lifetime.signal.aborted)
      onNear([slot], toMarginPx(lazyLoad.renderMarginPercent, lazyLoad.mobileScaling), renderCreative);
    else renderCreative();
  };

  const requestCreatives = async (requested: readonly StubSlot[]): Promise<void> => {
    const { delayMs, empty, size, failure } = getBehavior();
    for (const slot of requested) {
      slot.state = 'requested';
      events.send('slotRequested', { slot, serviceName });
    }
    if (failure === 'never') return;
    const viewportWidth = document.documentElement.clientWidth;
    const [sponsor = ''] = [settings.get('targeting')?.['sponsor'] ?? []].flat();
    const getPosition = (slot: StubSlot): string => slot.getTargeting('pos')[0] ?? slot.element;
    const filledSlots = slots().flatMap((slot) =>
      slot.responseInformation?.creativeId == null || requested.includes(slot)
        ? []
        : [{ position: getPosition(slot), turn: slot.responseInformation.creativeId }],
    );
    const adRequest = {
      unit: requested[0]?.unit ?? '',
      size,
      empty,
      sponsor,
      shown: filledSlots,
      slots: requested.map((slot) => ({ position: getPosition(slot), sizes: slot.sizesAt(viewportWidth) })),
    };
    const url = new URL('select/', base);
    url.search = String(new URLSearchParams({ q: JSON.stringify(adRequest), delay: String(delayMs) }));
    // This address does not exist, so the request fails.
    if (failure === 'error') url.pathname += 'lost/';
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

  const requestWhenNear = (displayed: readonly StubSlot[]): void => {
    const existing = displayed.filter(({ lifetime }) => !lifetime.signal.aborted);
    if (existing.length === 0) return;
    const lazyLoad = settings.get('lazyLoad');
    const batches = settings.get('singleRequest') === true ? [existing] : existing.map((slot) => [slot]);
    for (const batch of batches) {
      if (lazyLoad)
        onNear(
          batch,
          toMarginPx(lazyLoad.fetchMarginPercent, lazyLoad.mobileScaling),
          () => void requestCreatives(batch),
        );
      else void requestCreatives(batch);
    }
  };

  return {
    /** Schedules the requests of all slots that are displayed before the next microtask. */
    schedule: (): void => {
      if (isScheduled) return;
      isScheduled = true;
      queueMicrotask(() => {
        isScheduled = false;
        requestWhenNear(slots().filter(({ state }) => state === 'displayed'));
      });
    },
    refresh: (refreshed: readonly StubSlot[]): void => requestWhenNear(refreshed),
  };
};
