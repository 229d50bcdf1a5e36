import { Agent, get, type OutgoingHttpHeaders } from 'node:http';
import { withTarget, median, noted, type Finding } from './measure.ts';

const connections = 32;
const seconds = 5;
const warmUp = 2;
const rounds = 3;
const least = 0.8;
const empty = 'empty page';

/** Pages are asked for as browsers do; the empty page in the way that costs its server least. */
const asBrowsersDo = { 'accept-encoding': 'gzip, deflate, br' };

/** One request; its answer is read and not looked at: a client that makes text of each would measure itself. */
const asked = (url: string, headers: OutgoingHttpHeaders, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode} under load.`));
      response.on('error', reject).on('end', resolve).resume();
    }).on('error', reject);
  });

/** As many requests as are answered on some connections, each asking again when it has its answer. */
const requestsPerSecond = async (url: string, headers: OutgoingHttpHeaders, forSeconds = seconds): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  let answers = 0;
  const askOn = async (): Promise<void> => {
    while (performance.now() - began < forSeconds * 1000) {
      await asked(url, headers, agent);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, askOn)).finally(() => agent.destroy());
  return answers / ((performance.now() - began) / 1000);
};

/**
 * Requests a second of cached pages against an empty page of the same Next, in one run. The rounds alternate, so that
 * whatever else the machine does strikes all alike.
 */
export const throughput = async (
  origin: string,
  floorOrigin: string,
  paths: Readonly<Record<string, string>>,
): Promise<readonly Finding[]> => {
  const urls: readonly (readonly [string, string])[] = [
    [empty, `${floorOrigin}/`],
    ...Object.entries(paths).map(([name, path]) => [name, origin + path] as const),
  ];
  const measured = new Map<string, number[]>();
  for (const [name, url] of urls) await requestsPerSecond(url, name === empty ? {} : asBrowsersDo, warmUp);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of urls)
      measured.set(name, [
        ...(measured.get(name) ?? []),
        await requestsPerSecond(url, name === empty ? {} : asBrowsersDo),
      ]);
  }
  const of = (name: string): number => median(measured.get(name) ?? []);
  return urls.flatMap(([name]) => [
    noted(`${name}, cached`, `${of(name).toFixed(0)} requests/s`),
    ...(name === empty ? [] : [withTarget(`${name} against the empty page`, of(name) / of(empty), '', { least })]),
  ]);
};
