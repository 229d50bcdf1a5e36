import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findSite, listSites, type Site } from '../src/content/queries/sites.ts';
import { openSearchEngine } from '../src/content/search/engine/engines.ts';
import { findMatches, searchEffort } from '../src/content/search/postgres/find.ts';
import type { SearchQuery, Search } from '../src/content/search/query.ts';
import { parseSearchTerms } from '../src/content/search/searchTerms.ts';
import { now, type Publication, writePublication, writeStories } from './fixtures/publication.ts';
import { describeWithDatabase } from './support/engines.ts';
import { type GroongaProcess, hasGroonga, startGroonga } from './support/groonga.ts';
import { openIndexedSearch } from './support/searchEngines.ts';

/** Few words, so that random texts match: with stop words, one stem in two forms, hyphens, apostrophes and symbols. */
const vocabulary =
  "the of to lease leases leased office officer build-to-suit O’Brien o'brien net cap rate AT&T R&D e-mail café 12,000 $4.2 C++ https://example.com/a?b=c naïve Łódź 日本 rates holding".split(
    ' ',
  );

/** Random numbers from a seed, so that a failure repeats (mulberry32). */
const createRandom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

const random = createRandom(17);
const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T => list[random(list.length)] as T;
const words = (count: number): string => Array.from({ length: count }, () => pick(vocabulary)).join(' ');

const paths = ['markets/atlanta', 'markets/miami', 'sectors/office', 'example-topics/capital-markets'] as const;

const stories = Array.from({ length: 150 }, (_, index) => ({
  slug: `story-${index}`,
  title: words(3),
  summary: words(4),
  // Some at the same hour, and some that are not published yet.
  hours: random(100) - 5,
  blocks: [`<p>${words(1 + random(12))}</p>`, `<p>${words(3)}</p>`],
  streams: [pick(paths)],
}));

const toTerm = (): string => {
  const form = random(8);
  if (form === 0) return `-${pick(vocabulary)}`;
  if (form === 1) return `"${words(2 + random(2))}"`;
  if (form === 2) return `${pick(vocabulary)} or ${pick(vocabulary)}`;
  if (form === 3) return `-"${words(2)}"`;
  return pick(vocabulary);
};
const texts = Array.from({ length: 250 }, () => Array.from({ length: 1 + random(3) }, toTerm).join(' '));

const toParameters = (categories: Publication['categories']): Omit<SearchQuery, 'site' | 'now'> => ({
  categoryIds: random(3) === 0 ? [categories.get(pick(paths)) ?? 0] : [],
  sort: pick(['pubdate', 'relevance'] as const),
  direction: pick(['ascending', 'descending'] as const),
  offset: pick([0, 0, 5, 30]),
  limit: pick([10, 10, 3, 40]),
  startDate: random(4) === 0 ? '2026-11-18' : null,
  stopDate: random(4) === 0 ? '2026-11-20' : null,
});

/** Fewer than the stories, so that pages have ranked and other articles. */
const ranked = 20;

describeWithDatabase('both engines', (open) => {
  describe.skipIf(!hasGroonga)('PostgreSQL and Groonga (needs groonga-bin)', () => {
    let groonga: GroongaProcess;
    let search: Search;
    let site: Site;
    let publication: Publication;

    beforeAll(async () => {
      groonga = await startGroonga();
      publication = await writePublication(open().db);
      await writeStories(open().db, publication, stories);
      site = findSite(await listSites(open().db), 'example') as Site;
      search = await openIndexedSearch(open(), openSearchEngine(groonga.url), ranked);
    });
    afterAll(() => groonga.remove());

    test('find the same articles in the same order with the same counts for 250 random texts', async () => {
      const { db } = open();
      const categories = () => Promise.reject(new Error('Only searches without words need categories.'));
      let found = 0;
      for (const text of texts) {
        const wanted = await parseSearchTerms(db, text, 'en-US');
        if (wanted.kind !== 'words') continue;
        const query: SearchQuery = { site, now, ...toParameters(publication.categories) };
        const expected = await findMatches(db, query, wanted, 'count', { ...searchEffort, ranked });
        const actual = await search({ query, wanted, facets: 'count' }, { db, categories });
        expect({ text, query, ...actual }).toEqual({ text, query, ...expected });
        found += expected.ids.length;
      }
      // Texts without matches would prove nothing.
      expect(found).toBeGreaterThan(500);
    });
  });
});
