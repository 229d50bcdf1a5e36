import { renderToStaticMarkup } from 'react-dom/server';
import { createQuery } from '@masthead/graphql-ops';
import { describe, expect, test } from 'vitest';
import { aSite, brand } from '../../test/aSite';
import { aPackage, aTeaser, byLabel } from '../../test/wire';
import type { RouteDefinition } from '../routing/types';
import { RouteSection } from '../shell/layout/SiteFrame';
import { queryWithSections } from './sections';

const storyPackage = aPackage('home-recent', {
  title: 'Recent stories',
  packageUrl: '/news/',
  articles: ['a', 'b', 'c', 'd'].map((title) => aTeaser(title)),
});
const minimalRoute: RouteDefinition = { path: '/x/', screen: 'hub', layout: 'default', adPageName: 'x' };
const requests: { query: string; variables: Record<string, unknown> }[] = [];
const load = async (
  route: Partial<RouteDefinition>,
  results: Record<string, unknown> = { bottomSection: storyPackage, sideSection: storyPackage },
) => {
  const provider = byLabel({ regions: [], ...results });
  requests.length = 0;
  const site = aSite((request) => {
    requests.push(request);
    return provider(request);
  });
  return queryWithSections(
    site,
    { ...minimalRoute, ...route },
    { route: 'hub', parts: { regions: createQuery('market-groups', { site: brand.site }) } },
  );
};

describe('§2.6 editorial sections of a route', () => {
  test("are queried in the page's document, by the route's position", async () => {
    const { reply, sections } = await load({ bottomSection: { position: 'home-recent' } });
    expect(requests.map(({ variables }) => variables['bottomSection__position'])).toEqual(['home-recent']);
    expect(reply.regions.ok && reply.regions.value.getMarketGroups).toEqual([]);
    expect(sections).toMatchObject({
      bottomSection: {
        title: 'Recent stories',
        url: '/news/',
        stories: [{ title: 'a' }, { title: 'b' }, { title: 'c' }],
      },
    });
    expect(Object.keys(sections)).toEqual(['bottomSection']);
  });

  test('are not queried for routes without them', async () => {
    expect((await load({})).sections).toEqual({});
    expect(requests[0]?.query).not.toContain('getPackageByPosition');
  });

  test.each([
    ['the position is empty', { sideSection: { ...storyPackage, articles: [] } }],
    ['there is no such position', { sideSection: null }],
    ['its query fails', {}],
  ])('are empty when %s, and the page is rendered', async (_, results) => {
    const { reply, sections } = await load({ sideSection: { position: 'home-recent' } }, results);
    expect([sections, reply.regions.ok]).toEqual([{}, true]);
  });

  const section = {
    title: 'Recent stories',
    url: '/news/',
    stories: [{ title: 'a', url: '/a/', kicker: { trail: [] }, summary: 'A summary.' }],
  };

  test('show the stories and a link to all of them', () => {
    const html = renderToStaticMarkup(<RouteSection {...section} place="bottom" />);
    expect(html).toMatch(/Recent stories.*href="\/news\/".*href="\/a\/".*A summary\./);
  });

  test('above the page they are headlines only', () => {
    const html = renderToStaticMarkup(<RouteSection {...section} place="top" />);
    expect(html).toContain('href="/a/"');
    expect(html).not.toContain('A summary.');
  });
});
