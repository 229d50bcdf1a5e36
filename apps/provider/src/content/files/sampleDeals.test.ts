import { dealPartyNames } from '@masthead/content-rules/deals';
import { expect, test } from 'vitest';
import { sampleContentDirectory } from '../../operations/seed/seed.ts';
import { readContent } from './readContent.ts';
import type { DealFacts } from './schema/deal.ts';

/** The facts of a deal as its story writes them. */
const getWrittenFacts = ({ property, city, price, size, capRate, pricePerSquareFoot, brokers, ...deal }: DealFacts) => [
  property,
  city,
  ...dealPartyNames.map((party) => deal[party]),
  ...brokers,
  price && `$${price.amount / 1_000_000} million`,
  size && size.value.toLocaleString('en-US'),
  capRate && `${capRate}`,
  pricePerSquareFoot && `$${pricePerSquareFoot}`,
];

test('the facts of sample deals agree with their stories, which name prices in dollars', async () => {
  const { publications } = await readContent(sampleContentDirectory);
  const plotline = publications.find(({ key }) => key === 'realestate');
  const reported = (plotline?.articles ?? []).flatMap(({ deal, ...article }) => (deal ? [{ deal, article }] : []));
  expect(reported.length).toBeGreaterThan(30);
  const differences = reported.flatMap(({ deal, article: { slug, title, summary, body } }) => {
    const text = [title, summary, body].join('\n');
    return getWrittenFacts(deal)
      .filter((fact) => fact && !text.includes(fact))
      .map((fact) => `${slug}: ${fact}`);
  });
  expect(differences).toEqual([]);
});
