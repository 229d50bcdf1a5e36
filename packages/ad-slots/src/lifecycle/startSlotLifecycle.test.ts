import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SlotName } from '../table/slots';
import type { AdConsent } from './options';
import { startSlotLifecycle } from './startSlotLifecycle';

type Listener = (event: object) => void;

/** Creates the ad manager's library. The test sends its responses. */
const createLibrary = () => {
  const listeners = new Map<string, Listener>();
  const destroyed: object[] = [];
  const displayed: object[] = [];
  const service = {
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    removeEventListener: () => undefined,
    updateCorrelator: () => service,
  };
  const call = () => undefined;
  const googletag = {
    apiReady: true,
    cmd: { push: (command: () => void) => command() },
    pubads: () => service,
    setConfig: call,
    enableServices: call,
    defineSlot: () => ({ defineSizeMapping: call, setConfig: call, addService: call }),
    display: (slot: object) => void displayed.push(slot),
    destroySlots: (slots: object[]) => void destroyed.push(...slots),
  };
  const sendRenderEnded = (event: object) =>
    displayed.map((slot) => listeners.get('slotRenderEnded')?.({ slot, ...event }));
  return { googletag, displayed, destroyed, sendRenderEnded };
};

/** The element of a slot at a vertical position, which style sheets hide in windows narrower than `minWidth`. */
const createSlotElement = (name: SlotName, top: number, minWidth = 0) => ({
  dataset: { slot: name } as Record<string, string>,
  isConnected: true,
  parentElement: null,
  querySelector: (selector: string) =>
    selector === '[data-creative]' ? { id: '', replaceChildren: () => undefined } : null,
  getAttribute: () => null,
  getClientRects: () => (innerWidth < minWidth ? [] : [{}]),
  getBoundingClientRect: () => (innerWidth < minWidth ? { top: 0, width: 0 } : { top, width: 1_200 }),
  closest: () => null,
});

