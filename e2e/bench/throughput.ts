import { Agent, type OutgoingHttpHeaders } from 'node:http';
import { withTarget, median, withoutTarget, type Finding } from './measure.ts';
import { browserHeaders, sendRequest } from './sendRequest.ts';

const connections = 32;
const measuredSeconds = 5;
const warmUpSeconds = 2;
const rounds = 3;
const minRatio = 0.8;
/** It is requested uncompressed, which costs its server least. */
const emptyPage = 'empty page';

/** Requests a URL in a loop on 32 connections and returns the requests per second. */
const requestsPerSecond = async (
  url: string,
  headers: OutgoingHttpHeaders,
  durationSeconds = measuredSeconds,
): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const startedAt = performance.now();
  let responseCount = 0;
  const requestUntilEnd = async (): Promise<void> => {
    while (performance.now() - startedAt < durationSeconds * 1000) {
      await sendRequest(url, headers, agent);
      responseCount += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, requestUntilEnd)).finally(() => agent.destroy());
  return responseCount / ((performance.now() - startedAt) / 1000);
};

/**
 * Compares requests per second of cached pages with those of an empty page of the same Next in one run. Rounds alternate,
 * so that other load on the machine affects all pages equally.
 */
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
  for (const [name, url] of urls) await requestsPerSecond(url, name === emptyPage ? {} : browserHeaders, warmUpSeconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of urls)
      measured.set(name, [
        ...(measured.get(name) ?? []),
        await requestsPerSecond(url, name === emptyPage ? {} : browserHeaders),
      ]);
  }
  const of = (name: string): number => median(measured.get(name) ?? []);
  return urls.flatMap(([name]) => [
    withoutTarget(`${name}, cached`, `${of(name).toFixed(0)} requests/s`),
    ...(name === emptyPage
      ? []
      : [withTarget(`${name} against the empty page`, of(name) / of(emptyPage), '', { min: minRatio })]),
  ]);
};
