import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCampaign } from '../fuzz/campaign.ts';
import { createCheck, createMaxima } from '../fuzz/checks.ts';
import { activeMarkupIn, contentViolation } from '../fuzz/content.ts';
import { createGate } from '../fuzz/gate.ts';
import { readOptions } from '../fuzz/options.ts';
import { openProbe, probeOptions, type Probe } from '../fuzz/probeClient.ts';
import { get, toBytes, type HttpInput } from '../fuzz/request.ts';
import { parseResponse } from '../fuzz/response.ts';
import { canary, markupCanary } from '../fuzz/rules.ts';
import type { FuzzStack } from '../fuzz/stack.ts';
import { splitSource } from '../fuzz/targets/site.ts';
import { createVictim, type Victim } from '../fuzz/victim.ts';
import { isFullRun } from '../src/env.ts';
import { createTemporaryFolder } from '../src/stack.ts';

let server: ChildProcess;
let probe: Probe;
let victim: Victim;
let check: (input: HttpInput) => Promise<{ rule: string } | undefined>;
const { folder, remove } = createTemporaryFolder();

beforeAll(async () => {
  const socket = path.join(folder, 'probe.sock');
  server = fork(path.join(import.meta.dirname, '../fuzz/vulnerableServer.ts'), { execArgv: [probeOptions(socket)] });
  const [port] = (await once(server, 'message')) as [number];
  probe = await openProbe(socket);
  victim = await createVictim(port);
  const running = { port, probe };
  check = createCheck(
    { servers: { site: running, provider: running } } as unknown as FuzzStack,
    victim,
    createGate(),
    createMaxima(),
  );
});
afterAll(() => {
  probe.close();
  server.kill();
  remove();
});

describe('the fuzz run, against a server with known holes', () => {
  const holes: readonly (readonly [target: string, rule: string | undefined])[] = [
    ['/error/', 'status'],
    ['/inject/', 'header'],
    ['/sniffed/', 'nosniff'],
    ['/internals/', 'internals'],
    ['/private/', 'private'],
    ['/closed/', 'response'],
    [`/repeat/?${encodeURIComponent(markupCanary)}`, 'markup'],
    [`/cached/?${canary}`, 'foreign text'],
    // A page may repeat its own address.
    [`/cached/%66${canary.slice(1)}/`, undefined],
    ['/sound/', undefined],
    ['/overloaded/', undefined],
  ];
  // Each blocks the processor for about ten seconds.
  const slowHoles: typeof holes = [
    ['/stall/', 'stall'],
    ['/slow/', 'slow'],
  ];
  test.each(isFullRun ? [...holes, ...slowHoles] : holes)('%s breaks the rule %s', async (target, rule) => {
    expect((await check(get('site', target)))?.rule).toBe(rule);
  });

  test('reports the smallest failing input once, with the command that repeats it, and continues', async () => {
    const inputs = fc.record({ row: fc.constant('row'), size: fc.nat({ max: 1_000 }) });
    const campaign = {
      name: 'x',
      inputs,
      runs: 60,
      check: async ({ size }: { size: number }) => (size > 950 ? { rule: 'size', detail: String(size) } : undefined),
      describe: ({ size }: { size: number }) => String(size),
    };
    const { runs, failures } = await runCampaign(campaign, { seed: 1 });
    const [failure] = failures;
    expect([runs, failures.length, failure?.input]).toEqual([60, 1, '951']);
    expect(failure?.count).toBeGreaterThan(1);
    const again = await runCampaign(campaign, { seed: failure?.seed ?? 0, path: failure?.path });
    expect(again.failures[0]?.input).toBe('951');
  });
});

describe('content files', () => {
  test.each([
    [{ outcome: 'accepted', message: '', html: '', ranCode: true }, 'code execution'],
    [{ outcome: 'crashed', message: 'TypeError', html: '', ranCode: false }, 'crash'],
    [{ outcome: 'refused', message: 'too long', html: '<p>a onclick="x"</p>', ranCode: false }, undefined],
  ] as const)('%j breaks the rule %s', (reply, rule) => {
    expect(contentViolation(reply)?.rule).toBe(rule);
  });

  test.each([
    '<script>x</script>',
    '<img src="x" onerror="y">',
    '<a href="javascript:x">y</a>',
    '<a href="java\tscript:x">y</a>',
    '<p style="x">y</p>',
    '<a href="//evil.example">x</a>',
    '<form method="post" action="https://evil.example">',
  ])('%s is active markup', (html) => {
    expect(activeMarkupIn(html)).toBeDefined();
  });
});

describe('the wire', () => {
  const parse = (text: string) => parseResponse(Buffer.from(text));

  test.each([
    ['a body with a length', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nab', { status: 200, body: 'ab' }],
    [
      'a chunked body',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n',
      { status: 200, body: 'abc' },
    ],
    [
      'a response after 100 Continue',
      'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n',
      { status: 204, body: '' },
    ],
    ['half a head', 'HTTP/1.1 200 OK\r\nX', { status: 0, body: '' }],
  ])('%s is read', (_, text, expected) => expect(parse(text)).toMatchObject(expected));

  test('a request is sent as it is written, with the headers of a proxy unless it has its own', () => {
    const input = {
      ...get('site', '/a%00?<>', [
        ['Host', 'evil.example'],
        ['x', 'a\r\nb: c'],
      ]),
      method: 'PUT',
    };
    expect(toBytes(input).toString()).toBe(
      'PUT /a%00?<> HTTP/1.1\r\nX-Forwarded-Proto: https\r\nHost: evil.example\r\nx: a  b: c\r\nConnection: close\r\n\r\n',
    );
  });
});

test('addresses of the route table are split into their parameters', () => {
  expect(
    splitSource('/a/:year(\\d{4})/:path((?!x|.*\\.[a-z]+$).*)/:rest*')
      .map((part) => ('param' in part ? `:${part.param}` : part.literal))
      .join(''),
  ).toBe('/a/:year/:path/:rest');
});

test.each([
  [['--short'], { runs: 500, only: undefined }],
  [['--runs', '50', '--only', 'site,graphql', '--seed', '7'], { runs: 50, seed: 7, only: ['site', 'graphql'] }],
] as const)('%j are options', (args, options) => {
  expect(readOptions(args, 1_000)).toMatchObject(options);
});

test('the fuzz step of the check has a fixed seed, the last build, and more inputs in a full run', () => {
  expect(readOptions(['--check'], 1_000, false)).toMatchObject({ seed: 424_706_061, runs: 500, isBuilt: true });
  expect(readOptions(['--check'], 1_000, true)).toMatchObject({ seed: 424_706_061, runs: 4_000, isBuilt: true });
});

test('rejects a path without its target and seed', () => {
  expect(() => readOptions(['--path', '1:0'], 1_000)).toThrow('--only');
});
