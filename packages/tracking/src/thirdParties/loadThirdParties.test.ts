import { describe, expect, test, vi } from 'vitest';
import { toPurposes } from '../consent/purposes.ts';
import { createThirdPartyLoader, type ThirdPartySettings } from './loadThirdParties.ts';

const allThirdParties: ThirdPartySettings = {
  tagManager: { id: 'GTM-1', scriptUrl: 'https://tags.example/gtm.js?id={id}' },
  sessionReplay: { id: 'a b', scriptUrl: 'https://replay.example/{id}/{id}.js' },
  recommendations: { id: 'r', scriptUrl: 'https://recommendations.example/widget.js' },
};

const createLoader = (settings: ThirdPartySettings, percent = 99.99) => {
  const loadedUrls: string[] = [];
  const reload = vi.fn<() => void>();
  const allow = createThirdPartyLoader(settings, {
    load: ({ url }) => void loadedUrls.push(url),
    getRandomPercent: () => percent,
    reload,
  });
  return {
    loadedUrls,
    reload,
    allow: (...purposes: string[]) => allow(toPurposes(purposes), 'on'),
    allowUntracked: (...purposes: string[]) => allow(toPurposes(purposes), 'off'),
  };
};

describe('§7.2: third parties load when configured and allowed', () => {
  test.each<[string[], string[]]>([
    [[], []],
    [['advertising'], []],
    [['measurement'], ['https://tags.example/gtm.js?id=GTM-1', 'https://replay.example/a%20b/a%20b.js']],
    [['personalization'], ['https://recommendations.example/widget.js']],
  ])('%j loads %j', (purposes, urls) => {
    const { loadedUrls, allow } = createLoader(allThirdParties);
    allow(...purposes);
    expect(loadedUrls).toEqual(urls);
  });

  test('third parties that are not configured are not loaded', () => {
    const { loadedUrls, allow } = createLoader({});
    allow('measurement', 'advertising', 'personalization');
    expect(loadedUrls).toEqual([]);
  });

  test('withdrawn consent reloads the page if a script was loaded', () => {
    const { reload, allow } = createLoader(allThirdParties);
    allow();
    allow('advertising');
    allow();
    expect(reload).not.toHaveBeenCalled();
    allow('measurement');
    allow();
    expect(reload).toHaveBeenCalledOnce();
  });
});
