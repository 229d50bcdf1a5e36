import type { LogEvent } from '../src/log.ts';
import { createContentClient, type ContentClientOptions } from '../src/client/contentClient.ts';

/** Creates a content client with an adjustable clock, recorded log lines and background tasks that a test can await. */
export const createTestClient = (options: Partial<ContentClientOptions> & { readonly endpoint: string }) => {
  const clock = { now: Date.parse('2026-11-21T12:00:00Z') };
  const logLines: LogEvent[] = [];
  const backgroundTasks: Promise<unknown>[] = [];
  const client = createContentClient({
    brand: 'wire',
    log: (event) => void logLines.push(event),
    now: () => clock.now,
    background: (task) => void backgroundTasks.push(task),
    ...options,
  });
  return {
    ...client,
    logLines,
    advanceMinutes: (minutes: number): void => void (clock.now += minutes * 60_000),
    untilBackgroundDone: async (): Promise<void> => void (await Promise.all(backgroundTasks)),
    clock,
  };
};
