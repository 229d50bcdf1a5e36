import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestConsentManager } from '../../test/createTestConsentManager.ts';
import type { Globals } from '../dataLayer/dataLayer.ts';
import type { ConsentManagerOptions } from './consentManager.ts';

type Callback = (data: unknown, success: unknown) => void;
const measurementAllowed = { eventStatus: 'useractioncomplete', purpose: { consents: { 1: true, 8: true } } };

/**
 * Creates a consent platform whose data the test sends. `knowsCommand`: success of the command that opens its settings.
 */
const createPlatform = (knowsCommand: unknown = true) => {
  const listeners: Callback[] = [];
  const commands: string[] = [];
  const removedIds: unknown[] = [];
  const globals: Globals = {
    __tcfapi: (command: string, _version: number, callback: Callback, listenerId?: unknown) => {
      commands.push(command);
      if (command === 'addEventListener') listeners.push(callback);
      if (command === 'displayConsentUi') callback(null, knowsCommand);
      if (command === 'removeEventListener') removedIds.push(listenerId);
    },
  };
  return {
    globals,
    commands,
    removedIds,
    send: (data: unknown, success: unknown = true) => listeners.forEach((listener) => listener(data, success)),
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a consent platform', () => {
  test('decides, and no banner is shown', () => {
    const { globals, send } = createPlatform();
    const { describeState, banners } = createTestConsentManager({ globals });
    expect(describeState()).toBe('pending');
    send(measurementAllowed);
    expect([describeState(), banners]).toEqual(['platform: measurement', []]);
    send({ ...measurementAllowed, purpose: { consents: {} } });
    expect(describeState()).toBe('platform: nothing');
  });

  test('that does not respond counts as a refusal after three seconds, until it responds', () => {
    const { globals, send } = createPlatform();
    const { describeState, banners } = createTestConsentManager({ globals });
    vi.advanceTimersByTime(2_999);
    expect(describeState()).toBe('pending');
    vi.advanceTimersByTime(1);
    expect(describeState()).toBe('timeout: nothing');
    vi.advanceTimersByTime(60_000);
    send(measurementAllowed);
    expect([describeState(), banners]).toEqual(['platform: measurement', []]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each<[string, Partial<ConsentManagerOptions>, string[]]>([
    ['of a brand that requires no consent', { rule: 'none' }, []],
    ['after consent in the banner', {}, ['1.map.24322']],
  ])('that refuses late allows nothing on the next page, %s', (_, options, stored) => {
    const first = createPlatform();
    const { describeState } = createTestConsentManager({ ...options, globals: first.globals }, stored);
    expect(describeState()).toBe('pending');
    vi.advanceTimersByTime(5_000);
    first.send({ ...measurementAllowed, purpose: { consents: {} } });
    expect(describeState()).toBe('platform: nothing');
    const next = createTestConsentManager({ ...options, globals: createPlatform().globals }, stored);
    vi.advanceTimersByTime(5_000);
    expect(next.describeState()).toBe('reader: nothing');
  });

  test('that needs no consent where the reader is stores no consent for other places', () => {
    const { globals, send } = createPlatform();
    const { describeState, stored } = createTestConsentManager({ globals });
    send({ gdprApplies: false });
    expect([describeState(), stored]).toEqual(['platform: measurement advertising personalization', []]);
  });

  test('may load late where the brand expects one', () => {
    const platform = createPlatform();
    const globals: Globals = {};
    const { describeState } = createTestConsentManager({ globals, platform: 'expected' });
    vi.advanceTimersByTime(5_000);
    expect(describeState()).toBe('timeout: nothing');
    Object.assign(globals, platform.globals);
    vi.advanceTimersByTime(250);
    platform.send(measurementAllowed);
    expect(describeState()).toBe('platform: measurement');
  });

  test('that is expected and never loads is awaited for 30 seconds', () => {
    const { describeState } = createTestConsentManager({ platform: 'expected' });
    vi.advanceTimersByTime(31_000);
    expect([describeState(), vi.getTimerCount()]).toEqual(['timeout: nothing', 0]);
  });

  test('with an open dialog is pending without a time limit', () => {
    const { globals, send } = createPlatform();
    const { describeState } = createTestConsentManager({ globals });
    send({ ...measurementAllowed, eventStatus: 'cmpuishown' });
    vi.advanceTimersByTime(60_000);
    expect(describeState()).toBe('pending');
  });

  test('TCF 2.2: only its events are used', () => {
    const { globals, commands } = createPlatform();
    createTestConsentManager({ globals });
    expect(commands).toEqual(['addEventListener']);
  });

  test.each<[string, unknown, unknown]>([
    ['invalid data', 'garbage', true],
    ['a failure', measurementAllowed, false],
  ])('that sends %s counts as no response', (_, data, success) => {
    const { globals, send } = createPlatform();
    const { describeState } = createTestConsentManager({ globals });
    send(data, success);
    vi.advanceTimersByTime(3_000);
    expect(describeState()).toBe('timeout: nothing');
  });

  test('that throws counts as no response', () => {
    const { describeState } = createTestConsentManager({
      globals: {
        __tcfapi: () => {
          throw new Error('from the platform');
        },
      },
    });
    vi.advanceTimersByTime(3_000);
    expect(describeState()).toBe('timeout: nothing');
  });

  test('opens its settings by its own function', () => {
    const { globals, send, commands } = createPlatform();
    const dialog = {
      opened: 0,
      show() {
        this.opened += 1;
      },
    };
    const { manager, banner } = createTestConsentManager({
      globals: { ...globals, Platform: { dialog } },
      platformOpenPath: 'Platform.dialog.show',
    });
    send(measurementAllowed);
    manager.open();
    expect([dialog.opened, banner(), commands]).toEqual([1, 'hidden', ['addEventListener']]);
  });

  test('opens its settings by the usual command where no function is configured, also while its dialog is open', () => {
    const { globals, send, commands } = createPlatform();
    const { manager, banner } = createTestConsentManager({ globals });
    send({ ...measurementAllowed, eventStatus: 'cmpuishown' });
    manager.open();
    expect([banner(), commands.at(-1)]).toEqual(['hidden', 'displayConsentUi']);
  });

  test('that is still loading opens its settings when it has loaded, once', () => {
    const globals: Globals = {};
    const open = vi.fn<() => void>();
    const { manager, banner } = createTestConsentManager({
      globals,
      platform: 'expected',
      platformOpenPath: 'Platform.open',
    });
    manager.open();
    manager.open();
    Object.assign(globals, { Platform: { open } });
    vi.advanceTimersByTime(2_000);
    expect([open.mock.calls.length, banner()]).toEqual([1, 'hidden']);
  });

  test('that has not responded in time leaves the settings to the banner', () => {
    const { manager, banner } = createTestConsentManager({ platform: 'expected' });
    vi.advanceTimersByTime(3_000);
    manager.open();
    expect(banner()).toBe('reopened');
  });

  test.each<[string, Partial<ConsentManagerOptions>, unknown]>([
    ['without the configured function', { platformOpenPath: 'Platform.open' }, true],
    ['that does not know the usual command', {}, false],
    ['whose function throws', { platformOpenPath: 'fail' }, true],
  ])('%s is reported to the operator', (_, options, success) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { globals, send } = createPlatform(success);
    const { manager } = createTestConsentManager({
      ...options,
      globals: {
        ...globals,
        fail: () => {
          throw new Error('from the platform');
        },
      },
    });
    send(measurementAllowed);
    manager.open();
    expect(warn.mock.calls).toEqual([[expect.stringContaining('Set CONSENT_PLATFORM_OPEN')]]);
    warn.mockRestore();
  });

  test.each([
    ['with its listener id', { ...measurementAllowed, listenerId: 7 }, [7]],
    ['with its listener id 0', { ...measurementAllowed, listenerId: 0 }, [0]],
    ['unless it sent no listener id', measurementAllowed, []],
  ])('gets removeEventListener when the page stops, %s', (_, data, expected) => {
    const { globals, send, removedIds } = createPlatform();
    const { manager } = createTestConsentManager({ globals });
    send(data);
    expect(removedIds).toEqual([]);
    manager.stop();
    expect(removedIds).toEqual(expected);
  });

  test('is ignored after the page has stopped', () => {
    const { globals, send } = createPlatform();
    const { manager, describeState } = createTestConsentManager({ globals });
    manager.stop();
    send(measurementAllowed);
    vi.advanceTimersByTime(60_000);
    expect([describeState(), vi.getTimerCount()]).toEqual(['pending', 0]);
  });
});
