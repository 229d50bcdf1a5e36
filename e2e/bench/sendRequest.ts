import { StartError } from '@masthead/scripts/errors';
import { Agent, get, type OutgoingHttpHeaders } from 'node:http';
import { withTarget, median, withoutTarget, type Finding } from './measure.ts';

export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br' };

/** Sends one request and discards the body: decoding it would measure the client. Rejects unless the status is 200. */
export const sendRequest = (url: string, headers: OutgoingHttpHeaders, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new StartError(`${url} returned ${response.statusCode} under load.`));
      response.on('error', reject).on('end', resolve).resume();
    }).on('error', reject);
  });

const loopConnections = 32;
const onceConnections = 4;

/** Calls a function on several connections at once until it returns false. */
const onConnections = async (connections: number, work: (agent: Agent) => Promise<boolean>): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const runWorker = async (): Promise<void> => {
    while (await work(agent));
  };
  await Promise.all(Array.from({ length: connections }, runWorker)).finally(() => agent.destroy());
};

export const requestInLoop = async (
  url: string,
  headers: OutgoingHttpHeaders,
  seconds: number,
): Promise<{ perSecond: number; count: number }> => {
  const startedAt = performance.now();
  const getSeconds = (): number => (performance.now() - startedAt) / 1000;
  let count = 0;
  await onConnections(loopConnections, async (agent) => {
    if (getSeconds() >= seconds) return false;
    await sendRequest(url, headers, agent);
    count += 1;
    return true;
  });
  return { perSecond: count / getSeconds(), count };
};

/** Requests each URL once on four connections. @returns the requests per second */
export const requestOnce = async (urls: readonly string[], headers: OutgoingHttpHeaders): Promise<number> => {
  const startedAt = performance.now();
  let next = 0;
  await onConnections(onceConnections, async (agent) => {
    const url = urls[next++];
    if (url === undefined) return false;
    await sendRequest(url, headers, agent);
    return true;
  });
  return urls.length / ((performance.now() - startedAt) / 1000);
};

const measuredSeconds = 5;
const warmUpSeconds = 2;
const rounds = 3;
const minRatio = 0.8;
/** It is requested uncompressed, which costs its server least. */
const emptyPage = 'empty page';

/** Compares cached pages with an empty page of the same Next. Rounds alternate, so other load affects all. */
export const throughput = async (
  origin: string,
  floorOrigin: string,
  paths: Readonly<Record<string, string>>,
): Promise<readonly Finding[]> => {
  const urls: readonly (readonly [string, string])[] = [
    [emptyPage, `${floorOrigin}/`],
    ...Object.entries(paths).map(([name, path]) => [name, origin + path] as const),
  ];
  const measured = new Map<string, number[]>();
  const measure = async (name: string, url: string, seconds: number): Promise<number> =>
    (await requestInLoop(url, name === emptyPage ? {} : browserHeaders, seconds)).perSecond;
  for (const [name, url] of urls) await measure(name, url, warmUpSeconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of urls)
      measured.set(name, [...(measured.get(name) ?? []), await measure(name, url, measuredSeconds)]);
  }
  const of = (name: string): number => median(measured.get(name) ?? []);
  return urls.flatMap(([name]) => [
    withoutTarget(`${name}, cached`, `${of(name).toFixed(0)} requests/s`),
    ...(name === emptyPage
      ? []
      : [withTarget(`${name} against the empty page`, of(name) / of(emptyPage), '', { min: minRatio })]),
  ]);
};
