import { startedAt } from './env.ts';

/** Says what is going on, with the seconds since the command was typed. */
export const logProgress = (text: string): void =>
  console.log(`${String(Math.round((Date.now() - startedAt) / 1000)).padStart(4)} s  ${text}`);

/** Says what begins and, when it takes long, now and then that it still goes on. */
export const withProgress = async <T>(text: string, work: Promise<T>, every = 15_000): Promise<T> => {
  logProgress(text);
  const still = setInterval(() => logProgress(`… still: ${text}`), every);
  try {
    return await work;
  } finally {
    clearInterval(still);
  }
};
