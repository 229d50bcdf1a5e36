import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endless, streamed } from '../../../test/endless';
import { cspReportRoute, createViolationFilter } from './reportRoute';

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => void vi.restoreAllMocks());

const host = 'news.example.com';
const send = (body: BodyInit, headers: Record<string, string> = {}, route = cspReportRoute()): Promise<Response> =>
  route.POST(
    new Request(`https://${host}/api/csp-report/`, {
      method: 'POST',
      body,
      headers: { host, 'content-type': 'application/csp-report', ...headers },
      ...streamed,
    }),
  );

const legacy = (report: Record<string, unknown> = {}): string =>
  JSON.stringify({
    'csp-report': {
      'document-uri': `https://${host}/search/?q=jane@example.com#x`,
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://ads.example/t.js?id=7',
      disposition: 'enforce',
      'script-sample': 'secret',
      ...report,
    },
  });

const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('reports of the content security policy', () => {
  test('a report by report-uri is one line without query, fragment or sample', async () => {
    expect((await send(legacy())).status).toBe(204);
    expect(logged()).toEqual([
      {
        level: 'warn',
        message: 'The content security policy was violated',
        directive: 'script-src-elem',
        blocked: 'https://ads.example',
        page: '/search/',
        disposition: 'enforce',
      },
    ]);
  });

  test('logs each report-to violation and ignores other kinds', async () => {
    const body = {
      documentURL: `https://${host}/?a=1`,
      effectiveDirective: 'img-src',
      blockedURL: 'inline',
      disposition: 'report',
    };
    await send(
      JSON.stringify([
        { type: 'csp-violation', body },
        { type: 'deprecation', body },
      ]),
      { 'content-type': 'application/reports+json' },
    );
    expect(logged()).toMatchObject([{ directive: 'img-src', blocked: 'inline', page: '/', disposition: 'report' }]);
  });

  test.each([
    ['no JSON', 'nonsense'],
    ['another shape', '{"a":1}'],
    ['a document of another site', legacy({ 'document-uri': 'https://elsewhere.example/' })],
    ['a directive with other text', legacy({ 'effective-directive': 'script-src\nforged line' })],
  ])('%s logs nothing', async (_, body) => {
    expect((await send(body)).status).toBe(204);
    expect(lines).toEqual([]);
  });

  test('rejects a report of another site', async () => {
    expect((await send(legacy(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  test('stops reading a body at the limit', async () => {
    const { body, sent } = endless();
    expect((await send(body)).status).toBe(413);
    expect(sent.bytes).toBeLessThan(1024 * 1024);
  });

  test('logs the same violation once an hour and at most 30 different ones a minute', () => {
    const clock = { time: 1, now: () => clock.time };
    const shouldLog = createViolationFilter(clock);
    const violation = (page: string) => ({
      directive: 'img-src',
      blocked: 'inline',
      page,
      disposition: 'enforce' as const,
    });
    expect([shouldLog(violation('/')), shouldLog(violation('/'))]).toEqual([true, false]);
    expect(Array.from({ length: 100 }, (_, index) => shouldLog(violation(`/${index}/`))).filter(Boolean)).toHaveLength(
      29,
    );
    clock.time += 60_000;
    expect([shouldLog(violation('/')), shouldLog(violation('/new/'))]).toEqual([false, true]);
    clock.time += 3_600_000;
    expect(shouldLog(violation('/'))).toBe(true);
  });
});
