import { startedAt } from './env.ts';

/** Prints a line of progress with the seconds since the command started. */
export const logProgress = (text: string): void =>
  console.log(`${String(Math.round((Date.now() - startedAt) / 1000)).padStart(4)} s  ${text}`);

/** Prints what begins and repeats it every `every` milliseconds until the work ends. */
export const withProgress = async <T>(text: string, work: Promise<T>, every = 15_000): Promise<T> => {
  logProgress(text);
  const still = setInterval(() => logProgress(`… still: ${text}`), every);
  try {
    return await work;
  } finally {
    clearInterval(still);
  }
};
