import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startService, type Service } from './service.ts';
import { supervise, type SuperviseOptions, toRestart } from './supervise.ts';

test.each<[uptimeMs: number, failures: number, delayMs: number, counted: number]>([
  [3_600_000, 0, 200, 1],
  [1_000, 1, 1_000, 2],
  [1_000, 2, 2_000, 3],
  [59_999, 5, 30_000, 6],
  [1_000, 100, 30_000, 101],
  [60_000, 100, 200, 1],
])('after %i ms and %i earlier failures a process starts again in %i ms', (uptimeMs, failures, delayMs, counted) =>
  expect(toRestart({ code: 137, uptimeMs, failures })).toEqual({ kind: 'restart', delayMs, failures: counted }),
);

test('a process with an invalid configuration does not start again', () =>
  expect(toRestart({ code: 78, uptimeMs: 1_000, failures: 0 })).toEqual({ kind: 'give-up' }));

/** Supervises a process that runs `code` of Node and is ready when it prints a line. */
const superviseCode = (code: string) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'masthead-supervise-'));
  const started: Service[] = [];
  const lines: string[] = [];
  let printed = Promise.withResolvers<string>();
  const onRestart = vi.fn<SuperviseOptions['onRestart']>();
  const onGiveUp = vi.fn<SuperviseOptions['onGiveUp']>();
  const ready = Promise.withResolvers<void>();
  const service = supervise({
    start: () => {
      printed = Promise.withResolvers();
      const child = startService({
        name: 'child',
        args: ['-e', code],
        cwd: folder,
        env: {},
        logFile: path.join(folder, 'child.log'),
        onLine: (line) => {
          lines.push(line);
          printed.resolve(line);
        },
      });
      started.push(child);
      return child;
    },
    waitUntilReady: async (child) => {
      const first = await Promise.race([printed.promise, child.ended]);
      if (typeof first !== 'string') throw new Error('child exited before it was ready');
    },
    onRestart,
    onReadyAgain: () => ready.resolve(),
    onGiveUp,
  });
  onTestFinished(async () => {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { folder, service, started, lines, onRestart, onGiveUp, readyAgain: ready.promise };
};

const runForever = "console.log('ready ' + process.pid); setInterval(() => {}, 1000)";

test('a killed process starts again and is ready again', async () => {
  const { service, lines, started, onRestart, readyAgain } = superviseCode(runForever);
  await service.ready;
  process.kill(Number(lines[0]?.split(' ')[1]), 'SIGKILL');
  await readyAgain;
  expect(onRestart).toHaveBeenCalledWith(started[0], { code: 137, delayMs: 200 });
  expect([started.length, lines.length]).toEqual([2, 2]);
});

test('a stopped process does not start again, also during the delay before a restart', async () => {
  const { service, started, onRestart } = superviseCode("console.log('ready'); setTimeout(() => process.exit(1), 50)");
  await service.ready;
  await expect.poll(() => onRestart).toHaveBeenCalled();
  await service.stop();
  await service.current().ended;
  expect(started).toHaveLength(1);
});

test('a process that fails at its first start is not started again', async () => {
  const { service, started } = superviseCode('process.exit(1)');
  await expect(service.ready).rejects.toThrow('before it was ready');
  expect(started).toHaveLength(1);
});

test('a process whose configuration became invalid is given up', async () => {
  const { folder, service, onRestart, onGiveUp, started } = superviseCode(
    "require('node:fs').existsSync('invalid') ? process.exit(78) : (console.log('ready'), setTimeout(() => process.exit(1), 500))",
  );
  await service.ready;
  writeFileSync(path.join(folder, 'invalid'), '');
  await expect.poll(() => onGiveUp).toHaveBeenCalled();
  expect(onRestart).toHaveBeenCalledTimes(1);
  expect(onGiveUp).toHaveBeenCalledWith(started[1], 78);
});
