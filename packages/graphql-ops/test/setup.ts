import type { LogEvent } from '../src/log.ts';
import { createContentClient, type ContentClientOptions } from '../src/client/contentClient.ts';

/** Creates a client with an adjustable clock, recorded log lines and background work that tests can await. */
export const createTestClient = (options: Partial<ContentClientOptions> & { readonly endpoint: string }) => {
  const clock = { now: Date.parse('2026-11-21T12:00:00Z') };
  const lines: LogEvent[] = [];
  const tasks: Promise<unknown>[] = [];
  const client = createContentClient({
    brand: 'realestate',
    log: (line) => void lines.push(line),
    now: () => clock.now,
    background: (task) => void tasks.push(task),
    ...options,
  });
  return {
    ...client,
    lines,
    advanceMinutes: (minutes: number): void => void (clock.now += minutes * 60_000),
    untilBackgroundDone: async (): Promise<void> => void (await Promise.all(tasks)),
    clock,
  };
};
