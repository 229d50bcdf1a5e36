import { dealKinds, dealPartyNames, dealSizeUnits } from '@masthead/content-rules/deals';
import { expect, test } from 'vitest';
import { sampleContentDirectory } from '../../src/operations/seed/seed.ts';
import { readContent } from '../../src/content/files/readContent.ts';
import type { DealFacts } from '../../src/content/files/schema/deal.ts';

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
