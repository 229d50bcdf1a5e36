import type { HouseAdRule } from '../page/houseAds';
import { getAllSizes, getSizeMapping, type SizeMappingEntry } from '../table/sizes';
import { getDefinition, breakpoints, type Size, type Breakpoint } from '../table/slots';
import type { Library } from './library';
import { timing, type AdConsent, type AdPage } from './options';
import type { SlotContainer } from './slotContainer';

const toGptSize = (size: Size): googletag.SingleSize => (size === 'fluid' ? size : [size[0], size[1]]);

/** The breakpoint that the style sheets currently use. */
const getCurrentBreakpoint = (): Breakpoint =>
  breakpoints.findLast((breakpoint) => matchMedia(`(min-width: ${breakpoint}px)`).matches) ?? 0;

/** Applies the consent to all later requests. */
export const applyConsent = (library: Library, consent: AdConsent): void =>
  library.setConfig({ privacyTreatments: { treatments: consent === 'limited' ? ['disablePersonalization'] : null } });

/** Configures the library for all slots of a page. */
export const configureLibrary = (library: Library, page: AdPage, consent: AdConsent): void => {
  library.setConfig({ targeting: null });
  library.setConfig({
    singleRequest: true,
    lazyLoad: {
      fetchMarginPercent: timing.nearPercent.wide,
      renderMarginPercent: timing.renderPercent,
      mobileScaling: timing.nearPercent.narrow / timing.nearPercent.wide,
    },
    // Every slot has reserved space and is collapsed by the lifecycle, so the library must not move anything.
    collapseDiv: 'DISABLED',
    centering: true,
    adExpansion: { enabled: false },
    threadYield: 'ENABLED_ALL_SLOTS',
    autoRefresh: { backForwardCache: false, heavyAds: false },
    // A creative may expand over the content where its slot allows it, and never push the content down.
    safeFrame: { allowOverlayExpansion: false, allowPushExpansion: false },
    targeting: { ...page.targeting },
  });
  applyConsent(library, consent);
  library.pubads().updateCorrelator();
  library.enableServices();
};

let definedCount = 0;

/** The size mapping of a container, and the sizes that fit it in the current viewport. */
const getCurrentMapping = ({
  name,
  width,
}: SlotContainer): { entries: readonly SizeMappingEntry[]; sizes: readonly Size[] } => {
  const breakpoint = getCurrentBreakpoint();
  const entries = getSizeMapping(name, { viewportWidth: breakpoint, width });
  return { entries, sizes: entries.find(({ viewport: [minWidth] }) => minWidth === breakpoint)?.sizes ?? [] };
};

/** Whether the creative of a container fits it in the current viewport. */
export const fitsCurrentBreakpoint = (container: SlotContainer): boolean =>
  getCurrentMapping(container).sizes.some(
    (size) => container.report.filled === (size === 'fluid' ? size : size.join('x')),
  );

/** Calls `onChange` when the viewport crosses a breakpoint, by rotation or resizing. */
export const watchBreakpoints = (signal: AbortSignal, onChange: () => void): void => {
  for (const breakpoint of breakpoints.slice(1))
    matchMedia(`(min-width: ${breakpoint}px)`).addEventListener('change', onChange, { signal });
};

/** Defines the slot of a container with the sizes that fit it. Returns false when no size fits. */
export const defineSlot = (
  library: Library,
  container: SlotContainer,
  { unitPath, houseAds }: { unitPath: string; houseAds: HouseAdRule },
): boolean => {
  const definition = getDefinition(container.name);
  const { entries, sizes } = getCurrentMapping(container);
  if (sizes.length === 0) return false;
  // Ids are unique over page views, so that a late response to a previous page finds no element here.
  container.creativeBox.id = `creative-${container.name}-${(definedCount += 1)}`;
  const slot = library.defineSlot(unitPath, getAllSizes(container.name).map(toGptSize), container.creativeBox.id);
  if (!slot) return false;
  container.slot = slot;
  container.report.sizes = sizes;
  slot.defineSizeMapping(
    entries.map(({ viewport: [width, height], sizes: fitting }) => [[width, height], fitting.map(toGptSize)]),
  );
  slot.setConfig({
    targeting: { pos: definition.position, ...(houseAds === 'none' && { house: 'no' }) },
    collapseDiv: 'DISABLED',
    ...(definition.kind === 'pushdown' && { safeFrame: { allowOverlayExpansion: true, allowPushExpansion: false } }),
  });
  slot.addService(library.pubads());
  return true;
};

/** Handlers of the library's slot events. */
export type LibraryEvents = {
  /** Finds the container of a slot; undefined for slots of a previous page, whose events are ignored. */
  getContainer: (slot: googletag.Slot) => SlotContainer | undefined;
  onRequested: (container: SlotContainer) => void;
  onResponse: (container: SlotContainer) => void;
  /** `size` is `fluid` or width × height, `300x250` for example. */
  onFilled: (container: SlotContainer, size: string) => void;
  onEmpty: (container: SlotContainer) => void;
};

/** Listens to the library's slot events until the signal aborts. */
export const listenToLibrary = (
  library: Library,
  signal: AbortSignal,
  { getContainer, onRequested, onResponse, onFilled, onEmpty }: LibraryEvents,
): void => {
  const service = library.pubads();
  const listen = <Type extends keyof googletag.events.EventTypeMap>(
    type: Type,
    handle: (container: SlotContainer, event: googletag.events.EventTypeMap[Type]) => void,
  ): void => {
    const listener = (event: googletag.events.EventTypeMap[Type]): void => {
      const container = getContainer(event.slot);
      if (container) handle(container, event);
    };
    service.addEventListener(type, listener);
    signal.addEventListener(
      'abort',
      () => {
        try {
          service.removeEventListener(type, listener);
        } catch {
          // The listener stays attached; its events find no container.
        }
      },
      { once: true },
    );
  };
  listen('slotRequested', onRequested);
  listen('slotResponseReceived', onResponse);
  listen('slotRenderEnded', (container, { isEmpty, size }) => {
    if (isEmpty) onEmpty(container);
    else onFilled(container, Array.isArray(size) ? size.join('x') : (size ?? 'fluid'));
  });
};
