import { expect, test } from 'vitest';
import { dealSchema } from '../files/schema/deal.ts';
import { toDealRow } from './deal.ts';

const category = (id: number, path: string, region?: string) => ({
  id,
  path,
  family: path.split('/')[0] ?? '',
  region,
});
const categories = [
  category(1, 'markets/southeast'),
  category(2, 'markets/atlanta', 'southeast'),
  category(3, 'markets/miami', 'southeast'),
  category(4, 'sectors/office'),
  category(5, 'sectors/retail'),
];
const article = { primary: 'markets/southeast', categories: ['sectors/office', 'markets/miami'] };
const toRow = (facts: object) =>
  toDealRow(dealSchema.parse({ kind: 'sale', ...facts }), article, categories, {
    day: '2026-11-21',
    typeset: (text) => text,
  });

test.each([
  ['a city before its region, and the first sector', {}, { marketId: 3, sectorId: 4 }],
  ['those that the deal names', { market: 'markets/atlanta', sector: 'sectors/retail' }, { marketId: 2, sectorId: 5 }],
])('market and sector are %s', (_, facts, row) => {
  expect(toRow(facts)).toMatchObject(row);
});

const price = { amount: 45_500_000 };
const size = { value: 150_800, unit: 'square-feet' };

test.each([
  ['as given', { price, size, pricePerSquareFoot: 302 }, 302],
  ['price divided by size', { price, size }, 301.72],
  [
    'derived from square meters',
    { price: { amount: 1_000_000, currency: 'EUR' }, size: { value: 1_000, unit: 'square-meters' } },
    92.9,
  ],
  ['unknown without a floor area', { price, size: { value: 225, unit: 'rooms' } }, null],
  ['unknown for a loan', { kind: 'loan', price, size }, null],
  ['unknown for a stake in a property', { kind: 'joint-venture', price, size }, null],
  ['the rent of a lease', { kind: 'lease', size, pricePerSquareFoot: 61 }, 61],
])('the price per square foot is %s', (_, facts, pricePerSquareFoot) => {
  expect(toRow(facts)).toMatchObject({ pricePerSquareFoot });
});

test.each([
  ['derived from the price and the price per square foot', { price, pricePerSquareFoot: 302 }, 151_000, 'square-feet'],
  ['as given', { price, pricePerSquareFoot: 302, size: { value: 2.5, unit: 'acres' } }, 2.5, 'acres'],
  ['unknown for a loan', { kind: 'loan', price, pricePerSquareFoot: 302 }, null, null],
  ['unknown for a stake in a property', { kind: 'joint-venture', price, pricePerSquareFoot: 302 }, null, null],
  ['unknown without a price', { pricePerSquareFoot: 302 }, null, null],
])('the size is %s', (_, facts, value, unit) => {
  expect(toRow(facts)).toMatchObject({ size: value, sizeUnit: unit });
});

test('the day is that of the deal, or of the article', () => {
  expect(toRow({ date: '2026-10-02' }).dealDate).toBe('2026-10-02');
  expect(toRow({}).dealDate).toBe('2026-11-21');
});
