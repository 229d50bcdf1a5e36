import { createAdRequests } from './adRequests';
import { collapseSlots, reopenFarBelow } from './collapseSlots';
import { watchInView } from './inView';
import { createLibrarySession } from './librarySession';
import type { AdPage, AdsOptions } from './options';
import { openInterstitial } from './openInterstitial';
import { fitsCurrentBreakpoint, watchBreakpoints, type LibraryEvents } from './requests';
import {
  restoreContainer,
  setState,
  type SlotContainer,
  type SlotReport,
  type SlotState,
  getOtherAds,
} from './slotContainer';
import { watchContainers } from './watchContainers';

/** The slots of one page view. `end` destroys them, when the reader leaves the page. */
export type SlotLifecycle = { end: () => void; reports: () => readonly SlotReport[] };

/** Returns a function that collects items and passes them to `process` together, in a microtask. */
const batchInMicrotask = <Item>(process: (items: readonly Item[]) => void): ((item: Item) => void) => {
  const batch: Item[] = [];
  return (item) => {
    if (batch.push(item) === 1) queueMicrotask(() => process(batch.splice(0)));
  };
};

const getMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Starts the slots of a page: requests ads for those near the viewport, collapses empty ones, follows consent and
 * window size. `navigatedAtMs` is the time of the navigation by `performance.now()`; `onChange` is called after every
 * change of a slot's state.
 */
export const startSlotLifecycle = (
  options: AdsOptions,
  page: AdPage,
  { navigatedAtMs, interstitial }: { navigatedAtMs: number; interstitial: 'due' | 'not due' },
  onChange: () => void,
): SlotLifecycle => {
  const controller = new AbortController();
  const { signal } = controller;
  const startedAtMs = performance.now();
  const getElapsedMs = () => Math.round(performance.now() - startedAtMs);
  const getMsSinceNavigation = () => performance.now() - navigatedAtMs;
  let collapsedCount = 0;

  /** Destroys the library's slots of these containers. */
  const destroySlots = (containers: readonly SlotContainer[]): void => {
    const slots = containers.flatMap(({ slot }) => slot ?? []);
    for (const container of containers) delete container.slot;
    if (slots.length > 0) collapseOnError([], () => session.getLibrary()?.destroySlots(slots));
  };

  const collapse = (collapsed: readonly SlotContainer[], error?: string): void => {
    if (signal.aborted || collapsed.length === 0) return;
    for (const { report } of collapsed) {
      if (error) report.error = error;
      delete report.filled;
    }
    destroySlots(collapsed);
    collapseSlots(collapsed, options.house, collapsedCount, {
      consent: session.isConsentPending() ? 'pending' : 'decided',
      otherAds: getOtherAds(containers.all(), collapsed),
    });
    collapsedCount += collapsed.length;
    onChange();
  };

  /** Calls the library, and collapses the containers if it or a creative throws. */
  const collapseOnError = (containers: readonly SlotContainer[], callLibrary: () => void): void => {
    try {
      callLibrary();
    } catch (error) {
      collapse(containers, getMessage(error));
    }
  };

  // Deferred, because the library must finish its event before the slot is destroyed.
  const collapseInMicrotask = batchInMicrotask<SlotContainer>((containers) => collapse(containers));

  const inViewWatcher = watchInView(signal, (element) => {
    const container = containers.get(element);
    if (!container?.slot || container.report.state !== 'filled') return;
    collapseOnError([container], () =>
      session
        .getLibrary()
        ?.pubads()
        .refresh(container.slot ? [container.slot] : []),
    );
    container.report.refreshes += 1;
    onChange();
  });

  const events: LibraryEvents = {
    getContainer: (slot) => containers.all().find((container) => container.slot === slot),
    onRequested: ({ report }) => void (report.times.fetched ??= getElapsedMs()),
    onResponse: ({ report }) => void (report.times.responded ??= getElapsedMs()),
    onFilled: (container, size) => {
      Object.assign(container.report, { filled: size, times: { ...container.report.times, filled: getElapsedMs() } });
      setState(container, 'filled');
      if (options.refresh.includes(container.name)) inViewWatcher.add(container.element);
      if (container.name === 'interstitial')
        openInterstitial(container.element, getMsSinceNavigation(), signal, () => collapseInMicrotask(container));
      onChange();
    },
    onEmpty: collapseInMicrotask,
  };

  const session = createLibrarySession(options, page, signal, {
    events,
    catchErrors: (callLibrary) => collapseOnError([], callLibrary),
    onGranted: () => {
      const inState = (...states: readonly SlotState[]) =>
        containers.all().filter(({ report }) => states.includes(report.state));
      // Closed slots in sight stay closed, because nothing that the reader sees may move.
      void requestAds([...inState('house', 'blank'), ...reopenFarBelow(inState('closed'))]);
    },
    onRefused: () => collapse(containers.all().filter(({ slot }) => slot)),
  });

  const requestAds = createAdRequests({
    session,
    signal,
    unitPath: `${options.unitRoot}/${page.name}`,
    getElapsedMs,
    getMsSinceNavigation,
    collapseOnError,
    collapse,
    getOtherAds: (requested) => getOtherAds(containers.all(), requested),
    onChange,
  });

  const containers = watchContainers(signal, {
    onNear: (near) => void requestAds(near),
    onRemoved: (container) => destroySlots([container]),
    // A slot that the HTML closes has no ad on this page, and stays closed when the page ends.
    shouldSkip: ({ name, element }) =>
      element.dataset['state'] === 'closed' || (name === 'interstitial' && interstitial === 'not due'),
  });

  // A creative that no longer fits would be clipped and still count as viewed, so its slot is requested again.
  watchBreakpoints(signal, () => {
    const filled = containers.all().filter(({ slot, report }) => slot && report.state === 'filled');
    containers.measure(filled);
    const unfit = filled.filter((container) => !fitsCurrentBreakpoint(container));
    const hidden = unfit.filter(({ element }) => element.getClientRects().length === 0);
    destroySlots(unfit);
    containers.awaitAgain(hidden);
    void requestAds(unfit.filter((container) => !hidden.includes(container)));
    onChange();
  });

  return {
    reports: () => containers.all().map(({ report }) => report),
    end: () => {
      controller.abort();
      const all = containers.all();
      destroySlots(all);
      for (const container of all) restoreContainer(container);
    },
  };
};
