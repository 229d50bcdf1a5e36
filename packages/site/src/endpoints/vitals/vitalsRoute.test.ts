import { expect, test } from 'vitest';
import { brand } from '../../../test/aSite';
import { endless, streamed } from '../../../test/endless';
import { vitalsRoute } from './vitalsRoute';

const host = 'news.example.com';
/** A clock that stands still: no limit is refilled during a test. */
const clock = { now: () => 1 };
const createRoute = () => vitalsRoute(brand, { isOn: true, clock });
const report = { page: 'home', ttfb: 31, lcp: 812, cls: 0.0004, inp: 48 };

/** Returns the status of a report. */
const send = async (
  body: BodyInit,
  {
    headers = {},
    route = createRoute(),
  }: { headers?: Record<string, string>; route?: ReturnType<typeof vitalsRoute> } = {},
): Promise<number> => {
  const request = new Request(`https://${host}/api/vitals/`, {
    method: 'POST',
    body,
    headers: { host, 'x-forwarded-for': '203.0.113.7', ...headers },
    ...streamed,
  });
  return (await route.POST(request)).status;
};

test('a report of a page is accepted, also without the figures that a browser does not measure', async () => {
  expect(await send(JSON.stringify(report))).toBe(204);
  expect(await send('{"page":"article","ttfb":12}')).toBe(204);
});

test.each([
  ['no JSON', 'lcp=1'],
  ['no kind of page', '{"lcp":1}'],
  ['a figure that is no number', '{"page":"home","lcp":"1"}'],
  ['a negative time', '{"page":"home","inp":-1}'],
  ['a time of more than ten minutes', '{"page":"home","lcp":600001}'],
  ['a layout shift beyond 100', '{"page":"home","cls":101}'],
])('a report with %s is a 400', async (_, body) => {
  expect(await send(body)).toBe(400);
});

test('a report of another site is a 403', async () => {
  expect(await send(JSON.stringify(report), { headers: { 'sec-fetch-site': 'cross-site' } })).toBe(403);
});

test('reading of a body stops at the limit', async () => {
  const { body, sent } = endless();
  expect(await send(body)).toBe(413);
  expect(sent.bytes).toBeLessThan(1024 * 1024);
});

test('a client may send 60 reports a minute, and does not use up those of another one', async () => {
  const route = createRoute();
  const statuses = [];
  for (let count = 0; count <= 60; count += 1) statuses.push(await send(JSON.stringify(report), { route }));
  expect([statuses.filter((status) => status === 204).length, statuses.at(-1)]).toEqual([60, 429]);
  expect(await send(JSON.stringify(report), { route, headers: { 'x-forwarded-for': '203.0.113.8' } })).toBe(204);
});

test('all clients together may send 1,200 reports a minute', async () => {
  const route = createRoute();
  const sendFrom = (client: number): Promise<number> =>
    send(JSON.stringify(report), {
      route,
      headers: { 'x-forwarded-for': `10.0.${Math.floor(client / 256)}.${client % 256}` },
    });
  const statuses = await Promise.all(Array.from({ length: 1_201 }, (_, client) => sendFrom(client)));
  expect(statuses.filter((status) => status === 204)).toHaveLength(1_200);
  expect(statuses.at(-1)).toBe(429);
});

test('the endpoint is not found unless it is switched on', async () => {
  expect(await send(JSON.stringify(report), { route: vitalsRoute(brand) })).toBe(404);
});