/** A page with these slots, a loaded library, and a visitor who has not decided about consent. */
const openPage = (elements: readonly ReturnType<typeof createSlotElement>[]) => {
  const library = createLibrary();
  const observers = new Set<Observer>();
  class Observer {
    private readonly notify: (entries: object[]) => void;
    private readonly targets = new Set<ReturnType<typeof createSlotElement>>();
    constructor(notify: (entries: object[]) => void) {
      this.notify = notify;
    }
    /** Notifies of all visible targets. */
    check() {
      for (const target of this.targets)
        if (target.getClientRects().length > 0)
          this.notify([
            { target, isIntersecting: true, intersectionRatio: 0, boundingClientRect: target.getBoundingClientRect() },
          ]);
    }
    observe(target: ReturnType<typeof createSlotElement>) {
      observers.add(this);
      this.targets.add(target);
      this.check();
    }
    unobserve(target: ReturnType<typeof createSlotElement>) {
      this.targets.delete(target);
    }
    disconnect() {
      this.targets.clear();
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal(
    'MutationObserver',
    class extends Observer {
      override observe() {
        /* the page does not change */
      }
    },
  );
  const screen = { width: 1_280, listeners: new Set<() => void>() };
  vi.stubGlobal('innerWidth', screen.width);
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return Number(/\d+/.exec(query)?.[0]) <= screen.width;
    },
    addEventListener: (_: string, listener: () => void) => void screen.listeners.add(listener),
  }));
  vi.stubGlobal('innerHeight', 900);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('googletag', library.googletag);
  vi.stubGlobal('document', {
    body: {},
    head: { append: () => undefined },
    addEventListener: () => undefined,
    querySelectorAll: () => elements,
    querySelector: () => null,
    createElement: () => ({ addEventListener: () => undefined }),
  });
  const visitor: { choose: (consent: AdConsent) => void } = { choose: () => undefined };
  const lifecycle = startSlotLifecycle(
    {
      libraryUrl: 'https://ads.example/library.js',
      unitRoot: '/1/example',
      refresh: [],
      house: { label: 'From Example', promotions: [] },
      consent: {
        getConsent: () => new Promise(() => undefined),
        subscribe: (changed) => ((visitor.choose = changed), () => undefined),
        onWithdrawn: () => undefined,
      },
    },
    { name: 'home', targeting: {} },
    { navigatedAtMs: performance.now(), interstitial: 'due' },
    () => undefined,
  );
  const resize = (width: number): void => {
    screen.width = width;
    vi.stubGlobal('innerWidth', width);
    for (const listener of screen.listeners) listener();
    for (const observer of observers) observer.check();
  };
  return {
    ...library,
    lifecycle,
    resize,
    choose: (consent: AdConsent) => visitor.choose(consent),
    states: () => lifecycle.reports().map(({ name, state }) => `${name} ${state}`),
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('§7.2: pending consent', () => {
  const elements = () => [createSlotElement('horiz1', 0), createSlotElement('footer', 4_000)];

  test('is no refusal: after 10 s slots may show house ads, and none closes', async () => {
    const { states, displayed } = openPage(elements());
    await vi.advanceTimersByTimeAsync(9_999);
    expect(states()).toEqual(['horiz1 waiting', 'footer waiting']);
    await vi.advanceTimersByTimeAsync(1);
    expect(states()).toEqual(['horiz1 blank', 'footer blank']);
    expect(displayed).toEqual([]);
  });

  test('requests every slot when consent comes later', async () => {
    const { states, choose } = openPage(elements());
    await vi.advanceTimersByTimeAsync(60_000);
    choose('limited');
    await vi.advanceTimersByTimeAsync(100);
    expect(states()).toEqual(['horiz1 requested', 'footer requested']);
  });

  test('a refusal closes slots far below, and a later consent requests them again', async () => {
    const { states, choose } = openPage([createSlotElement('horiz1', 0), createSlotElement('footer', 4_000)]);
    await vi.advanceTimersByTimeAsync(10_000);
    choose('allowed');
    await vi.advanceTimersByTimeAsync(100);
    choose('refused');
    expect(states()).toEqual(['horiz1 blank', 'footer closed']);
    choose('allowed');
    await vi.advanceTimersByTimeAsync(100);
    expect(states()).toEqual(['horiz1 requested', 'footer requested']);
  });
});

/** Opens a page whose visitor has consented, so that the slot is requested. */
const openPageWithConsent = async (name: SlotName, minWidth = 0) => {
  const page = openPage([createSlotElement(name, 0, minWidth)]);
  await vi.advanceTimersByTimeAsync(10_000);
  page.choose('allowed');
  await vi.advanceTimersByTimeAsync(100);
  return page;
};

describe('§9: a window that crosses a breakpoint', () => {
  test('requests a slot again, once, when its creative does not fit', async () => {
    const { lifecycle, sendRenderEnded, resize, displayed, destroyed } = await openPageWithConsent('horiz1');
    sendRenderEnded({ isEmpty: false, size: [970, 90] });
    resize(390);
    await vi.advanceTimersByTimeAsync(100);
    expect(destroyed).toEqual(displayed.slice(0, 1));
    expect(displayed).toHaveLength(2);
    expect(lifecycle.reports()[0]).toMatchObject({ state: 'requested', sizes: [[320, 50]] });
  });

  test('requests a slot that was hidden in between when it is visible again', async () => {
    const { states, sendRenderEnded, resize, displayed, destroyed } = await openPageWithConsent('vert2', 1_024);
    sendRenderEnded({ isEmpty: false, size: [300, 600] });
    resize(800);
    await vi.advanceTimersByTimeAsync(100);
    expect([states(), destroyed]).toEqual([['vert2 waiting'], displayed]);
    resize(1_280);
    await vi.advanceTimersByTimeAsync(100);
    expect([states(), displayed.length]).toEqual([['vert2 requested'], 2]);
  });

  test('leaves a slot alone when its creative still fits', async () => {
    const { lifecycle, sendRenderEnded, resize, displayed } = await openPageWithConsent('vert1');
    sendRenderEnded({ isEmpty: false, size: [300, 250] });
    resize(800);
    await vi.advanceTimersByTimeAsync(100);
    expect([lifecycle.reports()[0]?.state, displayed.length]).toEqual(['filled', 1]);
  });
});

test('§9: a slot that the HTML closes is not requested, and stays closed when the page ends', async () => {
  const closed = createSlotElement('vert1', 300);
  closed.dataset['state'] = 'closed';
  const { states, choose, lifecycle } = openPage([createSlotElement('horiz1', 0), closed]);
  await vi.advanceTimersByTimeAsync(10_000);
  choose('allowed');
  await vi.advanceTimersByTimeAsync(100);
  expect(states()).toEqual(['horiz1 requested']);
  lifecycle.end();
  expect(closed.dataset['state']).toBe('closed');
});

describe('a collapsed slot', () => {
  test('no longer reports its creative', async () => {
    const { lifecycle, sendRenderEnded } = await openPageWithConsent('horiz1');
    sendRenderEnded({ isEmpty: false, size: [728, 90] });
    expect(lifecycle.reports()[0]?.filled).toBe('728x90');
    sendRenderEnded({ isEmpty: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(lifecycle.reports()[0]).toMatchObject({ state: 'blank' });
    expect(lifecycle.reports()[0]?.filled).toBeUndefined();
  });

  test('all slots are destroyed when the page ends, before the call returns', async () => {
    const { lifecycle, displayed, destroyed } = await openPageWithConsent('horiz1');
    lifecycle.end();
    expect(destroyed).toEqual(displayed);
    expect(displayed).toHaveLength(1);
  });
});
