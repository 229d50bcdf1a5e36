import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Globals } from '../dataLayer/dataLayer.ts';
import { keepConsent, type KeeperOptions } from './keeper.ts';
import { allowedOf, purposesOf } from './purposes.ts';
import { createConsent } from './store.ts';

type Callback = (data: unknown, success: unknown) => void;
const agreed = { eventStatus: 'useractioncomplete', purpose: { consents: { 1: true, 8: true } } };

/** A page that keeps consent, and what it kept in this browser. */
const aPage = (over: Partial<KeeperOptions> = {}, kept: string[] = []) => {
  const consent = createConsent();
  const banners: string[] = [];
  const keeper = keepConsent({
    globals: {},
    rule: 'tcf',
    signal: 'none',
    platform: 'none',
    memory: { read: () => kept, write: (value) => void kept.splice(0, kept.length, value) },
    today: () => new Date('2026-11-21T00:00:00Z'),
    decided: consent.set,
    bannerChanged: (banner) => void banners.push(banner),
    ...over,
  });
  const said = () => {
    const state = consent.current();
    return state.state === 'pending' ? 'pending' : `${state.by}: ${allowedOf(state.purposes).join(' ') || 'nothing'}`;
  };
  return { keeper, said, banners, kept, consent };
};

test('a name that a content blocker lets nobody read is no platform: the banner asks', () => {
  const globals: Globals = { get __tcfapi() { throw new ReferenceError('blocked'); } };
  const { banners, said } = aPage({ globals });
  expect([banners, said()]).toEqual([['asking'], 'pending']);
});

/** A consent platform whose words the test speaks. */
const aPlatform = () => {
  const listeners: Callback[] = [];
  const commands: string[] = [];
  const globals: Globals = {
    __tcfapi: (command: string, _version: number, callback: Callback) => {
      commands.push(command);
      if (command === 'addEventListener') listeners.push(callback);
    },
  };
  return { globals, commands, say: (data: unknown, success: unknown = true) => listeners.forEach((listener) => listener(data, success)) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a brand without a consent platform', () => {
  test('asks in the banner, and remembers the answer', () => {
    const first = aPage();
    expect([first.said(), first.keeper.banner()]).toEqual(['pending', 'asking']);
    first.keeper.answer(purposesOf(['measurement', 'advertising']));
    expect([first.said(), first.keeper.banner()]).toEqual(['reader: measurement advertising', 'hidden']);
    const second = aPage({}, first.kept);
    expect([second.said(), second.banners]).toEqual(['reader: measurement advertising', []]);
  });

  test('a refusal is remembered like any other answer', () => {
    const first = aPage();
    first.keeper.answer(purposesOf([]));
    const second = aPage({}, first.kept);
    expect([second.said(), second.banners]).toEqual(['reader: nothing', []]);
  });

  test('does not ask a reader whose browser has answered', () => {
    const { said, banners } = aPage({ signal: 'sent' });
    expect([said(), banners]).toEqual(['signal: nothing', []]);
  });

  test('does not ask where the brand does not', () => {
    const { said, banners } = aPage({ rule: 'none' });
    expect([said(), banners]).toEqual(['brand: measurement advertising personalisation', []]);
  });

  test('shows the settings again when asked to, and puts them away without a change', () => {
    const { keeper, said } = aPage({ rule: 'none' });
    keeper.open();
    expect(keeper.banner()).toBe('reopened');
    keeper.close();
    expect([keeper.banner(), said()]).toEqual(['hidden', 'brand: measurement advertising personalisation']);
    keeper.open();
    keeper.answer(purposesOf([]));
    expect([keeper.banner(), said()]).toEqual(['hidden', 'reader: nothing']);
  });

  test('settings that are closed before the first answer leave the question standing', () => {
    const { keeper } = aPage();
    keeper.open();
    keeper.close();
    expect(keeper.banner()).toBe('asking');
  });
});

describe('a consent platform', () => {
  test('is listened to, and shows no banner of ours', () => {
    const { globals, say } = aPlatform();
    const { said, banners } = aPage({ globals });
    expect(said()).toBe('pending');
    say(agreed);
    expect([said(), banners]).toEqual(['platform: measurement', []]);
    say({ ...agreed, purpose: { consents: {} } });
    expect(said()).toBe('platform: nothing');
  });

  test('that never answers is a refusal after three seconds, and is heard when it answers after all', () => {
    const { globals, say } = aPlatform();
    const { said, banners } = aPage({ globals });
    vi.advanceTimersByTime(2_999);
    expect(said()).toBe('pending');
    vi.advanceTimersByTime(1);
    expect(said()).toBe('silence: nothing');
    vi.advanceTimersByTime(60_000);
    say(agreed);
    expect([said(), banners]).toEqual(['platform: measurement', []]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('may come late where the brand expects one', () => {
    const platform = aPlatform();
    const globals: Globals = {};
    const { said } = aPage({ globals, platform: 'expected' });
    vi.advanceTimersByTime(5_000);
    expect(said()).toBe('silence: nothing');
    Object.assign(globals, platform.globals);
    vi.advanceTimersByTime(250);
    platform.say(agreed);
    expect(said()).toBe('platform: measurement');
  });

  test('that is expected and never comes is not waited for for ever', () => {
    const { said } = aPage({ platform: 'expected' });
    vi.advanceTimersByTime(31_000);
    expect([said(), vi.getTimerCount()]).toEqual(['silence: nothing', 0]);
  });

  test('whose dialog is open is neither silence nor an answer', () => {
    const { globals, say } = aPlatform();
    const { said } = aPage({ globals });
    say({ ...agreed, eventStatus: 'cmpuishown' });
    vi.advanceTimersByTime(60_000);
    expect(said()).toBe('pending');
  });

  test.each<[string, unknown, unknown]>([
    ['garbage', 'garbage', true],
    ['a failure', agreed, false],
  ])('that says %s has not answered', (_, data, success) => {
    const { globals, say } = aPlatform();
    const { said } = aPage({ globals });
    say(data, success);
    vi.advanceTimersByTime(3_000);
    expect(said()).toBe('silence: nothing');
  });

  test('that throws has not answered', () => {
    const { said } = aPage({ globals: { __tcfapi: () => { throw new Error('theirs'); } } });
    vi.advanceTimersByTime(3_000);
    expect(said()).toBe('silence: nothing');
  });

  test('shows its own settings again once it has answered; before that the banner serves', () => {
    const { globals, say, commands } = aPlatform();
    const { keeper } = aPage({ globals });
    keeper.open();
    expect(keeper.banner()).toBe('reopened');
    keeper.close();
    say(agreed);
    keeper.open();
    expect([keeper.banner(), commands.at(-1)]).toEqual(['hidden', 'displayConsentUi']);
  });

  test('is left alone after the page has stopped listening', () => {
    const { globals, say } = aPlatform();
    const { keeper, said } = aPage({ globals });
    keeper.stop();
    say(agreed);
    vi.advanceTimersByTime(60_000);
    expect([said(), vi.getTimerCount()]).toEqual(['pending', 0]);
  });
});
