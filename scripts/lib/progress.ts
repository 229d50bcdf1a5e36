import { startedAt } from './env.ts';

/** Says what is going on, with the seconds since the command was typed. */
export const say = (text: string): void =>
  console.log(`${String(Math.round((Date.now() - startedAt) / 1000)).padStart(4)} s  ${text}`);

/** Says what begins and, when it takes long, now and then that it still goes on. */
export const during = async <T>(text: string, work: Promise<T>, every = 15_000): Promise<T> => {
  say(text);
  const still = setInterval(() => say(`… still: ${text}`), every);
  try {
    return await work;
  } finally {
    clearInterval(still);
  }
};
