import { StartError } from '@masthead/scripts/errors';
import { Agent, get, type OutgoingHttpHeaders } from 'node:http';

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
