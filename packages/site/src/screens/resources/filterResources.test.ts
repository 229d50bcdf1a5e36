import { describe, expect, test } from 'vitest';
import type { Resource } from '../../content/partners/schemas';
import { filterResources } from './loadResources';

const resource = (resourceName: string, startDate: string, more: Partial<Resource> = {}): Resource => ({
  resourceName,
  startDate,
  publisher: 'p',
  downloadURL: 'https://example.com/x.pdf',
  id: undefined,
  publisherName: 'Harrow & Pike',
  resourceImageURL: undefined,
  resourceShortDescription: undefined,
  topic: 'Leasing',
  type: undefined,
  ...more,
});
const list = [
  resource('Éstoppels', '2026-03-01T04:30:00Z'),
  resource('audit 10', '2026-03-03T12:00:00Z', { resourceShortDescription: 'The lease file.' }),
  resource('Audit 9', '2026-03-02T12:00:00Z', { publisherName: 'Open Meter' }),
];
const plain = { keywords: '', startDate: '', endDate: '', sort: 'newest' } as const;
const named = (change: object) =>
  filterResources(list, { ...plain, ...change }, 'America/New_York').map(({ resourceName }) => resourceName);

describe('§4 sort orders', () => {
  test.each([
    ['newest', ['audit 10', 'Audit 9', 'Éstoppels']],
    ['oldest', ['Éstoppels', 'Audit 9', 'audit 10']],
    ['name-asc', ['Audit 9', 'audit 10', 'Éstoppels']],
    ['name-desc', ['Éstoppels', 'audit 10', 'Audit 9']],
  ])('%s sorts as %j', (sort, names) => {
    expect(named({ sort })).toEqual(names);
  });
});

describe('§3 filter state', () => {
  test.each([
    [{ keywords: 'lease file' }, ['audit 10']],
    [{ keywords: 'METER audit' }, ['Audit 9']],
    [{ keywords: 'estoppels' }, ['Éstoppels']],
    [{ keywords: 'nothing like it' }, []],
    [{ startDate: '2026-03-02' }, ['audit 10', 'Audit 9']],
    [{ endDate: '2026-03-02' }, ['Audit 9', 'Éstoppels']],
    [{ startDate: '2026-03-02', endDate: '2026-03-02' }, ['Audit 9']],
  ])('%j leaves %j', (filter, names) => {
    expect(named(filter)).toEqual(names);
  });

  test('days are those of the time zone of the brand', () => {
    expect(named({ endDate: '2026-02-28' })).toEqual(['Éstoppels']);
  });
});
