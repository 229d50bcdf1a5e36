import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseBrand } from './args.ts';
import { getPort } from './brand.ts';
import { findChanges, hashGeneratedFiles } from './generated.ts';
import { isForTerminal } from './logLine.ts';
import { addCounts, closingLine, noTests, readReport } from './results.ts';
import { reportLines } from './table.ts';
import { readSummary } from './turbo.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'masthead-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the closing line counts what passed, failed and, where there is any, what was skipped', () => {
  expect(closingLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(closingLine(addCounts({ passed: 3, failed: 1, skipped: 0 }, { passed: 4, failed: 0, skipped: 2 }))).toBe(
    '7 passed, 1 failed, 2 skipped',
  );
});

test('a run without a report has run no test', () => {
  expect(readReport(path.join(folder, 'none.json'))).toEqual({ counts: noTests, failures: [] });
});

test('a report tells how many tests ran, and names each that failed and each file that could not be run', () => {
  const file = path.join(folder, 'report.json');
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'one is one', status: 'passed', failureMessages: [] },
        {
          fullName: 'one is two',
          status: 'failed',
          failureMessages: ['AssertionError: expected 1 to be 2\n    at a.test.ts:3'],
        },
      ],
    },
    { name: 'b.test.ts', status: 'failed', message: 'Cannot find ./b', assertionResults: [] },
  ];
  writeFileSync(
    file,
    JSON.stringify({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults }),
  );
  expect(readReport(file)).toEqual({
    counts: { passed: 5, failed: 1, skipped: 3 },
    failures: ['a.test.ts: one is two: AssertionError: expected 1 to be 2', 'b.test.ts: Cannot find ./b'],
  });
});

test('the table shows each step with its seconds, its result and its hits in the cache', () => {
  expect(
    reportLines(
      [
        { name: 'lint', seconds: 1.25, ok: true, counts: noTests },
        { name: 'unit', seconds: 12, ok: false, counts: { passed: 3, failed: 1, skipped: 0 } },
        {
          name: 'e2e',
          seconds: 3,
          ok: true,
          counts: { passed: 3, failed: 0, skipped: 0 },
          tasks: { total: 2, cached: 1 },
        },
        { name: 'build', seconds: 0, ok: true, counts: noTests, tasks: { total: 2, cached: 0 } },
      ],
      14,
    ),
  ).toEqual([
    'step    seconds   result',
    'lint    1.3       ok',
    'unit    12.0      FAILED (tests: 3 passed, 1 failed)',
    'e2e     3.0       ok (tests: 3 passed, 0 failed; 1 of 2 from the cache)',
    'build   0.0       ok',
    'total   14.0',
  ]);
});

test('the summary of Turborepo becomes task runs, without tasks that did not run', () => {
  const execution = { startTime: 1_000, endTime: 3_000, exitCode: 0 };
  const tasks = [
    { package: '@masthead/config', task: 'test', cache: { status: 'HIT' }, execution },
    { package: '@masthead/site', task: 'test', cache: { status: 'MISS' }, execution: { ...execution, exitCode: 1 } },
    { package: '@masthead/e2e', task: 'e2e', cache: { status: 'MISS' } },
  ];
  expect(readSummary(JSON.stringify({ tasks }))).toEqual([
    { package: '@masthead/config', task: 'test', isCached: true, ok: true, startedAtMs: 1_000, endedAtMs: 3_000 },
    { package: '@masthead/site', task: 'test', isCached: false, ok: false, startedAtMs: 1_000, endedAtMs: 3_000 },
  ]);
});

test('generated files that change, appear or vanish are noticed', () => {
  const src = path.join(folder, 'packages/one/src');
  mkdirSync(src, { recursive: true });
  const file = (name: string): string => path.join(src, `${name}.generated.ts`);
  for (const name of ['same', 'changes', 'vanishes']) writeFileSync(file(name), 'before');
  const before = hashGeneratedFiles(folder);
  writeFileSync(file('changes'), 'after');
  writeFileSync(file('appears'), 'after');
  rmSync(file('vanishes'));
  expect(findChanges(before, hashGeneratedFiles(folder)).map((name) => path.basename(name, '.generated.ts'))).toEqual([
    'appears',
    'changes',
    'vanishes',
  ]);
});

test.each([
  ['{"level":30,"msg":"request"}', false],
  ['{"level":50,"msg":"label article failed"}', true],
  ['{"level":"info","event":"query"}', false],
  ['{"level":"error","event":"query","label":"article"}', true],
  ['ready in 300 ms', false],
  ['Error: listen EADDRINUSE', true],
  ['{ not json', true],
])('of the log line %s the terminal shows: %s', (line, output) => {
  expect(isForTerminal(line)).toBe(output);
});

test('the brand is Plotline unless another is named, and an unknown option is explained', () => {
  expect(parseBrand([])).toBe('realestate');
  expect(parseBrand(['--brand', 'sister-site-template'])).toBe('sister-site-template');
  expect(() => parseBrand(['--barnd', 'x'])).toThrow(/--barnd[\s\S]*Usage: npm start/);
});

test.each([
  ['http://localhost:3001', 3001],
  ['https://plotline.example.com', 3000],
])('a brand at %s listens on %i', (origin, port) => {
  expect(getPort({ origin })).toBe(port);
});
