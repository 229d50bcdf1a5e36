import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SlotName } from '../table/slots';
import type { Library } from './library';
import type { AdConsent } from './options';
import type { SlotContainer } from './slotContainer';
import { defineSlot, listenToLibrary, configureLibrary } from './requests';

type Call = { name: string; given: readonly unknown[] };

/** The library as far as a page sees it: it takes every call, and notes it. */
const aLibrary = () => {
  const calls: Call[] = [];
  const object = (): object =>
    new Proxy(
      {},
      {
        get:
          (_, name) =>
          (...given: unknown[]) => {
            calls.push({ name: String(name), given });
            return object();
          },
      },
    );
  const library = object() as Library;
  const configured = (): Record<string, unknown> =>
    Object.assign({}, ...calls.filter(({ name }) => name === 'setConfig').map(({ given }) => given[0]));
  return { library, calls, configured };
};

const aPlace = (name: SlotName, width = 1440): SlotContainer => ({
  name,
  width,
  element: {} as HTMLElement,
  box: { id: `room-${name}` } as HTMLElement,
  label: null,
  labelText: '',
  landmark: null,
  report: { name, state: 'waiting', asked: [], times: {}, refreshes: 0 },
});

const page = { name: 'home', targeting: { page: 'home' } };

/** The library's own types say what is out of date. */
const types = readFileSync(createRequire(import.meta.url).resolve('@types/google-publisher-tag/index.d.ts'), 'utf8');
const deprecated = new Set(
  [...types.matchAll(/\* @deprecated(?:(?!\*\/).)*\*\/\s*(?:function )?(\w+)/gs)].map(([, name]) => name),
);

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: Number(/\d+/.exec(query)?.[0]) <= 1280 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the library is told what holds by its current configuration interface', () => {
  const run = (consent: AdConsent = 'allowed') => {
    const seen = aLibrary();
    configureLibrary(seen.library, page, consent);
    for (const name of ['horiz1', 'es_pushdown', 'native_single1', 'vert2'] as const)
      defineSlot(seen.library, aPlace(name), '/1234/example/home');
    const leaving = new AbortController();
    listenToLibrary(seen.library, leaving.signal, {
      placeFor: () => undefined,
      requested: () => undefined,
      answered: () => undefined,
      filled: () => undefined,
      empty: () => undefined,
    });
    leaving.abort();
    return seen;
  };

  test('nothing that is called or configured is deprecated', () => {
    expect([...deprecated]).toEqual(
      expect.arrayContaining(['setTargeting', 'enableSingleRequest', 'enableLazyLoad', 'collapseEmptyDivs', 'adYield']),
    );
    const { calls } = run('limited');
    const used = calls.flatMap(({ name, given }) => [
      name,
      ...(name === 'setConfig' ? Object.keys(given[0] as object) : []),
    ]);
    expect(used.filter((name) => deprecated.has(name))).toEqual([]);
  });

  test('one request, loading by distance, nothing that collapses, expands or asks again by itself', () => {
    const seen = aLibrary();
    configureLibrary(seen.library, page, 'allowed');
    expect(seen.configured()).toMatchObject({
      singleRequest: true,
      lazyLoad: { fetchMarginPercent: 150, renderMarginPercent: 100 },
      collapseDiv: 'DISABLED',
      adExpansion: { enabled: false },
      autoRefresh: { heavyAds: false },
      threadYield: 'ENABLED_ALL_SLOTS',
      safeFrame: { allowOverlayExpansion: false, allowPushExpansion: false },
      targeting: { page: 'home' },
    });
  });

  test('the key-values of the page before are cleared first', () => {
    const { calls } = run();
    expect(calls[0]).toEqual({ name: 'setConfig', given: [{ targeting: null }] });
  });

  test.each([
    ['allowed', null],
    ['limited', ['disablePersonalization']],
  ] as const)('consent that is %s: privacy treatments %j', (consent, treatments) => {
    expect(run(consent).calls).toContainEqual({ name: 'setConfig', given: [{ privacyTreatments: { treatments } }] });
  });

  test('only a pushdown may open, over what follows it and never by pushing it', () => {
    const of = (name: SlotName) => {
      const seen = aLibrary();
      defineSlot(seen.library, aPlace(name), '/1234/example/home');
      return seen.configured()['safeFrame'];
    };
    expect([of('es_pushdown'), of('horiz1')]).toEqual([
      { allowOverlayExpansion: true, allowPushExpansion: false },
      undefined,
    ]);
  });

  test('every listener is taken away when the page ends', () => {
    const names = run().calls.map(({ name }) => name);
    expect(names.filter((name) => name === 'removeEventListener')).toHaveLength(
      names.filter((name) => name === 'addEventListener').length,
    );
  });

  test('one that the library cannot forget keeps none of the others, and is no fault of the page', async () => {
    const forgotten: string[] = [];
    const service = {
      addEventListener: () => service,
      removeEventListener: (type: string) => {
        forgotten.push(type);
        throw new TypeError('theirs');
      },
    };
    const uncaught: unknown[] = [];
    const note = (error: unknown) => void uncaught.push(error);
    process.on('uncaughtException', note);
    const leaving = new AbortController();
    listenToLibrary({ pubads: () => service } as unknown as Library, leaving.signal, {
      placeFor: () => undefined,
      requested: () => undefined,
      answered: () => undefined,
      filled: () => undefined,
      empty: () => undefined,
    });
    leaving.abort();
    // What a listener throws is reported when the turn is over.
    await new Promise((resolve) => setTimeout(resolve));
    process.off('uncaughtException', note);
    expect([forgotten, uncaught]).toEqual([['slotRequested', 'slotResponseReceived', 'slotRenderEnded'], []]);
  });
});

describe('§3, §5 a slot asks for the sizes of its row that fit its place', () => {
  test('and says which', () => {
    const seen = aLibrary();
    const place = aPlace('horiz2', 636);
    expect(defineSlot(seen.library, place, '/1234/example/home')).toBe(true);
    expect(place.report.asked).toEqual([[468, 60]]);
    expect(seen.calls.find(({ name }) => name === 'defineSlot')?.given).toEqual([
      '/1234/example/home',
      [
        [300, 250],
        [728, 90],
        [468, 60],
      ],
      place.box.id,
    ]);
  });

  test('whichever row the library goes by beside a scroll bar, no size is wider than the place', () => {
    const seen = aLibrary();
    defineSlot(seen.library, aPlace('horiz2', 636), '/1234/example/home');
    const [mapping] = seen.calls.find(({ name }) => name === 'defineSizeMapping')?.given ?? [];
    expect(JSON.stringify(mapping)).not.toContain('728');
  });

  test('a room has another name on each page, so that a late answer finds none', () => {
    const { library } = aLibrary();
    const [first, second] = [aPlace('horiz1'), aPlace('horiz1')];
    for (const place of [first, second]) defineSlot(library, place, '/1234/example/home');
    expect(first.box.id).not.toBe(second.box.id);
  });

  test('where none fits, nothing is defined', () => {
    const seen = aLibrary();
    expect(defineSlot(seen.library, aPlace('horiz3', 200), '/1234/example/home')).toBe(false);
    expect(seen.calls).toEqual([]);
  });
});
