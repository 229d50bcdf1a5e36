import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { toDocumentName } from './documentName.ts';

test.each([
  [{ brand: 'realestate', site: 'plotline', route: 'resources' }, 'realestate_plotline_resources'],
  [{ brand: 'realestate', site: undefined, route: 'article' }, 'realestate_article'],
  [{ brand: 'sister-site', route: 'editorial-calendar' }, 'sister_site_editorial_calendar'],
  [{ brand: '4-corners', route: 'home' }, '_4_corners_home'],
  [{ brand: 'realestate', site: 'x } { evil', route: '/:year/:month/' }, 'realestate_x_evil_year_month'],
])('the document of %j is named %s (§7.1)', (naming, name) => {
  expect(toDocumentName(naming)).toBe(name);
  expect(() => parse(`query ${name} { __typename }`)).not.toThrow();
});
