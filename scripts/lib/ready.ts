import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from './errors.ts';
import type { Service } from './service.ts';

const retryDelayMs = 150;
const requestTimeoutMs = 10_000;

/** Requests an address. Returns the status of the response, or undefined if there is none within the timeout. */
export const fetchStatus = async (url: string, timeoutMs: number): Promise<number | undefined> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    // Nothing is listening yet, or the request timed out: the caller retries.
    return undefined;
  }
};

/** Whether the address responds with 200 within the timeout. */
export const isReady = async (url: string, timeoutMs = requestTimeoutMs): Promise<boolean> =>
  (await fetchStatus(url, timeoutMs)) === 200;

/** Reports once where nothing responds at an address within a time; a response of any status is one. */
export const reportSilence = async (
  url: string,
  report: (message: string) => void,
  timeoutMs = 5_000,
): Promise<void> => {
  const deadline = Date.now() + timeoutMs;
  while ((await fetchStatus(url, Math.max(1, deadline - Date.now()))) === undefined) {
    if (Date.now() >= deadline)
      return report(
        `Nothing responds at ${url}, so pages cannot be shown yet. Start the provider there, or remove PROVIDER_ORIGIN and GRAPHQL_URL from the environment to start one here.`,
      );
    await wait(retryDelayMs);
  }
};

/** Formats the last log lines of a service for an error message. */
export const formatLastLines = (service: Service): string =>
  service
    .lastLines()
    .map((line) => `  | ${line}`)
    .join('\n');

/** Resolves when the address responds with 200. Throws when the service exits or the timeout is over. */
export const waitUntilReady = async (service: Service, url: string, timeoutMs = 240_000): Promise<void> => {
  const state = { hasExited: false };
  void service.ended.then(() => (state.hasExited = true));
  const deadline = Date.now() + timeoutMs;
  while (!(await isReady(url))) {
    if (state.hasExited)
      throw new StartError(
        `${service.name} exited before it was ready. Its last log lines (complete log: ${service.logFile}):\n${formatLastLines(service)}`,
      );
    if (Date.now() > deadline)
      throw new StartError(
        `${service.name} did not respond with 200 at ${url} within ${timeoutMs / 1000} s. Its last log lines (complete log: ${service.logFile}):\n${formatLastLines(service)}`,
      );
    await wait(retryDelayMs);
  }
};
