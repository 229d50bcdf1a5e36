import { getAllSizes, getSizeMapping } from '../table/sizes';
import { getDefinition } from '../table/slots';
import { widths, type Size, type Width } from '../table/types';
import type { Library } from './library';
import { timing, type AdConsent, type AdPage } from './options';
import type { SlotContainer } from './slotContainer';

const toGptSize = (size: Size): googletag.SingleSize => (size === 'fluid' ? size : [size[0], size[1]]);

/** The row of the table that the style sheets go by now. */
const getCurrentWidth = (): Width => widths.findLast((width) => matchMedia(`(min-width: ${width}px)`).matches) ?? 0;

/** What the reader has agreed to, in the library's words; it holds for what is asked for from now on. */
export const applyConsent = (library: Library, consent: AdConsent): void =>
  library.setConfig({ privacyTreatments: { treatments: consent === 'limited' ? ['disablePersonalization'] : null } });

/** What holds for all slots of a page, in the library's current configuration interface. */
export const configureLibrary = (library: Library, page: AdPage, consent: AdConsent): void => {
  library.setConfig({ targeting: null });
  library.setConfig({
    singleRequest: true,
    lazyLoad: {
      fetchMarginPercent: timing.nearPercent.wide,
      renderMarginPercent: timing.renderPercent,
      mobileScaling: timing.nearPercent.narrow / timing.nearPercent.wide,
    },
    // Space is kept for every slot, and what is empty is given back here: the library itself never moves anything.
    collapseDiv: 'DISABLED',
    centering: true,
    adExpansion: { enabled: false },
    threadYield: 'ENABLED_ALL_SLOTS',
    autoRefresh: { backForwardCache: false, heavyAds: false },
    // A creative may open over what follows it where its slot allows that, and never push it.
    safeFrame: { allowOverlayExpansion: false, allowPushExpansion: false },
    targeting: { ...page.targeting },
  });
  applyConsent(library, consent);
  library.pubads().updateCorrelator();
  library.enableServices();
};

let rooms = 0;

/** The rows of a place's size mapping, and the sizes that fit it in the window as it is now. */
const getCurrentMapping = ({
  name,
  width,
}: SlotContainer): { rows: ReturnType<typeof getSizeMapping>; sizes: readonly Size[] } => {
  const row = getCurrentWidth();
  const rows = getSizeMapping(name, { viewport: row, width });
  return { rows, sizes: rows.find(({ viewport: [from] }) => from === row)?.sizes ?? [] };
};

/** Whether what fills a place is a size that fits it in the window as it is now. */
export const stillFits = (place: SlotContainer): boolean =>
  getCurrentMapping(place).sizes.some((size) => place.report.filled === (size === 'fluid' ? size : size.join('x')));

/** Calls when the window has come to another row of the table: it was turned, or drawn to another width. */
export const watchRows = (signal: AbortSignal, crossed: () => void): void => {
  for (const width of widths.slice(1))
    matchMedia(`(min-width: ${width}px)`).addEventListener('change', crossed, { signal });
};

/** Defines the slot of a place with the sizes that fit it; `false` where none does. */
export const defineSlot = (library: Library, place: SlotContainer, unit: string): boolean => {
  const definition = getDefinition(place.name);
  const { rows, sizes } = getCurrentMapping(place);
  if (sizes.length === 0) return false;
  // Each page's rooms have names of their own: what is drawn late for a page that was left finds no room of this one.
  place.box.id = `room-${place.name}-${(rooms += 1)}`;
  const slot = library.defineSlot(unit, getAllSizes(place.name).map(toGptSize), place.box.id);
  if (!slot) return false;
  place.slot = slot;
  place.report.asked = sizes;
  slot.defineSizeMapping(
    rows.map(({ viewport: [width, height], sizes: fitting }) => [[width, height], fitting.map(toGptSize)]),
  );
  slot.setConfig({
    targeting: { pos: definition.position },
    collapseDiv: 'DISABLED',
    ...(definition.kind === 'pushdown' && { safeFrame: { allowOverlayExpansion: true, allowPushExpansion: false } }),
  });
  slot.addService(library.pubads());
  return true;
};

type SlotListeners = {
  placeFor: (slot: googletag.Slot) => SlotContainer | undefined;
  requested: (place: SlotContainer) => void;
  answered: (place: SlotContainer) => void;
  filled: (place: SlotContainer, size: string) => void;
  empty: (place: SlotContainer) => void;
};

/** Hears the library until the signal ends. What it says of slots of an earlier page finds no place and is nothing. */
export const listenToLibrary = (
  library: Library,
  signal: AbortSignal,
  { placeFor, requested, answered, filled, empty }: SlotListeners,
): void => {
  const service = library.pubads();
  const hear = <Type extends keyof googletag.events.EventTypeMap>(
    type: Type,
    told: (place: SlotContainer, event: googletag.events.EventTypeMap[Type]) => void,
  ): void => {
    const listener = (event: googletag.events.EventTypeMap[Type]): void => {
      const place = placeFor(event.slot);
      if (place) told(place, event);
    };
    service.addEventListener(type, listener);
    signal.addEventListener(
      'abort',
      () => {
        try {
          service.removeEventListener(type, listener);
        } catch {
          // A library that forgets nobody is heard on: what it says finds no place.
        }
      },
      { once: true },
    );
  };
  hear('slotRequested', requested);
  hear('slotResponseReceived', answered);
  hear('slotRenderEnded', (place, { isEmpty, size }) => {
    if (isEmpty) empty(place);
    else filled(place, Array.isArray(size) ? size.join('x') : (size ?? 'fluid'));
  });
};
