import { withDeadline, isLoaded, openLibrary, type Library } from './library';
import { watchInView } from './inView';
import { isTooLate, openOverlay } from './overlay';
import { timing, type AdConsent, type AdPage, type AdsOptions } from './options';
import { restoreContainer, setState, type SlotContainer, type SlotReport, type SlotState } from './slotContainer';
import { watchContainers } from './watchContainers';
import { applyConsent, defineSlot, listenToLibrary, configureLibrary, stillFits, watchRows } from './requests';
import { batchPerTurn, yieldToMain } from './scheduling';
import { reopenFarBelow, collapseSlots, getPosition } from './collapseSlots';

/** What runs for one page from its arrival until the reader leaves it. */
export type PageRun = { end: () => void; reports: () => readonly SlotReport[] };

const getMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs the slots of a page, which came at `arrived` (ms, `performance.now()`). `changed` is told of every change of state. */
export const runPage = (
  options: AdsOptions,
  page: AdPage,
  { arrived, overlay }: { arrived: number; overlay: 'due' | 'not due' },
  changed: () => void,
): PageRun => {
  const ending = new AbortController();
  const { signal } = ending;
  const began = performance.now();
  const since = () => Math.round(performance.now() - began);
  let library: Library | undefined;
  /** The answer that holds; none while it is waited for, and `unanswered` when the page has waited long enough: nobody has refused anything. */
  let consent: AdConsent | 'unanswered' | undefined;
  const getGrantedConsent = (): 'allowed' | 'limited' | undefined =>
    consent === 'allowed' || consent === 'limited' ? consent : undefined;
  let listenedLibrary: Library | undefined;
  let turn = 0;

  /** What the library still has to say of places that were given back, or are gone, is nothing to it. */
  const destroy = (dropped: readonly SlotContainer[]): void => {
    const slots = dropped.flatMap(({ slot }) => slot ?? []);
    for (const place of dropped) delete place.slot;
    if (slots.length > 0) guarded([], () => library?.destroySlots(slots));
  };
  const collapse = (given: readonly SlotContainer[], fault?: string): void => {
    if (signal.aborted || given.length === 0) return;
    for (const { report } of given) {
      if (fault) report.error = fault;
      delete report.filled;
    }
    destroy(given);
    collapseSlots(given, options.house, turn, consent === 'unanswered' ? 'open' : 'settled');
    turn += given.length;
    changed();
  };
  /** What the library or a creative does wrong stays here: the places are given back and the page goes on. */
  const guarded = (some: readonly SlotContainer[], work: () => void): void => {
    try {
      work();
    } catch (error) {
      collapse(some, getMessage(error));
    }
  };

  /** Not within what the library says: it is to come to its end with a slot before it loses it. */
  const collapseSoon = batchPerTurn<SlotContainer>((given) => collapse(given));

  /** The library, ready for this page; nothing where the reader refuses it or it does not come. */
  const open = async (): Promise<Library | undefined> => {
    if (!getGrantedConsent()) return undefined;
    const opened = await openLibrary(options.libraryUrl, timing.libraryTimeoutMs, signal);
    const agreed = getGrantedConsent(); // it may have changed meanwhile
    if (!opened || signal.aborted || !agreed) return undefined;
    guarded([], () => {
      configureLibrary(opened, page, agreed);
      if (listenedLibrary !== opened)
        listenToLibrary(opened, signal, { placeFor, requested, answered, filled, empty: collapseSoon });
      library = listenedLibrary = opened;
    });
    return library;
  };
  /** Consent may be taken back while the library is on its way, and between two pages. */
  const leaveIfRefused = (): void => {
    if (consent === 'refused' && !signal.aborted && isLoaded(options.libraryUrl)) options.consent.onWithdrawn();
  };
  let ready = (async (): Promise<Library | undefined> => {
    consent = (await withDeadline(timing.consentTimeoutMs, signal, options.consent.getConsent())) ?? 'unanswered';
    leaveIfRefused();
    return open();
  })();

  const refreshing = watchInView(signal, (element) => {
    const place = places.of(element);
    if (!place?.slot || place.report.state !== 'filled') return;
    guarded([place], () => library?.pubads().refresh(place.slot ? [place.slot] : []));
    place.report.refreshes += 1;
    changed();
  });

  const requested = (place: SlotContainer): void => {
    place.report.times.requested ??= since();
  };
  const answered = (place: SlotContainer): void => {
    place.report.times.answered ??= since();
  };
  const filled = (place: SlotContainer, size: string): void => {
    Object.assign(place.report, { filled: size, times: { ...place.report.times, filled: since() } });
    setState(place, 'filled');
    if (options.refresh.includes(place.name)) refreshing.add(place.element);
    if (place.name === 'interstitial')
      openOverlay(place.element, performance.now() - arrived, signal, () => collapseSoon(place));
    changed();
  };

  /** Defines the slots of these places, slot by slot, so that the page answers in between. */
  const define = async (tag: Library, come: readonly SlotContainer[]): Promise<SlotContainer[]> => {
    const defined: SlotContainer[] = [];
    for (const place of come) {
      await yieldToMain();
      if (signal.aborted || library !== tag) return [];
      if (!place.element.isConnected) continue; // it went while it waited
      guarded([place], () => {
        if (defineSlot(tag, place, `${options.unitRoot}/${page.name}`)) defined.push(place);
        else collapse([place], 'no size of this slot fits its place, or the library has it already');
      });
    }
    return defined;
  };
  const requestAds = async (come: readonly SlotContainer[]): Promise<void> => {
    // A place may ask a second time, and is late or in time anew.
    for (const { report } of come) {
      report.times = { near: since() };
      delete report.filled;
    }
    const tag = await ready;
    if (signal.aborted) return;
    if (!tag) return collapse(come);
    // What could not be shown any more is not asked for: nobody pays for it, and nothing is drawn unseen.
    const late = come.filter(({ name }) => name === 'interstitial' && isTooLate(performance.now() - arrived));
    collapse(late, 'the reader has begun to read');
    // All are defined before the first is displayed: one request for all of them.
    const defined = await define(
      tag,
      come.filter((place) => !late.includes(place)),
    );
    guarded(defined, () => {
      for (const place of defined) {
        restoreContainer(place);
        setState(place, 'asked');
        place.report.times.asked = since();
      }
      for (const { slot } of defined) if (slot) tag.display(slot);
      changed();
    });
    expectResponses(defined);
  };

  /** Gives back what has no answer in time. A library that holds back what is far below is not late with it. */
  const expectResponses = (asked: readonly SlotContainer[]): void => {
    const timer = setTimeout(() => {
      const unanswered = asked.filter(({ report }) => report.state === 'asked' && report.times.answered === undefined);
      const held = unanswered.filter(
        (place) => place.report.times.requested === undefined && getPosition(place) === 'far below',
      );
      collapse(
        unanswered.filter((place) => !held.includes(place)),
        'no answer in time',
      );
      if (held.length > 0) expectResponses(held);
    }, timing.responseTimeoutMs);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  };

  const places = watchContainers(signal, {
    near: (come) => void requestAds(come),
    gone: (place) => destroy([place]),
    skip: ({ name }) => name === 'interstitial' && overlay === 'not due',
  });
  // A creative that is wider than its new room would be cut, and counted as seen all the same: the place asks anew.
  watchRows(signal, () => {
    const filledOnes = places.all().filter(({ slot, report }) => slot && report.state === 'filled');
    places.measure(filledOnes);
    const unfit = filledOnes.filter((place) => !stillFits(place));
    destroy(unfit);
    void requestAds(unfit);
  });
  const placeFor = (slot: googletag.Slot): SlotContainer | undefined =>
    places.all().find((place) => place.slot === slot);

  /** Follows the reader's change of mind on the page it happens on. What has closed and is not far below stays closed: nothing that is seen moves. */
  const stopWatching = options.consent.subscribe((next) => {
    if (consent === undefined || next === consent) return;
    const before = getGrantedConsent();
    consent = next;
    if (next === 'refused') {
      collapse(places.all().filter(({ slot }) => slot));
      leaveIfRefused();
      library = undefined;
      ready = Promise.resolve(undefined);
    } else if (!before) {
      ready = open();
      const inState = (...states: readonly SlotState[]) =>
        places.all().filter(({ report }) => states.includes(report.state));
      void requestAds([...inState('house', 'blank'), ...reopenFarBelow(inState('closed'))]);
    } else if (library) {
      const tag = library;
      guarded([], () => applyConsent(tag, next));
    }
  });
  signal.addEventListener('abort', stopWatching, { once: true });

  return {
    reports: () => places.all().map(({ report }) => report),
    end: () => {
      ending.abort();
      const all = places.all();
      destroy(all);
      for (const place of all) restoreContainer(place);
    },
  };
};
