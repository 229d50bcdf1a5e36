import { StartError } from './errors.ts';
import type { Service } from './service.ts';

const pauseMs = 150;
const requestMs = 10_000;

const requestStatus = async (url: string, limitMs: number): Promise<number | undefined> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(limitMs) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    // Nothing is listening yet, or the request timed out: the caller retries.
    return undefined;
  }
};

/** Whether the address responds with 200 now. */
export const isReady = async (url: string, limitMs = requestMs): Promise<boolean> =>
  (await requestStatus(url, limitMs)) === 200;

/** Returns the last log lines of a service. */
export const lastLines = (service: Service): string =>
  service
    .lastLines()
    .map((line) => `  | ${line}`)
    .join('\n');

/** Resolves when the address responds with 200. Throws when the service exits first or the time limit is over. */
export const untilReady = async (service: Service, url: string, limitMs = 240_000): Promise<void> => {
  const outcome = { over: false };
  void service.ended.then(() => (outcome.over = true));
  const deadline = Date.now() + limitMs;
  while (!(await isReady(url))) {
    if (outcome.over)
      throw new StartError(
        `${service.name} ended before it was ready. Its last lines (all of them: ${service.logFile}):\n${lastLines(service)}`,
      );
    if (Date.now() > deadline)
      throw new StartError(
        `${service.name} did not answer at ${url} in ${limitMs / 1000} s. Its last lines (all of them: ${service.logFile}):\n${lastLines(service)}`,
      );
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
};
