import autocannon from 'autocannon';
import { against, median, noted, type Finding } from './measure.ts';

const connections = 32;
const seconds = 5;
const rounds = 3;
const least = 0.8;
const empty = 'empty page';

/** Pages are asked for as browsers do; the empty page in the way that costs its server least. */
const asBrowsersDo = { 'accept-encoding': 'gzip, deflate, br' };

const requestsPerSecond = async (url: string, headers: Record<string, string>): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({ url, connections, duration: seconds, headers });
  if (non2xx + errors > 0) throw new Error(`${url} answered ${non2xx + errors} times with an error under load.`);
  return requests.average;
};

/**
 * Requests a second of cached pages against an empty page of the same Next, in one run. The rounds alternate, so that
 * whatever else the machine does strikes all alike.
 */
export const throughput = async (origin: string, floorOrigin: string, paths: Readonly<Record<string, string>>): Promise<readonly Finding[]> => {
  const urls: readonly (readonly [string, string])[] = [[empty, `${floorOrigin}/`], ...Object.entries(paths).map(([name, path]) => [name, origin + path] as const)];
  const measured = new Map<string, number[]>();
  for (const [, url] of urls) await autocannon({ url, connections, duration: 2 });
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of urls) measured.set(name, [...(measured.get(name) ?? []), await requestsPerSecond(url, name === empty ? {} : asBrowsersDo)]);
  }
  const of = (name: string): number => median(measured.get(name) ?? []);
  return urls.flatMap(([name]) => [
    noted(`${name}, cached`, `${of(name).toFixed(0)} requests/s`),
    ...(name === empty ? [] : [against(`${name} against the empty page`, of(name) / of(empty), '', { least })]),
  ]);
};
