import { describe, expect, test } from 'vitest';
import { getCareerLinks } from './tabContent';
import { getTabLinks, getTabPath, parseTab, tabs } from './tabs';
import { aSite } from '../../../test/aSite';
import { fetchLists } from './fetchLists';

describe('§2.8 partner resources page', () => {
  test('has six tabs', () => {
    expect(Object.values(tabs)).toEqual([
      'Home',
      'Video Center',
      'Thought Leadership',
      'Webcast Center',
      'White Papers',
      'Career Center',
    ]);
  });

  test.each([
    ['-', 'home'],
    ['video', 'video'],
    ['white-papers', 'white-papers'],
    ['home', undefined],
    ['nope', undefined],
    ['toString', undefined],
  ])('the segment %s selects %s', (choice, tab) => {
    expect(parseTab(choice)).toBe(tab);
  });

  test('home and videos have their own paths (§2.1), and links keep the prefix', () => {
    expect([getTabPath('home'), getTabPath('video'), getTabPath('careers')]).toEqual([
      '/resources/partners/',
      '/resources/partners/video/',
      '/resources/partners/?tab=careers',
    ]);
    expect(getTabLinks({ hiddenModules: [] }, { prefix: 'newsline', site: 'news', own: true })[1]).toEqual({
      title: 'Video Center',
      url: '/newsline/resources/partners/video/',
    });
  });

  test('Browse Employers and Browse Jobs link to the career center and are omitted without one', () => {
    const favoriteLinks = [
      { title: 'Career Center', url: 'https://example.com/career-center', icon: 'career', newTab: true },
    ] as const;
    expect(getCareerLinks({ menu: { favoriteLinks: [...favoriteLinks] } })).toEqual([
      { title: 'Browse Employers', url: 'https://example.com/career-center/employers/', newTab: true },
      { title: 'Browse Jobs', url: 'https://example.com/career-center/jobs/', newTab: true },
    ]);
    expect(getCareerLinks({ menu: { favoriteLinks: [] } })).toEqual([]);
  });
});

test('§2.1 the prefix of another publication chooses whose resources are shown, not whose pages are listed', async () => {
  const services: string[] = [];
  const contents: unknown[] = [];
  const site = aSite(
    ({ variables }) => {
      contents.push(variables.series__site, variables.webcasts__site, variables.careers__brandShortName);
      return {};
    },
    async (url) => {
      services.push(url.searchParams.get('brand') ?? url.href);
      return Response.json({});
    },
  );
  await fetchLists(site, { prefix: 'newsline', site: 'news', own: false });
  expect(new Set(services)).toEqual(new Set(['news']));
  expect(new Set(contents)).toEqual(new Set([site.brand.site]));
});
