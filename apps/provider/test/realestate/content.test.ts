import { expect, test } from 'vitest';
import { readContent } from '../../src/content/files/readContent.ts';
import { toPublication } from '../../src/operations/seed/publications.ts';
import { sampleContentDirectory } from '../../src/operations/seed/seed.ts';
import { dealKinds, dealPartyNames, dealSizeUnits } from '@masthead/content-rules/deals';
import type { DealFacts } from '../../src/content/files/schema/deal.ts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryBrands } from '../fixtures/brands.ts';

const { publications } = await readContent(sampleContentDirectory);
const plotline = publications.find(({ key }) => key === 'realestate');
if (!plotline) throw new Error('The sample content has no publication realestate.');

test('there are more than 400 articles, and a page of each month (§2.3)', () => {
  expect(plotline.articles.length).toBeGreaterThan(400);
  expect(plotline.staticPages.filter(({ slug }) => slug.startsWith('need-to-know-'))).toHaveLength(12);
});

test('chosen positions of the home page link to the section of their stories, with titles in the language of the site', () => {
  const { positions } = toPublication({ ...plotline, site: { ...plotline.site, language: 'de-DE' } });
  expect(positions).toContainEqual(
    expect.objectContaining({ title: 'Aus der Redaktion', packageUrl: '/plotline-sections/features/' }),
  );
});

/** The price as its story writes it; a story may spell out a foreign currency. */
const toWrittenPrice = ({ amount, currency }: NonNullable<DealFacts['price']>): string => {
  const [unit, word] = amount >= 1e9 ? [1e9, 'billion'] : [1e6, 'million'];
  return `${currency === 'USD' ? '$' : ''}${amount / unit} ${word}`;
};

/** The facts of a deal as its story writes them. */
const getWrittenFacts = ({ property, city, price, size, capRate, pricePerSquareFoot, brokers, ...deal }: DealFacts) => [
  property,
  city,
  ...dealPartyNames.map((party) => deal[party]),
  ...brokers,
  price && toWrittenPrice(price),
  size && size.value.toLocaleString('en-US'),
  capRate && `${capRate}`,
  pricePerSquareFoot && pricePerSquareFoot.toLocaleString('en-US'),
];

/** The deals of Plotline. The sample of a new publication has no figures in its text. */
const readDeals = async () => {
  const { publications } = await readContent(sampleContentDirectory);
  const plotline = publications.find(({ key }) => key === 'realestate');
  return (plotline?.articles ?? []).flatMap(({ deal, ...article }) => (deal ? [{ deal, article }] : []));
};

test('the facts of sample deals agree with their stories', async () => {
  const differences = (await readDeals()).flatMap(({ deal, article: { slug, title, summary, body } }) => {
    const text = [title, summary, body].join('\n').toLowerCase();
    return getWrittenFacts(deal)
      .filter((fact) => fact && !text.includes(fact.toLowerCase()))
      .map((fact) => `${slug}: ${fact}`);
  });
  expect(differences).toEqual([]);
});

test('the sample list has enough deals of every kind, unit and currency, each in a market', async () => {
  const deals = await readDeals();
  expect(deals.length).toBeGreaterThanOrEqual(220);
  const withoutMarket = deals.filter(
    ({ deal, article }) =>
      !deal.market && ![article.primary, ...article.categories].some((path) => path.startsWith('markets/')),
  );
  expect(withoutMarket.map(({ article }) => article.slug)).toEqual([]);
  const withoutSize = deals.filter(({ deal }) => deal.price && deal.pricePerSquareFoot && !deal.size);
  expect(withoutSize.map(({ article }) => article.slug)).toEqual([]);
  expect(new Set(deals.map(({ deal }) => deal.kind))).toEqual(new Set(Object.keys(dealKinds)));
  expect(new Set(deals.flatMap(({ deal }) => deal.size?.unit ?? []))).toEqual(new Set(dealSizeUnits));
  expect([...new Set(deals.flatMap(({ deal }) => deal.price?.currency ?? []))]).toEqual(
    expect.arrayContaining(['USD', 'CAD', 'EUR', 'GBP', 'MXN']),
  );
});

test('documents that forms mail are files of the site', () => {
  const documents = repositoryBrands
    .filter(({ key }) => key === 'realestate')
    .flatMap(({ forms }) => Object.values(forms))
    .flatMap(({ document }) => document?.url ?? []);
  expect(documents).toHaveLength(3);
  const content = path.join(import.meta.dirname, '../../../../sample-content/documents/resources');
  const app = path.join(import.meta.dirname, '../../../realestate/public');
  for (const url of documents) {
    const [, id, name = ''] = /^\/media\/([0-9a-f]{32})\/(.+)$/.exec(url) ?? [];
    const bytes = readFileSync(id ? path.join(content, name) : path.join(app, url));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    expect(id ?? hash).toBe(hash);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  }
});
