import { describe, expect, test } from 'vitest';
import { aKeeper } from '../../test/aKeeper.ts';
import type { Globals } from '../dataLayer/dataLayer.ts';
import { purposesOf } from './purposes.ts';

test('a name that a content blocker lets nobody read is no platform: the banner asks', () => {
  const globals: Globals = {
    get __tcfapi() {
      throw new ReferenceError('blocked');
    },
  };
  const { banners, said } = aKeeper({ globals });
  expect([banners, said()]).toEqual([['asking'], 'pending']);
});

describe('a brand without a consent platform', () => {
  test('asks in the banner, and remembers the answer', () => {
    const first = aKeeper();
    expect([first.said(), first.banner()]).toEqual(['pending', 'asking']);
    first.keeper.answer(purposesOf(['measurement', 'advertising']));
    expect([first.said(), first.banner()]).toEqual(['reader: measurement advertising', 'hidden']);
    const second = aKeeper({}, first.kept);
    expect([second.said(), second.banners]).toEqual(['reader: measurement advertising', []]);
  });

  test('a refusal is remembered like any other answer', () => {
    const first = aKeeper();
    first.keeper.answer(purposesOf([]));
    const second = aKeeper({}, first.kept);
    expect([second.said(), second.banners]).toEqual(['reader: nothing', []]);
  });

  test('does not ask a reader whose browser has answered', () => {
    const { said, banners } = aKeeper({ signal: 'sent' });
    expect([said(), banners]).toEqual(['signal: nothing', []]);
  });

  test('does not ask where the brand does not', () => {
    const { said, banners } = aKeeper({ rule: 'none' });
    expect([said(), banners]).toEqual(['brand: measurement advertising personalisation', []]);
  });

  test('shows the settings again when asked to, and puts them away without a change', () => {
    const { keeper, said, banner } = aKeeper({ rule: 'none' });
    keeper.open();
    expect(banner()).toBe('reopened');
    keeper.close();
    expect([banner(), said()]).toEqual(['hidden', 'brand: measurement advertising personalisation']);
    keeper.open();
    keeper.answer(purposesOf([]));
    expect([banner(), said()]).toEqual(['hidden', 'reader: nothing']);
  });

  test('settings that are closed before the first answer leave the question standing', () => {
    const { keeper, banner } = aKeeper();
    keeper.open();
    keeper.close();
    expect(banner()).toBe('asking');
  });
});

describe('an answer that was given elsewhere meanwhile', () => {
  test('is taken over: the page asks no more', () => {
    const kept: string[] = [];
    const [here, there] = [aKeeper({}, kept), aKeeper({}, kept)];
    there.keeper.answer(purposesOf(['measurement']));
    expect(here.said()).toBe('pending');
    here.keeper.lookAgain();
    expect([here.said(), here.banner()]).toEqual(['reader: measurement', 'hidden']);
  });

  test('may take back what was given here', () => {
    const kept: string[] = [];
    const [here, there] = [aKeeper({}, kept), aKeeper({}, kept)];
    here.keeper.answer(purposesOf(['measurement', 'advertising']));
    there.keeper.answer(purposesOf([]));
    here.keeper.lookAgain();
    expect(here.said()).toBe('reader: nothing');
  });

  test('leaves the settings to a reader who has opened them', () => {
    const kept: string[] = [];
    const [here, there] = [aKeeper({}, kept), aKeeper({}, kept)];
    here.keeper.open();
    there.keeper.answer(purposesOf([]));
    here.keeper.lookAgain();
    expect([here.said(), here.banner()]).toEqual(['reader: nothing', 'reopened']);
  });

  test('is none where the memory was emptied or keeps nothing: the answer of the page stands', () => {
    const { keeper, said, banner } = aKeeper({ memory: { read: () => [null], write: () => undefined } });
    keeper.answer(purposesOf(['measurement']));
    keeper.lookAgain();
    expect([said(), banner()]).toEqual(['reader: measurement', 'hidden']);
  });
});
