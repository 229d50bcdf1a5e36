import { describe, expect, test, vi } from 'vitest';
import { toPurposes } from '../consent/purposes.ts';
import { createThirdPartyLoader } from './loadThirdParties.ts';
import type { ThirdPartySettings } from './table.ts';

const all: ThirdPartySettings = {
  tagManager: { id: 'GTM-1', script: 'https://tags.example/gtm.js?id={id}' },
  sessionReplay: { id: 'a b', script: 'https://replay.example/{id}/{id}.js' },
  recommendations: { id: 'r', script: 'https://recommendations.example/widget.js' },
};

const aPage = (settings: ThirdPartySettings, percent = 99.99) => {
  const loaded: string[] = [];
  const reload = vi.fn<() => void>();
  const allow = createThirdPartyLoader(settings, {
    load: ({ address }) => void loaded.push(address),
    percent: () => percent,
    reload,
  });
  return {
    loaded,
    reload,
    allow: (...purposes: string[]) => allow(toPurposes(purposes), 'on'),
    allowUntracked: (...purposes: string[]) => allow(toPurposes(purposes), 'off'),
  };
};

describe('DECISIONS, Advertising: third parties load when configured and allowed', () => {
  test.each<[string[], string[]]>([
    [[], []],
    [['advertising'], []],
    [['measurement'], ['https://tags.example/gtm.js?id=GTM-1', 'https://replay.example/a%20b/a%20b.js']],
    [['personalization'], ['https://recommendations.example/widget.js']],
  ])('%j loads %j', (purposes, addresses) => {
    const { loaded, allow } = aPage(all);
    allow(...purposes);
    expect(loaded).toEqual(addresses);
  });

  test('what is not configured is not loaded', () => {
    const { loaded, allow } = aPage({});
    allow('measurement', 'advertising', 'personalization');
    expect(loaded).toEqual([]);
  });

  test('each is loaded once, when it is allowed', () => {
    const { loaded, allow } = aPage(all);
    allow('measurement');
    allow('measurement');
    allow('measurement', 'personalization');
    expect(loaded).toHaveLength(3);
  });

  test('withdrawn consent reloads the page if it had loaded a script', () => {
    const { reload, allow } = aPage(all);
    allow();
    allow('advertising');
    allow();
    expect(reload).not.toHaveBeenCalled();
    allow('measurement');
    allow();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('SPEC §3: on a page with disabled tracking nothing is loaded, and withdrawn consent still reloads the page', () => {
    const { loaded, reload, allow, allowUntracked } = aPage(all);
    allow('personalization');
    allowUntracked('measurement', 'personalization');
    expect([loaded, reload.mock.calls]).toEqual([['https://recommendations.example/widget.js'], []]);
    allowUntracked('measurement');
    expect(reload).toHaveBeenCalledOnce();
  });
});
