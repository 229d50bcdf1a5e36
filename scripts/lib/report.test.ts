import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseBrands } from './args.ts';
import { getPort, loadBrand } from './brand.ts';
import { isForTerminal } from './serve.ts';
import { brandFolders } from './paths.ts';
import { addCounts, formatCounts, noTests, readReport } from './results.ts';
import { readSummary } from './turbo.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'masthead-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the last line of a check counts passed and failed tests, and skipped ones if there are any', () => {
  expect(formatCounts({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(formatCounts(addCounts({ passed: 3, failed: 1, skipped: 0 }, { passed: 4, failed: 0, skipped: 2 }))).toBe(
    '7 passed, 1 failed, 2 skipped',
  );
});

test('a missing report counts no tests', () => {
  expect(readReport(path.join(folder, 'none.json'))).toEqual({ counts: noTests, failures: [] });
});

test('a report lists the counts, each failed test and each file that could not run', () => {
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

test('reads the tasks of a Turborepo summary, without those that did not run', () => {
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

test.each([
  ['{"level":30,"msg":"request"}', false],
  ['{"level":50,"msg":"label article failed"}', true],
  ['{"level":"info","event":"query"}', false],
  ['{"level":"error","event":"query","label":"article"}', true],
  ['ready in 300 ms', false],
  ['Error: listen EADDRINUSE', true],
  ['{ not json', true],
])('whether the terminal shows the log line %s: %s', (line, isShown) => {
  expect(isForTerminal(line)).toBe(isShown);
});

test('the default brand has the lowest port, and an unknown option throws with the usage', async () => {
  const ports = await Promise.all(brandFolders().map(async (folder) => getPort(await loadBrand(folder))));
  expect(parseBrands([])).toEqual([brandFolders()[ports.indexOf(Math.min(...ports))]]);
  expect(parseBrands(['--brand', 'wine, dental,wine'])).toEqual(['wine', 'dental']);
  expect(() => parseBrands(['--brand', ','])).toThrow(/names no brand[\s\S]*Usage: npm start/);
  expect(() => parseBrands(['--barnd', 'x'])).toThrow(/--barnd[\s\S]*Usage: npm start/);
});
