import { expect, test } from 'vitest';
import { aDeal } from '../../../test/wire';
import { toDealBox, toDealRow } from './toDeal';
import { formatMoney, formatSize, formatUnitPrice, formatVolumes } from './formatDeal';
import { getFirstQuarter, toVolumeChart } from './dealQuarters';

const places = { us: { portland: [-122.68, 45.52] as [number, number] }, world: {} };
const visible = { hiddenModules: [], places: { us: {}, world: {} } };
const getFigures = (change: Record<string, unknown>) =>
  toDealBox(visible, aDeal(change)).figures.map(({ label, value }) => `${label} ${value}`);

test.each([
  ['a sale', {}, ['Price $38 million', 'Size 450,000 sq. ft.', 'Per sq. ft. $84', 'Cap rate 6.6%']],
  [
    'a hotel',
    { size: { value: 225, unit: 'rooms' }, price: { amount: 27_000_000, currency: 'USD' }, pricePerSquareFoot: null },
    ['Price $27 million', 'Size 225 rooms', 'Per room $120,000', 'Cap rate 6.6%'],
  ],
  [
    'a lease',
    { kind: 'lease', price: null, pricePerSquareFoot: 7.2, capRate: null },
    ['Size 450,000 sq. ft.', 'Rent per sq. ft. a year $7.20'],
  ],
  [
    'a loan on homes',
    { kind: 'loan', size: { value: 159, unit: 'units' }, pricePerSquareFoot: null, capRate: null },
    ['Loan $38 million', 'Size 159 units'],
  ],
])('the figures of %s', (_, change, figures) => {
  expect(getFigures(change)).toEqual(figures);
});

test('names its parties and brokers', () => {
  expect(toDealBox(visible, aDeal({ brokers: ['Pike Tarrant', 'Sutter Dowd'] })).parties).toEqual([
    { label: 'Buyer', value: 'Overlook Nine Partners' },
    { label: 'Seller', value: 'Graywether Capital' },
    { label: 'Brokers', value: 'Pike Tarrant, Sutter Dowd' },
  ]);
});

test.each([
  ['the property', {}, { title: 'Steel Bridge Lane', place: 'Tigard, Portland · Industrial' }],
  ['the place without a property', { property: null }, { title: 'Tigard, Portland', place: 'Industrial' }],
  [
    'the city without its region',
    { property: null, city: 'Reno', market: { name: 'West', slug: 'west', uri: '/markets/west/', isRegion: true } },
    { title: 'Reno', place: 'Industrial' },
  ],
  ['the market alone', { property: null, city: null, sector: null }, { title: 'Portland' }],
])('its title is %s', (_, change, expected) => {
  const { title, place } = toDealBox(visible, aDeal(change));
  expect({ title, ...(place && { place }) }).toEqual(expected);
});

test('links to the deals of its market only where the publication lists deals', () => {
  expect(toDealBox(visible, aDeal()).more).toEqual({
    title: 'All deals in Portland',
    url: '/deals/?market=portland',
  });
  expect(toDealBox({ ...visible, hiddenModules: ['deals'] }, aDeal())).not.toHaveProperty('more');
});

test('a row without a property has the headline of the story', () => {
  const listed = { uri: '/2026/11/20/a/', title: 'A warehouse sells', deal: aDeal({ property: null, price: null }) };
  const row = toDealRow(listed);
  expect(row.link).toEqual({ title: 'A warehouse sells', url: '/2026/11/20/a/' });
  expect(row).not.toHaveProperty('price');
  expect(row.date).toEqual({ text: 'Nov. 20, 2026', iso: '2026-11-20' });
});

test.each([
  ['a square foot', {}, { value: '$84', unit: 'per sq. ft.' }],
  ['a room', { size: { value: 225, unit: 'rooms' } }, { value: '$168,900', unit: 'per room' }],
  ['a square foot a year', { kind: 'lease', price: null }, { value: '$84', unit: 'per sq. ft. a year' }],
  [
    'nothing for a loan on homes',
    { kind: 'loan', size: { value: 9, unit: 'homes' }, pricePerSquareFoot: null },
    undefined,
  ],
])('the unit price of a row is that of %s', (_, change, unitPrice) => {
  expect(toDealRow({ uri: '/a/', title: 'A', deal: aDeal(change) }).unitPrice).toEqual(unitPrice);
});

