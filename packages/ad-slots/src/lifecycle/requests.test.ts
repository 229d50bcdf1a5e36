import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SlotName } from '../table/slots';
import type { Library } from './library';
import type { AdConsent } from './options';
import type { SlotContainer } from './slotContainer';
import { defineSlot, listenToLibrary, configureLibrary } from './requests';

type Call = { name: string; args: readonly unknown[] };

/** A library that records every call. */
const createLibrary = () => {
  const calls: Call[] = [];
  const object = (): object =>
    new Proxy(
      {},
      {
        get:
          (_, name) =>
          (...args: unknown[]) => {
            calls.push({ name: String(name), args });
            return object();
          },
      },
    );
  const library = object() as Library;
  const configured = (): Record<string, unknown> =>
    Object.assign({}, ...calls.filter(({ name }) => name === 'setConfig').map(({ args }) => args[0]));
  return { library, calls, configured };
};

const createContainer = (name: SlotName, width = 1440): SlotContainer => ({
  name,
  width,
  element: {} as HTMLElement,
  creativeBox: { id: `creative-${name}` } as HTMLElement,
  label: null,
  labelText: '',
  landmark: null,
  houseAds: 'allowed',
  report: { name, state: 'waiting', sizes: [], times: {}, refreshes: 0 },
});

const page = { name: 'home', targeting: { page: 'home' } };
const unit = { unitPath: '/1234/example/home', houseAds: 'allowed' } as const;

/** The library's type declarations mark what is deprecated. */
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

const unheard = {
  getContainer: () => undefined,
  onRequested: () => undefined,
  onResponse: () => undefined,
  onFilled: () => undefined,
  onEmpty: () => undefined,
};

describe('configuration of the library', () => {
  const run = (consent: AdConsent = 'allowed') => {
    const recorded = createLibrary();
    configureLibrary(recorded.library, page, consent);
    for (const name of ['horiz1', 'es_pushdown', 'native_single1', 'vert2'] as const)
      defineSlot(recorded.library, createContainer(name), unit);
    const controller = new AbortController();
    listenToLibrary(recorded.library, controller.signal, unheard);
    controller.abort();
    return recorded;
  };

  test('uses nothing deprecated', () => {
    expect([...deprecated]).toEqual(
      expect.arrayContaining(['setTargeting', 'enableSingleRequest', 'enableLazyLoad', 'collapseEmptyDivs', 'adYield']),
    );
    const { calls } = run('limited');
    const used = calls.flatMap(({ name, args }) => [
      name,
      ...(name === 'setConfig' ? Object.keys(args[0] as object) : []),
    ]);
    expect(used.filter((name) => deprecated.has(name))).toEqual([]);
  });

  test('sends one request, loads lazily, and never collapses, expands or refreshes by itself', () => {
    const recorded = createLibrary();
    configureLibrary(recorded.library, page, 'allowed');
    expect(recorded.configured()).toMatchObject({
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

  test('clears the key-values of the previous page first', () => {
    const { calls } = run();
    expect(calls[0]).toEqual({ name: 'setConfig', args: [{ targeting: null }] });
  });

  test.each([
    ['allowed', null],
    ['limited', ['disablePersonalization']],
  ] as const)('sets the privacy treatments of consent %s to %j', (consent, treatments) => {
    expect(run(consent).calls).toContainEqual({ name: 'setConfig', args: [{ privacyTreatments: { treatments } }] });
  });

  test('lets only a pushdown expand, and only over the content', () => {
    const getSafeFrame = (name: SlotName) => {
      const recorded = createLibrary();
      defineSlot(recorded.library, createContainer(name), unit);
      return recorded.configured()['safeFrame'];
    };
    expect([getSafeFrame('es_pushdown'), getSafeFrame('horiz1')]).toEqual([
      { allowOverlayExpansion: true, allowPushExpansion: false },
      undefined,
    ]);
  });

  test('removes every listener when the page ends', () => {
    const names = run().calls.map(({ name }) => name);
    expect(names.filter((name) => name === 'removeEventListener')).toHaveLength(
      names.filter((name) => name === 'addEventListener').length,
    );
  });

  test('removes the other listeners when the library throws on one', async () => {
    const removed: string[] = [];
    const service = {
      addEventListener: () => service,
      removeEventListener: (type: string) => {
        removed.push(type);
        throw new TypeError('from the library');
      },
    };
    const uncaught: unknown[] = [];
    const record = (error: unknown) => void uncaught.push(error);
    process.on('uncaughtException', record);
    const controller = new AbortController();
    listenToLibrary({ pubads: () => service } as unknown as Library, controller.signal, unheard);
    controller.abort();
    // Node reports errors of listeners in a later task.
    await new Promise((resolve) => setTimeout(resolve));
    process.off('uncaughtException', record);
    expect([removed, uncaught]).toEqual([['slotRequested', 'slotResponseReceived', 'slotRenderEnded'], []]);
  });
});

describe('§3, §5: a slot requests the sizes of its breakpoint that fit its container', () => {
  test('reports the requested sizes', () => {
    const recorded = createLibrary();
    const container = createContainer('horiz2', 636);
    expect(defineSlot(recorded.library, container, unit)).toBe(true);
    expect(container.report.sizes).toEqual([[468, 60]]);
    expect(recorded.calls.find(({ name }) => name === 'defineSlot')?.args).toEqual([
      '/1234/example/home',
      [
        [300, 250],
        [728, 90],
        [468, 60],
      ],
      container.creativeBox.id,
    ]);
  });

  test('gives the creative box a new id on each page, so that late responses find none', () => {
    const { library } = createLibrary();
    const [first, second] = [createContainer('horiz1'), createContainer('horiz1')];
    for (const container of [first, second]) defineSlot(library, container, unit);
    expect(first.creativeBox.id).not.toBe(second.creativeBox.id);
  });

  test('§9: sends the ad manager the slots in which house ads must not show', () => {
    const getKeyValues = (houseAds: 'allowed' | 'none') => {
      const recorded = createLibrary();
      defineSlot(recorded.library, createContainer('vert1', 300), { ...unit, houseAds });
      return recorded.calls.flatMap(({ args }) => args as { targeting?: object }[]).find((arg) => arg?.targeting)
        ?.targeting;
    };
    expect([getKeyValues('allowed'), getKeyValues('none')]).toEqual([{ pos: 'vert1' }, { pos: 'vert1', house: 'no' }]);
  });

  test('defines nothing when no size fits', () => {
    const recorded = createLibrary();
    expect(defineSlot(recorded.library, createContainer('horiz3', 200), unit)).toBe(false);
    expect(recorded.calls).toEqual([]);
  });
});
