import { createAdRequests } from './adRequests';
import { collapseSlots, reopenFarBelow } from './collapseSlots';
import { watchInView } from './inView';
import { createLibrarySession } from './librarySession';
import type { AdPage, AdsOptions } from './options';
import { openOverlay } from './overlay';
import { fitsCurrentRow, watchTableRows, type LibraryEvents } from './requests';
import { restoreContainer, setState, type SlotContainer, type SlotReport, type SlotState } from './slotContainer';
import { watchContainers } from './watchContainers';

/** The advertising of one page view, until the reader leaves the page. */
export type PageRun = { end: () => void; reports: () => readonly SlotReport[] };

/** Collects items until the current microtask turn ends, and passes them to `work` together. */
const batchPerTurn = <Item>(work: (items: readonly Item[]) => void): ((item: Item) => void) => {
  const batch: Item[] = [];
  return (item) => {
    if (batch.push(item) === 1) queueMicrotask(() => work(batch.splice(0)));
  };
};

const getMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Runs the slots of a page. `arrivedAtMs` is the time of the navigation on the clock of `performance.now()`; `onChange`
 * is called after every change of a slot's state.
 */
export const runPage = (
  options: AdsOptions,
  page: AdPage,
  { arrivedAtMs, overlay }: { arrivedAtMs: number; overlay: 'due' | 'not due' },
  onChange: () => void,
): PageRun => {
  const ending = new AbortController();
  const { signal } = ending;
  const startedAtMs = performance.now();
  const getElapsedMs = () => Math.round(performance.now() - startedAtMs);
  const getMsSinceArrival = () => performance.now() - arrivedAtMs;
  let collapsedCount = 0;

  /** Destroys the slots of containers that are collapsed, unfit or gone. */
  const destroySlots = (containers: readonly SlotContainer[]): void => {
    const slots = containers.flatMap(({ slot }) => slot ?? []);
    for (const container of containers) delete container.slot;
    if (slots.length > 0) guard([], () => session.getLibrary()?.destroySlots(slots));
  };

  const collapse = (containers: readonly SlotContainer[], error?: string): void => {
    if (signal.aborted || containers.length === 0) return;
    for (const { report } of containers) {
      if (error) report.error = error;
      delete report.filled;
    }
    destroySlots(containers);
    collapseSlots(containers, options.house, collapsedCount, session.isConsentPending() ? 'pending' : 'given');
    collapsedCount += containers.length;
    onChange();
  };

  /** Collapses the containers when the library or a creative throws, so that the page itself goes on. */
  const guard = (containers: readonly SlotContainer[], work: () => void): void => {
    try {
      work();
    } catch (error) {
      collapse(containers, getMessage(error));
    }
  };

  // The library must finish its own event before its slot is destroyed.
  const collapseAfterTurn = batchPerTurn<SlotContainer>((containers) => collapse(containers));

  const refreshClock = watchInView(signal, (element) => {
    const container = containers.get(element);
    if (!container?.slot || container.report.state !== 'filled') return;
    guard([container], () =>
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
      if (options.refresh.includes(container.name)) refreshClock.add(container.element);
      if (container.name === 'interstitial')
        openOverlay(container.element, getMsSinceArrival(), signal, () => collapseAfterTurn(container));
      onChange();
    },
    onEmpty: collapseAfterTurn,
  };

  const session = createLibrarySession(options, page, signal, {
    events,
    guard: (work) => guard([], work),
    onGranted: () => {
      const inState = (...states: readonly SlotState[]) =>
        containers.all().filter(({ report }) => states.includes(report.state));
      // Slots that closed in sight stay closed, because nothing that a reader sees may move.
      void requestAds([...inState('house', 'blank'), ...reopenFarBelow(inState('closed'))]);
    },
    onRefused: () => collapse(containers.all().filter(({ slot }) => slot)),
  });

  const requestAds = createAdRequests({
    session,
    signal,
    unitPath: `${options.unitRoot}/${page.name}`,
    getElapsedMs,
    getMsSinceArrival,
    guard,
    collapse,
    onChange,
  });

  const containers = watchContainers(signal, {
    onNear: (near) => void requestAds(near),
    onRemoved: (container) => destroySlots([container]),
    shouldSkip: ({ name }) => name === 'interstitial' && overlay === 'not due',
  });

  // A creative wider than its new space would be cut off and still count as viewed, so its slot is requested again.
  watchTableRows(signal, () => {
    const filled = containers.all().filter(({ slot, report }) => slot && report.state === 'filled');
    containers.measure(filled);
    const unfit = filled.filter((container) => !fitsCurrentRow(container));
    destroySlots(unfit);
    void requestAds(unfit);
  });

  return {
    reports: () => containers.all().map(({ report }) => report),
    end: () => {
      ending.abort();
      const all = containers.all();
      destroySlots(all);
      for (const container of all) restoreContainer(container);
    },
  };
};
