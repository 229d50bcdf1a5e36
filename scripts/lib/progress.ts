import { startedAt } from './env.ts';

/** Prints a line of progress with the seconds since the command started. */
export const logProgress = (text: string): void =>
  console.log(`${String(Math.round((Date.now() - startedAt) / 1000)).padStart(4)} s  ${text}`);

/** Logs the start of a task, and every `intervalMs` that it is still running. */
export const withProgress = async <T>(text: string, task: Promise<T>, intervalMs = 15_000): Promise<T> => {
  logProgress(text);
  const timer = setInterval(() => logProgress(`… still: ${text}`), intervalMs);
  try {
    return await task;
  } finally {
    clearInterval(timer);
  }
};
