import { beforeAll, expect, test } from 'vitest';
import { now, writePublication } from '../../../../test/fixtures/publication.ts';
import { describeWithDatabase } from '../../../../test/support/engines.ts';
import { findEvent } from '../../queries/media.ts';
import { listSites, type Site } from '../../queries/sites.ts';
import { patch, publish } from '../publish.ts';
import type { KindName } from '../fields.ts';

const times = { startsAt: '2027-02-03T09:00:00-05:00', endsAt: '2027-02-03T17:00:00-05:00' };
const summit = { eventTitle: 'A summit', docUri: '/events/a-summit/', ...times };
const webcast = { title: 'A webcast', uri: '/webcasts/a-webcast/', ...times };
const episode = { title: 'An episode', uri: '/podcasts/an-episode/' };

describeWithDatabase('events, webcasts and episodes', (open) => {
  let site: Site;
  const deps = () => ({ db: open().db, clock: () => now });
  const put = (kind: KindName, key: string, input: object) => publish(deps(), site, { kind, key, input });

  beforeAll(async () => {
    await writePublication(open().db);
    site = (await listSites(open().db)).find(({ key }) => key === 'example') as Site;
  });

  test.each([
    ['event', summit],
    ['webcast', webcast],
  ] as const)('%s: refuses an end before the start', async (kind, input) => {
    const refused = { ok: false, error: { issues: [{ path: 'endsAt', message: 'must not be before startsAt' }] } };
    expect(await put(kind, 'too-short', { ...input, endsAt: '2026-02-03T17:00:00-05:00' })).toMatchObject(refused);
    expect(await put(kind, 'momentary', { ...input, endsAt: '2027-02-03T14:00:00Z' })).toMatchObject({ ok: true });
    const changes = { startsAt: '2027-02-03T18:00:00-05:00' };
    expect(await patch(deps(), site, { kind, key: 'momentary', changes })).toMatchObject(refused);
  });

  test.each([
    ['event', 'docUri', summit],
    ['webcast', 'uri', webcast],
    ['podcast', 'uri', episode],
  ] as const)('%s: refuses the address of another one that is not withdrawn', async (kind, path, input) => {
    const own = { ...input, [path]: '/one/' };
    expect(await put(kind, 'first', { ...own, publishAt: '2027-01-02T00:00:00Z' })).toMatchObject({ ok: true });
    expect(await put(kind, 'second', own)).toMatchObject({
      ok: false,
      error: { issues: [{ path, message: `is the address of the ${kind} "first"` }] },
    });
    await patch(deps(), site, { kind, key: 'first', changes: { status: 'withdrawn' } });
    expect(await put(kind, 'second', own)).toMatchObject({ ok: true });
  });

  test('event: has the speakers of its sessions', async () => {
    const speakers = [{ name: 'Ana Li', role: "The county's planner" }];
    const agenda = [{ startTime: '09:00', title: 'Water', speakers }];
    await put('event', 'speakers', { ...summit, docUri: '/events/speakers/', agenda });
    expect((await findEvent(open().db, site, '/events/speakers/'))?.agenda).toMatchObject([
      { speakers: [{ name: 'Ana Li', role: 'The county’s planner' }] },
    ]);
  });

  test('of two events with one address that are saved at once, one is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const input = { ...summit, docUri: `/events/at-once-${round}/` };
      const results = await Promise.all(['left', 'right'].map((side) => put('event', `${side}-${round}`, input)));
      expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    }
  });
});
