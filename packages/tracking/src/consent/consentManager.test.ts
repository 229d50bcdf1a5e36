import { describe, expect, test } from 'vitest';
import { aConsentManager } from '../../test/aConsentManager.ts';
import type { Globals } from '../dataLayer/dataLayer.ts';
import { toPurposes } from './purposes.ts';

test('a name that a content blocker lets nobody read is no platform: the banner asks', () => {
  const globals: Globals = {
    get __tcfapi() {
      throw new ReferenceError('blocked');
    },
  };
  const { banners, said } = aConsentManager({ globals });
  expect([banners, said()]).toEqual([['asking'], 'pending']);
});

describe('a brand without a consent platform', () => {
  test('asks in the banner, and remembers the answer', () => {
    const first = aConsentManager();
    expect([first.said(), first.banner()]).toEqual(['pending', 'asking']);
    first.manager.save(toPurposes(['measurement', 'advertising']));
    expect([first.said(), first.banner()]).toEqual(['reader: measurement advertising', 'hidden']);
    const second = aConsentManager({}, first.kept);
    expect([second.said(), second.banners]).toEqual(['reader: measurement advertising', []]);
  });

  test('a refusal is remembered like any other answer', () => {
    const first = aConsentManager();
    first.manager.save(toPurposes([]));
    const second = aConsentManager({}, first.kept);
    expect([second.said(), second.banners]).toEqual(['reader: nothing', []]);
  });

  test('does not ask a reader whose browser has answered', () => {
    const { said, banners } = aConsentManager({ signal: 'sent' });
    expect([said(), banners]).toEqual(['signal: nothing', []]);
  });

  test('does not ask where the brand does not', () => {
    const { said, banners } = aConsentManager({ rule: 'none' });
    expect([said(), banners]).toEqual(['brand: measurement advertising personalisation', []]);
  });

  test('shows the settings again when asked to, and puts them away without a change', () => {
    const { manager, said, banner } = aConsentManager({ rule: 'none' });
    manager.open();
    expect(banner()).toBe('reopened');
    manager.close();
    expect([banner(), said()]).toEqual(['hidden', 'brand: measurement advertising personalisation']);
    manager.open();
    manager.save(toPurposes([]));
    expect([banner(), said()]).toEqual(['hidden', 'reader: nothing']);
  });

  test('settings that are closed before the first answer leave the question standing', () => {
    const { manager, banner } = aConsentManager();
    manager.open();
    manager.close();
    expect(banner()).toBe('asking');
  });
});

describe('an answer that was given elsewhere meanwhile', () => {
  test('is taken over: the page asks no more', () => {
    const kept: string[] = [];
    const [here, there] = [aConsentManager({}, kept), aConsentManager({}, kept)];
    there.manager.save(toPurposes(['measurement']));
    expect(here.said()).toBe('pending');
    here.manager.refresh();
    expect([here.said(), here.banner()]).toEqual(['reader: measurement', 'hidden']);
  });

  test('may take back what was given here', () => {
    const kept: string[] = [];
    const [here, there] = [aConsentManager({}, kept), aConsentManager({}, kept)];
    here.manager.save(toPurposes(['measurement', 'advertising']));
    there.manager.save(toPurposes([]));
    here.manager.refresh();
    expect(here.said()).toBe('reader: nothing');
  });

  test('leaves the settings to a reader who has opened them', () => {
    const kept: string[] = [];
    const [here, there] = [aConsentManager({}, kept), aConsentManager({}, kept)];
    here.manager.open();
    there.manager.save(toPurposes([]));
    here.manager.refresh();
    expect([here.said(), here.banner()]).toEqual(['reader: nothing', 'reopened']);
  });

  test('is none where the memory was emptied or keeps nothing: the answer of the page stands', () => {
    const { manager, said, banner } = aConsentManager({ storage: { read: () => [null], write: () => undefined } });
    manager.save(toPurposes(['measurement']));
    manager.refresh();
    expect([said(), banner()]).toEqual(['reader: measurement', 'hidden']);
  });
});
