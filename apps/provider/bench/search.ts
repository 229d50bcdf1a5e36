import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { type CategoryIndex, findCategory, loadCategories } from '../src/queries/categories.ts';
import { readEnv } from '../src/env.ts';
import { listSites } from '../src/queries/sites.ts';
import { openSearch } from '../src/search/engine/openSearch.ts';
import { searchPostgres } from '../src/search/postgres/searchPostgres.ts';
import type { SearchQuery } from '../src/search/query.ts';
import type { Search } from '../src/search/search.ts';
import { parseSearchTerms } from '../src/search/searchTerms.ts';
import { openBenchDatabase } from './openBenchDatabase.ts';

/**
 * Compares the search of PostgreSQL with that of the engine at SEARCH_URL, in turns, on the database in DATABASE_URL:
 * node scripts/run.mjs scripts/command.ts apps/provider/bench/search.ts
 */
const { values } = parseArgs({ options: { times: { type: 'string', default: '9' } } });
const times = Number(values.times);
const url = readEnv().searchUrl;
if (!url) throw new Error('Set SEARCH_URL to the address of the search engine.');

const print = (line: string) => process.stdout.write(`${line}\n`);

type Case = { name: string; text: string; change?: Partial<SearchQuery>; filters?: readonly string[]; facets?: true };
const cases: readonly Case[] = [
  { name: 'a frequent word', text: 'building' },
  { name: 'a frequent word, by relevance', text: 'building', change: { sort: 'relevance' } },
  { name: 'a frequent word, facets', text: 'building', facets: true },
  { name: 'a word in a tenth', text: 'warehouse' },
  { name: 'a word in a tenth, facets', text: 'warehouse', facets: true },
  { name: 'a rare word', text: 'yoga' },
  { name: 'two words', text: 'office lease' },
  { name: 'two words, market', text: 'office lease', filters: ['markets/atlanta'] },
  { name: 'two words, market, facets', text: 'office lease', filters: ['markets/atlanta'], facets: true },
  {
    name: 'two words, sector, a month, facets',
    text: 'office lease',
    filters: ['sectors/office'],
    change: { startDate: '2026-10-01', stopDate: '2026-10-31' },
    facets: true,
  },
  { name: 'a frequent phrase, facets', text: '"square feet"', facets: true },
  { name: 'page 50 of two words', text: 'office lease', change: { offset: 490 } },
];

const { db, close } = await openBenchDatabase();
const { search, indexer } = openSearch(url, { db, log: pino({ level: 'warn' }) });
await indexer?.start();
if (indexer?.getIndex() === undefined)
  throw new Error('The engine has no complete index: npm run search-index -- build');
const [site] = await listSites(db);
if (!site) throw new Error('The database is empty: npm run seed -- --scale 100000');
const categories: CategoryIndex = await loadCategories(db, site.id);

const firstPage = {
  startDate: null,
  stopDate: null,
  sort: 'pubdate',
  direction: 'descending',
  limit: 10,
  offset: 0,
} as const;

const measure = async (find: Search, { text, change, filters = [], facets }: Case) => {
  const wanted = await parseSearchTerms(db, text, 'en-US');
  if (wanted.kind !== 'words') throw new Error(`"${text}" contains no words.`);
  const query: SearchQuery = {
    ...firstPage,
    site,
    categoryIds: filters.flatMap((path) => findCategory(categories, path)?.id ?? []),
    now: new Date(),
    ...change,
  };
  const started = performance.now();
  const { estimate, ids } = await find(
    { query, wanted, facets: facets ? 'count' : 'leave' },
    { db, categories: () => Promise.resolve(categories) },
  );
  return { ms: performance.now() - started, estimate, ids: ids.join(',') };
};

const median = (list: readonly { ms: number }[]): string =>
  (list.map(({ ms }) => ms).toSorted((left, right) => left - right)[Math.floor(list.length / 2)] ?? 0).toFixed(0);

print(`| Search | Matches | PostgreSQL, ms | Engine, ms |\n|---|---|---|---|`);
for (const one of cases) {
  const rounds = [];
  for (let turn = 0; turn < times; turn += 1)
    rounds.push([await measure(searchPostgres, one), await measure(search, one)] as const);
  const [[postgres, engine]] = rounds as [(typeof rounds)[number]];
  const same = postgres.ids === engine.ids ? '' : ', other articles';
  print(
    `| ${one.name} | ${engine.estimate}${same} | ${median(rounds.map(([first]) => first))} | ${median(rounds.map(([, second]) => second))} |`,
  );
}
await indexer.stop();
await close();
