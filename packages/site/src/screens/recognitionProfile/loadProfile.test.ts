import { expect, test } from 'vitest';
import { aSite, brand } from '../../../test/aSite';
import { aProfile, byLabel } from '../../../test/wire';
import { loadProfile } from './loadProfile';

const site = (results: Record<string, unknown>) => {
  const { content, partners } = aSite(byLabel(results));
  return {
    content,
    partners,
    brand: { ...brand, recognition: [{ directory: 'stars', name: 'Stars', description: 'Those who shine.' }] },
  };
};

const profile = {
  ...aProfile('ada'),
  date: null,
  status: 'published',
  role: null,
  proEmail: null,
  proLinkedIn: null,
  proLocation: null,
  pronouns: null,
  phone: null,
  aboutMe: null,
  firmName: null,
  firmLink: null,
  companyLogo: null,
  profileUrl: null,
  membershipType: null,
  eventsAttended: [],
  industries: [],
  qAndA: [],
  videos: [],
  webCasts: [],
  whitePapers: [],
};
const toList = (names: readonly string[]) => ({
  total: names.length,
  sort: null,
  page: 1,
  pageLength: 7,
  profiles: names.map(aProfile),
});

const loadOthers = async (results: Record<string, unknown>) => {
  const outcome = await loadProfile(site(results), { directory: 'stars', profile: 'ada' });
  return outcome.ok ? outcome.value.others.profiles.map(({ name }) => name) : outcome;
};

test('§3 lists six other profiles of its program', async () => {
  expect(await loadOthers({ profile, others: toList(['ben', 'ada', 'cora', 'dan', 'eve', 'finn', 'gus']) })).toEqual([
    'ben',
    'cora',
    'dan',
    'eve',
    'finn',
    'gus',
  ]);
  expect(
    await loadOthers({ profile, others: toList(['ben', 'cora', 'dan', 'eve', 'finn', 'gus', 'hal']) }),
  ).toHaveLength(6);
});

test('§3 omits the other profiles if their query fails', async () => {
  expect(await loadOthers({ profile })).toEqual([]);
});

test.each([
  ['Boston, Massachusetts', 'Boston'],
  ['Nowhere, Kansas', undefined],
  [null, undefined],
])('shows where a person of %j works', async (proLocation, label) => {
  const known = site({ profile: { ...profile, proLocation } });
  const places = { us: { boston: [-71.06, 42.36] as [number, number] }, world: {} };
  const outcome = await loadProfile(
    { ...known, brand: { ...known.brand, places } },
    { directory: 'stars', profile: 'ada' },
  );
  expect(outcome.ok && outcome.value.map?.labels?.[0]?.text).toBe(label);
});
