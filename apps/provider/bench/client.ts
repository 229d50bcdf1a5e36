import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** Requests to send in turn, and how many connections send them. */
export type Load = { bodies: readonly string[]; connections: number };
/** Times of the requests and the processor time of the sending thread, in ms. */
export type LoadResult = { times: readonly number[]; clientMs: number; bytes: number };

const port = parentPort;
if (!port) throw new Error('bench/client.ts must run as a worker thread.');
const { url } = workerData as { url: string };

const post = (body: string, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json, application/json',
          'content-length': Buffer.byteLength(body),
        },
      },
      async (response) => {
        const parts: Buffer[] = [];
        for await (const part of response as AsyncIterable<Buffer>) parts.push(part);
        const text = Buffer.concat(parts);
        if (response.statusCode !== 200 || text.includes('"errors"'))
          reject(new Error(`A page of the bench failed (${response.statusCode}): ${text.toString().slice(0, 500)}`));
        else resolve(text.length);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });

const toMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

port.on('message', async ({ bodies, connections }: Load) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const before = process.threadCpuUsage();
  const times: number[] = [];
  let bytes = 0;
  let next = 0;
  const sendNext = async (): Promise<void> => {
    for (let index = next++; index < bodies.length; index = next++) {
      const startedAt = performance.now();
      bytes += await post(bodies[index] ?? '', agent);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, sendNext));
  agent.destroy();
  port.postMessage({ times, clientMs: toMs(process.threadCpuUsage(before)), bytes } satisfies LoadResult);
});
