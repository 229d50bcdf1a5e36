import type { Brand } from '@masthead/config';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { aSite, aSiteWithoutProvider, brand } from '../../../test/aSite';
import { byLabel } from '../../../test/wire';
import type { SuggestionIndex } from '../../content/suggestions/suggestionIndex';
import type { Site } from '../../framework/site';
import { loadSuggestionIndex, maxPages } from './suggestionsDocument';

const aCategory = (name: string, uri: string) => ({
  naturalId: uri,
  name,
  slug: uri,
  uri,
  path: uri,
  channelName: null,
  sectionName: null,
});
const anAuthor = (name: string, slug: string) => ({
  name,
  webUrl: `/author/profile/${slug}/`,
  description: null,
  imageLarge: null,
});
const publishers = [
  {
    name: 'Harrow & Pike',
    publisher: 'harrow',
    sponsored: 'true',
    socials: [],
    internalURL: '/company-resources/?realmID=harrow',
  },
  {
    name: 'Elsewhere',
    publisher: 'elsewhere',
    sponsored: 'false',
    socials: [],
    internalURL: 'https://elsewhere.example/',
  },
];
const categories = [
  aCategory('Atlanta', '/markets/atlanta/'),
  aCategory('Office', '/sectors/office/'),
  aCategory('News', `/${brand.product}-sections/news/`),
  aCategory('Office', '/sectors/office/'),
];
const load = async (lists: { categories?: object[]; authors?: object[] } = {}, change: Partial<Site> = {}) => {
  const site = aSite(
    byLabel({
      categories: lists.categories ?? categories,
      authors: lists.authors ?? [anAuthor('Ada Mill', 'ada-mill')],
    }),
    async () => Response.json(publishers),
  );
  const outcome = await loadSuggestionIndex({ ...site, ...change });
  if (!outcome.ok) throw new Error('The index could not be loaded.');
  return outcome.value.text;
};
const parse = (text: string): SuggestionIndex => JSON.parse(text) as SuggestionIndex;

describe('the index of suggestions', () => {
  test('has topics, markets, companies and people of the publication, each once', async () => {
    expect(parse(await load())).toEqual([
      { kind: 'sector', pages: [['Office', '/sectors/office/']] },
      { kind: 'market', pages: [['Atlanta', '/markets/atlanta/']] },
      { kind: 'company', pages: [['Harrow & Pike', '/company-resources/?realmID=harrow']] },
      { kind: 'person', pages: [['Ada Mill', '/author/profile/ada-mill/']] },
    ]);
  });

  test('has nothing of hidden modules', async () => {
    const small: Brand = { ...brand, hiddenModules: ['markets', 'partners'] };
    expect(parse(await load({}, { brand: small })).map(({ kind }) => kind)).toEqual(['sector', 'person']);
  });

  test('is at most 30 KB (gzip), and loses people first', async () => {
    const authors = Array.from({ length: 5_000 }, (_, number) => {
      const name = `${((number * 7919) % 104_729).toString(36)}${number.toString(36)} ${((number * 6101) % 99_991).toString(36)}`;
      return anAuthor(name, name.replace(' ', '-'));
    });
    const text = await load({ authors });
    expect(gzipSync(text).length).toBeLessThan(30_000);
    const counts = parse(text).map(({ kind, pages }) => [kind, pages.length]);
    expect(counts).toEqual([
      ['sector', 1],
      ['market', 1],
      ['company', 1],
      ['person', maxPages - 3],
    ]);
  });

  test('is an error while the content service does not respond, so that it is not cached', async () => {
    expect(await loadSuggestionIndex(aSiteWithoutProvider())).toMatchObject({ ok: false });
  });
});
