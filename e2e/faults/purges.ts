import { setTimeout as wait } from 'node:timers/promises';
import { sendArticle } from './articles.ts';
import type { Deployment } from './deployment.ts';
import { until } from './machine.ts';

/** How long corrections and a withdrawal need from their acknowledgement until a place shows them, in ms. */
export type PurgesResult = {
  place: string;
  corrections: readonly number[];
  withdrawalMs: number;
  /** Responses that ended before their body did. */
  cutOff: number;
};

const pollMs = 10;
const pauseMs = 300;

/**
 * Corrects an article again and again and withdraws it at last, and measures when nginx with a cache and each site show
 * it.
 */
export const measurePurges = async (
  { edgeOrigin, sites, providerOrigin, token }: Pick<Deployment, 'edgeOrigin' | 'sites' | 'providerOrigin' | 'token'>,
  count: number,
): Promise<readonly PurgesResult[]> => {
  const places = [{ name: 'nginx with a cache', origin: edgeOrigin }, ...sites];
  const cutOff = new Map<string, number>();
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '/');
  const key = `${day}/corrected-again-and-again`;
  const write = async (method: 'PUT' | 'DELETE', title = ''): Promise<number> => {
    const response = await sendArticle({ origin: providerOrigin, token, method, key, title });
    if (!response.ok) throw new Error(`${method} of an article: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
    return performance.now();
  };
  /** Resolves to the time from `since` until a place shows the article as wanted. */
  const measure = async (
    origin: string,
    isShown: (status: number, html: string) => boolean,
    since: number,
  ): Promise<number> => {
    let shownAt = 0;
    await until(
      async () => {
        const response = await fetch(`${origin}/${key}/`);
        const html = await response.text().catch(() => {
          cutOff.set(origin, (cutOff.get(origin) ?? 0) + 1);
          return '';
        });
        shownAt = performance.now();
        return isShown(response.status, html);
      },
      `A change at ${origin}`,
      pollMs,
    );
    return shownAt - since;
  };
  const measureAll = (isShown: (status: number, html: string) => boolean, since: number) =>
    Promise.all(places.map(({ origin }) => measure(origin, isShown, since)));

  const corrections: number[][] = [];
  for (let number = 0; number <= count; number += 1) {
    const title = `The ${number}th title`;
    const since = await write('PUT', title);
    const waits = await measureAll((status, html) => status === 200 && html.includes(title), since);
    // The first one is new: no cache has it.
    if (number > 0) corrections.push(waits);
    await wait(pauseMs);
  }
  const withdrawals = await measureAll((status) => status === 404 || status === 410, await write('DELETE'));
  return places.map(({ name, origin }, index) => ({
    place: name,
    corrections: corrections.map((waits) => waits[index] ?? 0),
    withdrawalMs: withdrawals[index] ?? 0,
    cutOff: cutOff.get(origin) ?? 0,
  }));
};