test('its map shows the market, or the city outside of the markets', () => {
  const brand = { hiddenModules: [], places: { ...places, world: { reno: [-119.81, 39.53] as [number, number] } } };
  const region = { name: 'West', slug: 'west', uri: '/markets/west/', isRegion: true };
  expect(toDealBox(brand, aDeal()).map).toMatchObject({
    alt: 'Map that shows where Portland is.',
    outline: '/maps/us.svg',
    labels: [{ text: 'Portland' }],
  });
  expect(toDealBox(brand, aDeal({ market: region, city: 'Reno' })).map).toMatchObject({ outline: '/maps/world.svg' });
  expect(toDealBox(brand, aDeal({ market: region, city: null }))).not.toHaveProperty('map');
  expect(toDealBox(visible, aDeal())).not.toHaveProperty('map');
});

test.each([
  [853_000, 'USD', '$853,000'],
  [25_500_000, 'USD', '$25.5 million'],
  [118_200_000, 'USD', '$118.2 million'],
  [999_994_999, 'USD', '$999.99 million'],
  [999_999_000, 'USD', '$1 billion'],
  [1_250_000_000, 'USD', '$1.25 billion'],
  [1e12, 'USD', '$1 trillion'],
  [9_200_000, 'CAD', 'C$9.2 million'],
  [4_000_000, 'SEK', 'SEK 4 million'],
])('%d %s is %s', (amount, currency, text) => {
  expect(formatMoney({ amount, currency })).toBe(text);
});

test.each([
  [7.2, '$7.20'],
  [19, '$19'],
  [144.4, '$144'],
])('a unit price of %d is %s', (amount, text) => {
  expect(formatUnitPrice(amount)).toBe(text);
});

test.each([
  [339_000, 'square-feet', '339,000 sq. ft.'],
  [1, 'acres', '1 acre'],
  [14.5, 'megawatts', '14.5 megawatts'],
  [2, 'silos', '2 silos'],
])('%d %s is %s', (value, unit, text) => {
  expect(formatSize({ value, unit })).toBe(text);
});

test('sums of several currencies are not added up', () => {
  const usd = { amount: 2e9, currency: 'USD' };
  expect(formatVolumes([usd, { amount: 9_200_000, currency: 'CAD' }])).toBe('$2 billion and C$9.2 million');
  expect(formatVolumes([usd, { amount: 9e6, currency: 'CAD' }, { amount: 2e6, currency: 'EUR' }])).toBe(
    '$2 billion, C$9 million, and €2 million',
  );
  expect(formatVolumes([])).toBeUndefined();
});

test.each([
  ['2026-11-21T12:00:00Z', '2025-07-01'],
  ['2026-03-31T12:00:00Z', '2024-10-01'],
  ['2027-01-01T03:00:00Z', '2025-07-01'],
])('the chart of %s begins on %s', (today, day) => {
  expect(getFirstQuarter(new Date(today), 'America/New_York')).toBe(day);
});

const today = new Date('2026-11-21T12:00:00Z');
const brand = { name: 'Plotline', timeZone: 'America/New_York' };
const quarters = [
  { quarter: '2026-07-01', deals: 3, volume: { amount: 1_250_000_000, currency: 'USD' } },
  { quarter: '2026-10-01', deals: 2, volume: { amount: 69_000_000, currency: 'USD' } },
];

test('the chart has a bar for each quarter, and says that the current one has not ended', () => {
  expect(toVolumeChart(quarters, today, brand)).toMatchObject({
    type: 'bar',
    rows: [
      { label: 'Q3 2026', cells: [{ text: '$1.25 billion' }] },
      { label: 'Q4 2026, to date', cells: [{ text: '$69 million' }] },
    ],
    alt: 'Bar chart of disclosed prices. Q3 2026: $1.25 billion; Q4 2026: $69 million.',
  });
});

test('one quarter is no chart', () => {
  expect(toVolumeChart(quarters.slice(1), today, brand)).toBeUndefined();
});
