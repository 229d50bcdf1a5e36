import { inTime, isLoaded, openLibrary, type Library } from './library';
import { watchInView } from './inView';
import { comesTooLate, openOverlay } from './overlay';
import { timing, type AdConsent, type AdPage, type AdsOptions } from './options';
import { restore, setState, type Place, type SlotReport, type SlotState } from './place';
import { watchPlaces } from './places';
import { agree, definePlace, listen, prepare, stillFits, watchRows } from './requests';
import { inOneTurn, pause } from './turns';
import { reopenFarBelow, vacate, whereabouts } from './vacate';

/** What runs for one page from its arrival until the reader leaves it. */
export type PageRun = { end: () => void; reports: () => readonly SlotReport[] };

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

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
  const granted = (): 'allowed' | 'limited' | undefined =>
    consent === 'allowed' || consent === 'limited' ? consent : undefined;
  let heard: Library | undefined;
  let turn = 0;

  /** What the library still has to say of places that were given back, or are gone, is nothing to it. */
  const drop = (dropped: readonly Place[]): void => {
    const slots = dropped.flatMap(({ slot }) => slot ?? []);
    for (const place of dropped) delete place.slot;
    if (slots.length > 0) guarded([], () => library?.destroySlots(slots));
  };
  const giveBack = (given: readonly Place[], fault?: string): void => {
    if (signal.aborted || given.length === 0) return;
    for (const { report } of given) {
      if (fault) report.fault = fault;
      delete report.filled;
    }
    drop(given);
    vacate(given, options.house, turn, consent === 'unanswered' ? 'open' : 'settled');
    turn += given.length;
    changed();
  };
  /** What the library or a creative does wrong stays here: the places are given back and the page goes on. */
  const guarded = (some: readonly Place[], work: () => void): void => {
    try {
      work();
    } catch (error) {
      giveBack(some, messageOf(error));
    }
  };

  /** Not within what the library says: it is to come to its end with a slot before it loses it. */
  const giveBackSoon = inOneTurn<Place>((given) => giveBack(given));

  /** The library, ready for this page; nothing where the reader refuses it or it does not come. */
  const open = async (): Promise<Library | undefined> => {
    if (!granted()) return undefined;
    const opened = await openLibrary(options.libraryUrl, timing.libraryWithinMs, signal);
    const agreed = granted(); // it may have changed meanwhile
    if (!opened || signal.aborted || !agreed) return undefined;
    guarded([], () => {
      prepare(opened, page, agreed);
      if (heard !== opened) listen(opened, signal, { placeFor, requested, answered, filled, empty: giveBackSoon });
      library = heard = opened;
    });
    return library;
  };
  /** Consent may be taken back while the library is on its way, and between two pages. */
  const leaveIfRefused = (): void => {
    if (consent === 'refused' && !signal.aborted && isLoaded(options.libraryUrl)) options.consent.withdrawn();
  };
  let ready = (async (): Promise<Library | undefined> => {
    consent = (await inTime(timing.consentWithinMs, signal, options.consent.ask())) ?? 'unanswered';
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

  const requested = (place: Place): void => {
    place.report.times.requested ??= since();
  };
  const answered = (place: Place): void => {
    place.report.times.answered ??= since();
  };
  const filled = (place: Place, size: string): void => {
    Object.assign(place.report, { filled: size, times: { ...place.report.times, filled: since() } });
    setState(place, 'filled');
    if (options.refresh.includes(place.name)) refreshing.add(place.element);
    if (place.name === 'interstitial')
      openOverlay(place.element, performance.now() - arrived, signal, () => giveBackSoon(place));
    changed();
  };

  /** Defines the slots of these places, slot by slot, so that the page answers in between. */
  const define = async (tag: Library, come: readonly Place[]): Promise<Place[]> => {
    const defined: Place[] = [];
    for (const place of come) {
      await pause();
      if (signal.aborted || library !== tag) return [];
      if (!place.element.isConnected) continue; // it went while it waited
      guarded([place], () => {
        if (definePlace(tag, place, `${options.unitRoot}/${page.name}`)) defined.push(place);
        else giveBack([place], 'no size of this slot fits its place, or the library has it already');
      });
    }
    return defined;
  };
  const ask = async (come: readonly Place[]): Promise<void> => {
    // A place may ask a second time, and is late or in time anew.
    for (const { report } of come) {
      report.times = { near: since() };
      delete report.filled;
    }
    const tag = await ready;
    if (signal.aborted) return;
    if (!tag) return giveBack(come);
    // What could not be shown any more is not asked for: nobody pays for it, and nothing is drawn unseen.
    const late = come.filter(({ name }) => name === 'interstitial' && comesTooLate(performance.now() - arrived));
    giveBack(late, 'the reader has begun to read');
    // All are defined before the first is displayed: one request for all of them.
    const defined = await define(
      tag,
      come.filter((place) => !late.includes(place)),
    );
    guarded(defined, () => {
      for (const place of defined) {
        restore(place);
        setState(place, 'asked');
        place.report.times.asked = since();
      }
      for (const { slot } of defined) if (slot) tag.display(slot);
      changed();
    });
    expectAnswers(defined);
  };

  /** Gives back what has no answer in time. A library that holds back what is far below is not late with it. */
  const expectAnswers = (asked: readonly Place[]): void => {
    const timer = setTimeout(() => {
      const unanswered = asked.filter(({ report }) => report.state === 'asked' && report.times.answered === undefined);
      const held = unanswered.filter(
        (place) => place.report.times.requested === undefined && whereabouts(place) === 'far below',
      );
      giveBack(
        unanswered.filter((place) => !held.includes(place)),
        'no answer in time',
      );
      if (held.length > 0) expectAnswers(held);
    }, timing.answerWithinMs);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  };

  const places = watchPlaces(signal, {
    near: (come) => void ask(come),
    gone: (place) => drop([place]),
    skip: ({ name }) => name === 'interstitial' && overlay === 'not due',
  });
  // A creative that is wider than its new room would be cut, and counted as seen all the same: the place asks anew.
  watchRows(signal, () => {
    const filledOnes = places.all().filter(({ slot, report }) => slot && report.state === 'filled');
    places.measure(filledOnes);
    const unfit = filledOnes.filter((place) => !stillFits(place));
    drop(unfit);
    void ask(unfit);
  });
  const placeFor = (slot: googletag.Slot): Place | undefined => places.all().find((place) => place.slot === slot);

  /** Follows the reader's change of mind on the page it happens on. What has closed and is not far below stays closed: nothing that is seen moves. */
  const stopWatching = options.consent.watch((next) => {
    if (consent === undefined || next === consent) return;
    const before = granted();
    consent = next;
    if (next === 'refused') {
      giveBack(places.all().filter(({ slot }) => slot));
      leaveIfRefused();
      library = undefined;
      ready = Promise.resolve(undefined);
    } else if (!before) {
      ready = open();
      const inState = (...states: readonly SlotState[]) =>
        places.all().filter(({ report }) => states.includes(report.state));
      void ask([...inState('house', 'blank'), ...reopenFarBelow(inState('closed'))]);
    } else if (library) {
      const tag = library;
      guarded([], () => agree(tag, next));
    }
  });
  signal.addEventListener('abort', stopWatching, { once: true });

  return {
    reports: () => places.all().map(({ report }) => report),
    end: () => {
      ending.abort();
      const all = places.all();
      drop(all);
      for (const place of all) restore(place);
    },
  };
};
