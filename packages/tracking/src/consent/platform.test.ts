import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aConsentManager } from '../../test/aConsentManager.ts';
import type { Globals } from '../dataLayer/dataLayer.ts';

type Callback = (data: unknown, success: unknown) => void;
const agreed = { eventStatus: 'useractioncomplete', purpose: { consents: { 1: true, 8: true } } };

/** A consent platform whose words the test speaks. */
const aPlatform = () => {
  const listeners: Callback[] = [];
  const commands: string[] = [];
  const dismissed: unknown[] = [];
  const globals: Globals = {
    __tcfapi: (command: string, _version: number, callback: Callback, listenerId?: unknown) => {
      commands.push(command);
      if (command === 'addEventListener') listeners.push(callback);
      if (command === 'removeEventListener') dismissed.push(listenerId);
    },
  };
  return {
    globals,
    commands,
    dismissed,
    say: (data: unknown, success: unknown = true) => listeners.forEach((listener) => listener(data, success)),
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a consent platform', () => {
  test('is listened to, and shows no banner of ours', () => {
    const { globals, say } = aPlatform();
    const { said, banners } = aConsentManager({ globals });
    expect(said()).toBe('pending');
    say(agreed);
    expect([said(), banners]).toEqual(['platform: measurement', []]);
    say({ ...agreed, purpose: { consents: {} } });
    expect(said()).toBe('platform: nothing');
  });

  test('that never answers is a refusal after three seconds, and is heard when it answers after all', () => {
    const { globals, say } = aPlatform();
    const { said, banners } = aConsentManager({ globals });
    vi.advanceTimersByTime(2_999);
    expect(said()).toBe('pending');
    vi.advanceTimersByTime(1);
    expect(said()).toBe('timeout: nothing');
    vi.advanceTimersByTime(60_000);
    say(agreed);
    expect([said(), banners]).toEqual(['platform: measurement', []]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('may come late where the brand expects one', () => {
    const platform = aPlatform();
    const globals: Globals = {};
    const { said } = aConsentManager({ globals, platform: 'expected' });
    vi.advanceTimersByTime(5_000);
    expect(said()).toBe('timeout: nothing');
    Object.assign(globals, platform.globals);
    vi.advanceTimersByTime(250);
    platform.say(agreed);
    expect(said()).toBe('platform: measurement');
  });

  test('that is expected and never comes is not waited for for ever', () => {
    const { said } = aConsentManager({ platform: 'expected' });
    vi.advanceTimersByTime(31_000);
    expect([said(), vi.getTimerCount()]).toEqual(['timeout: nothing', 0]);
  });

  test('whose dialog is open is neither silence nor an answer', () => {
    const { globals, say } = aPlatform();
    const { said } = aConsentManager({ globals });
    say({ ...agreed, eventStatus: 'cmpuishown' });
    vi.advanceTimersByTime(60_000);
    expect(said()).toBe('pending');
  });

  test('TCF 2.2: is heard by its events alone, whatever it would have said when asked', () => {
    const { globals, commands } = aPlatform();
    aConsentManager({ globals });
    expect(commands).toEqual(['addEventListener']);
  });

  test('that names the vendors it has leave of, and not Google, allows no advertising', () => {
    const { globals, say } = aPlatform();
    const { said } = aConsentManager({ globals });
    const everything = { ...agreed, purpose: { consents: { 1: true, 2: true, 7: true, 8: true } } };
    say({ ...everything, vendor: { consents: { 755: true } } });
    expect(said()).toBe('platform: measurement advertising');
    say({ ...everything, vendor: { consents: { 755: false } } });
    expect(said()).toBe('platform: measurement');
  });

  test.each<[string, unknown, unknown]>([
    ['garbage', 'garbage', true],
    ['a failure', agreed, false],
  ])('that says %s has not answered', (_, data, success) => {
    const { globals, say } = aPlatform();
    const { said } = aConsentManager({ globals });
    say(data, success);
    vi.advanceTimersByTime(3_000);
    expect(said()).toBe('timeout: nothing');
  });

  test('that throws has not answered', () => {
    const { said } = aConsentManager({
      globals: {
        __tcfapi: () => {
          throw new Error('theirs');
        },
      },
    });
    vi.advanceTimersByTime(3_000);
    expect(said()).toBe('timeout: nothing');
  });

  test('shows its own settings again once it has answered; before that the banner serves', () => {
    const { globals, say, commands } = aPlatform();
    const { manager, banner } = aConsentManager({ globals });
    manager.open();
    expect(banner()).toBe('reopened');
    manager.close();
    say(agreed);
    manager.open();
    expect([banner(), commands.at(-1)]).toEqual(['hidden', 'displayConsentUi']);
  });

  test.each([
    ['under the number that it gave', { ...agreed, listenerId: 7 }, [7]],
    ['under 0, which is a number too', { ...agreed, listenerId: 0 }, [0]],
    ['but not where it gave none', agreed, []],
  ])('is told that the page has stopped listening, %s', (_, data, dismissals) => {
    const { globals, say, dismissed } = aPlatform();
    const { manager } = aConsentManager({ globals });
    say(data);
    expect(dismissed).toEqual([]);
    manager.stop();
    expect(dismissed).toEqual(dismissals);
  });

  test('is left alone after the page has stopped listening', () => {
    const { globals, say } = aPlatform();
    const { manager, said } = aConsentManager({ globals });
    manager.stop();
    say(agreed);
    vi.advanceTimersByTime(60_000);
    expect([said(), vi.getTimerCount()]).toEqual(['pending', 0]);
  });
});
