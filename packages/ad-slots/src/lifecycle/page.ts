import { inTime, openLibrary, type Library } from './library';
import { watchInView } from './inView';
import { openOverlay } from './overlay';
import { timing, type AdConsent, type AdPage, type AdsOptions } from './options';
import { restore, setState, type Place, type SlotReport } from './place';
import { watchPlaces } from './places';
import { definePlace, listen, prepare } from './requests';
import { vacate } from './vacate';

/** What runs for one page from its arrival until the reader leaves it. */
export type PageRun = { end: () => void; reports: () => readonly SlotReport[] };

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs the slots of a page. `changed` is told of every change of state. */
export const runPage = (options: AdsOptions, page: AdPage, overlay: 'due' | 'not due', changed: () => void): PageRun => {
  const ending = new AbortController();
  const { signal } = ending;
  const began = performance.now();
  const since = () => Math.round(performance.now() - began);
  let library: Library | undefined;
  let turn = 0;

  /** What the library still has to say of a place that was given back, or is gone, is nothing to it. */
  const drop = (place: Place): void => {
    const { slot } = place;
    delete place.slot;
    if (slot) guarded([], () => library?.destroySlots([slot]));
  };
  const giveBack = (place: Place, fault?: string): void => {
    if (fault) place.report.fault = fault;
    drop(place);
    vacate(place, options.house, turn++);
    changed();
  };
  /** What the library or a creative does wrong stays here: the place is given back and the page goes on. */
  const guarded = (places: readonly Place[], work: () => void): void => {
    try {
      work();
    } catch (error) {
      for (const place of places) giveBack(place, messageOf(error));
    }
  };

  const ready = (async (): Promise<Library | undefined> => {
    const consent: AdConsent = (await inTime(timing.consentWithinMs, signal, options.consent())) ?? 'refused';
    if (consent === 'refused' || signal.aborted) return undefined;
    const opened = await openLibrary(options.libraryUrl, timing.libraryWithinMs, signal);
    if (!opened || signal.aborted) return undefined;
    guarded([], () => {
      prepare(opened, page, consent);
      listen(opened, signal, { placeFor, answered, filled, empty: giveBack });
      library = opened;
    });
    return library;
  })();

  const refreshing = watchInView(signal, (element) => {
    const place = places.of(element);
    if (!place?.slot || place.report.state !== 'filled') return;
    guarded([place], () => library?.pubads().refresh(place.slot ? [place.slot] : []));
    place.report.refreshes += 1;
    changed();
  });

  const answered = (place: Place): void => {
    place.report.times.answered ??= since();
  };
  const filled = (place: Place, size: string): void => {
    Object.assign(place.report, { filled: size, times: { ...place.report.times, filled: since() } });
    setState(place, 'filled');
    if (options.refresh.includes(place.name)) refreshing.add(place.element);
    if (place.name === 'interstitial') openOverlay(place.element, since(), signal);
    changed();
  };

  const ask = async (come: Place[]): Promise<void> => {
    for (const { report } of come) report.times.near = since();
    const tag = await ready;
    if (signal.aborted) return;
    if (!tag) {
      for (const place of come) giveBack(place);
      return;
    }
    // All are defined before the first is displayed: one request for all of them.
    guarded(come, () => {
      const defined = come.filter((place) => {
        const asked = definePlace(tag, place, `${options.unitRoot}/${page.name}`);
        if (!asked) giveBack(place, 'no size of this slot fits its place');
        return asked;
      });
      for (const place of defined) {
        setState(place, 'asked');
        place.report.times.asked = since();
      }
      for (const { slot } of defined) if (slot) tag.display(slot);
      changed();
    });
    const late = setTimeout(() => {
      for (const place of come) if (place.report.state === 'asked' && place.report.times.answered === undefined) giveBack(place, 'no answer in time');
    }, timing.answerWithinMs);
    signal.addEventListener('abort', () => clearTimeout(late), { once: true });
  };

  const places = watchPlaces(signal, {
    near: (come) => void ask(come),
    gone: drop,
    skip: ({ name }) => name === 'interstitial' && overlay === 'not due',
  });
  const placeFor = (slot: googletag.Slot): Place | undefined => places.all().find((place) => place.slot === slot);

  return {
    reports: () => places.all().map(({ report }) => report),
    end: () => {
      ending.abort();
      const all = places.all();
      const slots = all.flatMap(({ slot }) => slot ?? []);
      if (slots.length > 0) guarded([], () => library?.destroySlots(slots));
      for (const place of all) restore(place);
    },
  };
};
