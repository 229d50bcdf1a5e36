import { expect, onTestFinished, test, vi } from 'vitest';
import { limitLog, toLogLine } from './limitLog';
import { log, logOutput } from './log';

const open = () => {
  vi.useFakeTimers();
  const { write } = logOutput;
  onTestFinished(() => {
    vi.useRealTimers();
    logOutput.write = write;
  });
  const lines: string[] = [];
  const target = { error: (text: string) => void lines.push(text), warn: (text: string) => void lines.push(text) };
  limitLog(target);
  return { target, lines };
};

test('1,000 failing pages in a minute are two lines of each cause, with a count and the last stack trace', () => {
  const { target, lines } = open();
  const stack = `Error: The page ${'x'.repeat(20)} failed\n${'    at render (/app/page.js:1:2)\n'.repeat(20)}`;
  for (let page = 0; page < 1_000; page += 1) {
    log({
      level: 'error',
      message: 'GraphQL request failed',
      causes: ['connect ECONNREFUSED'],
      document: `page${page}`,
    });
    target.error(` \u001B[31m⨯\u001B[39m ${stack}`);
  }
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(4);
  expect(lines.slice(2).map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ message: 'GraphQL request failed', document: 'page999', count: 999 }),
    expect.objectContaining({
      message: `Error: The page ${'x'.repeat(20)} failed`,
      stack: Array.from({ length: 12 }, () => 'at render (/app/page.js:1:2)'),
      count: 999,
    }),
  ]);
});

test.each<[parts: readonly unknown[], line: object]>([
  [['%s is deprecated', 'x'], { message: 'x is deprecated' }],
  [['⨯ unhandledRejection:', 'reason'], { message: 'unhandledRejection: reason' }],
  [[{ digest: '1' }], { message: "{ digest: '1' }" }],
  [[], { message: '' }],
])('%j is the line %j', (parts, line) => expect(toLogLine('error', parts)).toEqual({ level: 'error', ...line }));
