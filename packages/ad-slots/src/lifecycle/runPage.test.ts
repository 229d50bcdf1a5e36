import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SlotName } from '../table/slots';
import type { AdConsent } from './options';
import { runPage } from './runPage';

type Listener = (event: object) => void;

/** The ad manager's library, which answers when the test lets it. */
const aLibrary = () => {
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
  const end = (event: object) => displayed.map((slot) => listeners.get('slotRenderEnded')?.({ slot, ...event }));
  return { googletag, displayed, destroyed, end };
};

/** A placeholder of a page, at a height of it. */
const aPlaceholder = (name: SlotName, top: number) => ({
  dataset: { slot: name } as Record<string, string>,
  isConnected: true,
  parentElement: null,
  querySelector: (selector: string) =>
    selector === '[data-room]' ? { id: '', replaceChildren: () => undefined } : null,
  getAttribute: () => null,
  getBoundingClientRect: () => ({ top, width: 1_200 }),
  closest: () => null,
});

/** A window with these placeholders, a reader who has not answered, and a library that has come. */
const aPage = (placeholders: readonly ReturnType<typeof aPlaceholder>[]) => {
  const library = aLibrary();
  class Observer {
    private readonly told: (entries: object[]) => void;
    constructor(told: (entries: object[]) => void) {
      this.told = told;
    }
    observe(target: { getBoundingClientRect?: () => object }) {
      if (target.getBoundingClientRect)
        this.told([
          { target, isIntersecting: true, intersectionRatio: 0, boundingClientRect: target.getBoundingClientRect() },
        ]);
    }
    unobserve() {
      /* each comes near once */
    }
    disconnect() {
      /* as above */
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal(
    'MutationObserver',
    class extends Observer {
      override observe() {
        /* the page stays as it is */
      }
    },
  );
  const screen = { width: 1_280, turned: new Set<() => void>() };
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return Number(/\d+/.exec(query)?.[0]) <= screen.width;
    },
    addEventListener: (_: string, turned: () => void) => void screen.turned.add(turned),
  }));
  vi.stubGlobal('innerHeight', 900);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('googletag', library.googletag);
  vi.stubGlobal('document', {
    body: {},
    head: { append: () => undefined },
    addEventListener: () => undefined,
    querySelectorAll: () => placeholders,
    querySelector: () => null,
    createElement: () => ({ addEventListener: () => undefined }),
  });
  const reader: { tell: (consent: AdConsent) => void } = { tell: () => undefined };
  const run = runPage(
    {
      libraryUrl: 'https://ads.example/library.js',
      unitRoot: '/1/example',
      refresh: [],
      house: { label: 'From Example', promotions: [] },
      consent: {
        getConsent: () => new Promise(() => undefined),
        subscribe: (changed) => ((reader.tell = changed), () => undefined),
        onWithdrawn: () => undefined,
      },
    },
    { name: 'home', targeting: {} },
    { arrived: performance.now(), overlay: 'due' },
    () => undefined,
  );
  const turn = (width: number): void => {
    screen.width = width;
    vi.stubGlobal('innerWidth', width);
    for (const turned of screen.turned) turned();
  };
  return {
    ...library,
    run,
    turn,
    tell: (consent: AdConsent) => reader.tell(consent),
    states: () => run.reports().map(({ name, state }) => `${name} ${state}`),
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('DECISIONS, Advertising: a question of consent that nobody has answered', () => {
  const placeholders = () => [aPlaceholder('horiz1', 0), aPlaceholder('footer', 4_000)];

  test("is no refusal: after 10 s the rooms are the publication's, and none closes", async () => {
    const { states, displayed } = aPage(placeholders());
    await vi.advanceTimersByTimeAsync(9_999);
    expect(states()).toEqual(['horiz1 waiting', 'footer waiting']);
    await vi.advanceTimersByTimeAsync(1);
    expect(states()).toEqual(['horiz1 blank', 'footer blank']);
    expect(displayed).toEqual([]);
  });

  test('is heard when it is answered after all, in every room', async () => {
    const { states, tell } = aPage(placeholders());
    await vi.advanceTimersByTimeAsync(60_000);
    tell('limited');
    await vi.advanceTimersByTimeAsync(100);
    expect(states()).toEqual(['horiz1 asked', 'footer asked']);
  });

  test('a refusal closes what is far below, and a later consent asks for it again', async () => {
    const { states, tell } = aPage([aPlaceholder('horiz1', 0), aPlaceholder('footer', 4_000)]);
    await vi.advanceTimersByTimeAsync(10_000);
    tell('allowed');
    await vi.advanceTimersByTimeAsync(100);
    tell('refused');
    expect(states()).toEqual(['horiz1 blank', 'footer closed']);
    tell('allowed');
    await vi.advanceTimersByTimeAsync(100);
    expect(states()).toEqual(['horiz1 asked', 'footer asked']);
  });
});

const filledPage = async (name: SlotName) => {
  const page = aPage([aPlaceholder(name, 0)]);
  await vi.advanceTimersByTimeAsync(10_000);
  page.tell('allowed');
  await vi.advanceTimersByTimeAsync(100);
  return page;
};

describe('§9 a window that is turned to another row of sizes', () => {
  test('has a slot ask anew, once, whose creative does not fit its new room', async () => {
    const { run, end, turn, displayed, destroyed } = await filledPage('horiz1');
    end({ isEmpty: false, size: [970, 90] });
    turn(390);
    await vi.advanceTimersByTimeAsync(100);
    expect(destroyed).toEqual(displayed.slice(0, 1));
    expect(displayed).toHaveLength(2);
    expect(run.reports()[0]).toMatchObject({ state: 'asked', asked: [[320, 50]] });
  });

  test('leaves one alone whose creative is one of its sizes there too', async () => {
    const { run, end, turn, displayed } = await filledPage('vert1');
    end({ isEmpty: false, size: [300, 250] });
    turn(800);
    await vi.advanceTimersByTimeAsync(100);
    expect([run.reports()[0]?.state, displayed.length]).toEqual(['filled', 1]);
  });
});

describe('a place that is given back', () => {
  test('says no longer what it was filled with', async () => {
    const { run, end } = await filledPage('horiz1');
    end({ isEmpty: false, size: [728, 90] });
    expect(run.reports()[0]?.filled).toBe('728x90');
    end({ isEmpty: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(run.reports()[0]).toMatchObject({ state: 'blank' });
    expect(run.reports()[0]?.filled).toBeUndefined();
  });

  test('all slots are destroyed when the page ends, before the call returns', async () => {
    const { run, displayed, destroyed } = await filledPage('horiz1');
    run.end();
    expect(destroyed).toEqual(displayed);
    expect(displayed).toHaveLength(1);
  });
});
