import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { aPage } from '../../../test/aSite';
import { pageAds } from '../ads/pageAds';
import { routes, type RouteName } from '../../routing/routes';
import type { RouteDefinition } from '../../routing/types';
import { TwoColumns } from './TwoColumns';

const drawn = (path: string): string =>
  renderToStaticMarkup(
    <TwoColumns page={aPage(path)} rail={<p>Trending</p>}>
      <p>Story</p>
    </TwoColumns>,
  );

describe('§2.6 the two-column layout', () => {
  test('has content and a rail with ads', () => {
    expect(drawn('/markets/atlanta/')).toMatch(/Story.*<aside[^>]*aria-label="More to read".*Trending/s);
  });

  test('is full width for routes with fullWidth', () => {
    expect(drawn('/nomination/')).toBe('<p>Story</p>');
  });

  const fullWidth = (Object.entries(routes) as [RouteName, RouteDefinition][]).filter(([, route]) => route.fullWidth);
  test.each(fullWidth)('%s has no rail and no ads of the rail', (_, { path, layout }) => {
    expect(layout).toBe('two-column');
    expect([...pageAds(aPage(path)).slots].filter((name) => name.startsWith('vert'))).toEqual([]);
  });
});
