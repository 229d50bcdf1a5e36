import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPage, brand } from '../../../test/aSite';
import type { ResourcesView } from './loadResources';
import { parseResources } from './parameters';
import { ResourcesScreen } from './ResourcesScreen';

const html = (parameters: Record<string, string>, state: ResourcesView['state'] = 'listed'): string =>
  renderToStaticMarkup(
    <ResourcesScreen
      view={{
        path: '/resources/',
        canonical: '/resources/',
        scope: { prefix: undefined, site: brand.site, own: true },
        query: parseResources(parameters),
        state,
        resources: [],
        total: 0,
        pages: 0,
        topics: [],
        notices: [],
        trending: [],
      }}
      // A page without the strip of partners, which is loaded.
      page={aPage('/resources/partners/')}
    />,
  );

test('§2.8 has nothing to filter or sort while the publication has no resources', () => {
  expect(html({})).toContain('There are no resources yet');
  expect(html({})).not.toMatch(/name="(?:keywords|sort)"/);
  expect(html({ keywords: 'lease' })).toMatch(/name="keywords".*name="sort"/);
  expect(html({}, 'unavailable')).toContain('name="keywords"');
});
