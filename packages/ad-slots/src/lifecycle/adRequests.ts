import { getPosition } from './collapseSlots';
import type { Library } from './library';
import type { LibrarySession } from './librarySession';
import { timing } from './options';
import { isTooLateToRequest } from './openInterstitial';
import { defineSlot } from './requests';
import { restoreContainer, setState, type SlotContainer, spaceContainers } from './slotContainer';

/** Dependencies of the ad requests of a page. */
type AdRequestDeps = {
  session: LibrarySession;
  signal: AbortSignal;
  /** Path of the ad unit: `/{network code}/{site}/{page}`. */
  unitPath: string;
  /** Time since the page view started, in ms. */
  getElapsedMs: () => number;
  /** Time since the navigation, in ms. */
  getMsSinceNavigation: () => number;
  collapseOnError: (containers: readonly SlotContainer[], callLibrary: () => void) => void;
  collapse: (containers: readonly SlotContainer[], error?: string) => void;
  /** The other slots of the page with an ad. */
  getOtherAds: (containers: readonly SlotContainer[]) => readonly SlotContainer[];
  onChange: () => void;
};

/** Yields to the main thread, so that an interaction is handled first. */
const yieldToMain = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));

/** Returns a function that requests ads for the slots of the given containers, all in one request. */
export const createAdRequests = ({
  session,
  signal,
  unitPath,
  getElapsedMs,
  getMsSinceNavigation,
  collapseOnError,
  collapse,
  getOtherAds,
  onChange,
}: AdRequestDeps): ((containers: readonly SlotContainer[]) => Promise<void>) => {
  /** Defines one slot per task, so that the page stays responsive. Returns the containers with a slot. */
  const defineSlots = async (library: Library, containers: readonly SlotContainer[]): Promise<SlotContainer[]> => {
    const defined: SlotContainer[] = [];
    for (const { container, rule } of spaceContainers(containers, getOtherAds(containers))) {
      await yieldToMain();
      if (signal.aborted || session.getLibrary() !== library) return [];
      if (!container.element.isConnected) continue; // removed meanwhile
      collapseOnError([container], () => {
        if (defineSlot(library, container, { unitPath, houseAds: rule })) defined.push(container);
        else collapse([container], 'No size of this slot fits its container, or the library already has the slot.');
      });
    }
    return defined;
  };

  /** Collapses slots without a response after a timeout. Those far below may wait for the library's lazy loading. */
  const expectResponses = (requested: readonly SlotContainer[]): void => {
    const timer = setTimeout(() => {
      const withoutResponse = requested.filter(
        ({ report }) => report.state === 'requested' && report.times.responded === undefined,
      );
      const isLazy = (container: SlotContainer): boolean =>
        container.report.times.fetched === undefined && getPosition(container) === 'far below';
      const lazy = withoutResponse.filter(isLazy);
      collapse(
        withoutResponse.filter((container) => !lazy.includes(container)),
        `There was no response within ${timing.responseTimeoutMs} ms.`,
      );
      if (lazy.length > 0) expectResponses(lazy);
    }, timing.responseTimeoutMs);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  };

  return async (containers) => {
    // A container may be requested a second time: its report starts again.
    for (const { report } of containers) {
      report.times = { near: getElapsedMs() };
      delete report.filled;
    }
    const library = await session.load();
    if (signal.aborted) return;
    if (!library) return collapse(containers);
    // An interstitial that would open too late is not requested: no reader would see the paid impression.
    const late = containers.filter(({ name }) => name === 'interstitial' && isTooLateToRequest(getMsSinceNavigation()));
    collapse(
      late,
      'It is too late for the interstitial: time has passed, the reader has scrolled, or a dialog is open.',
    );
    // All slots are defined before the first is displayed, so that the library sends one request.
    const defined = await defineSlots(
      library,
      containers.filter((container) => !late.includes(container)),
    );
    collapseOnError(defined, () => {
      for (const container of defined) {
        restoreContainer(container);
        setState(container, 'requested');
        container.report.times.requested = getElapsedMs();
      }
      for (const { slot } of defined) if (slot) library.display(slot);
      onChange();
    });
    expectResponses(defined);
  };
};
