import { expect, test } from 'vitest';
import { aSite } from '../../../test/aSite';
import { fetchLists } from './fetchLists';

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
