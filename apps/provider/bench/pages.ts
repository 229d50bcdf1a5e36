import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { pino } from 'pino';
import { createProvider } from '../src/provider.ts';
import { createHttpServer, stopServer } from '../src/server/http.ts';
import type { Load, LoadResult } from './client.ts';
import { openBenchDatabase } from './openBenchDatabase.ts';
import { createPageRequests, pageKinds, type Pages } from './pageRequests.ts';
import { profile } from './profile.ts';

/**
 * Measures the pages of a site that no cache holds, over HTTP, on the database in DATA_DIR or DATABASE_URL: response
 * times, and the processor time of all threads of the provider. `--profile` also prints the parts of that time.
 */
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '200' },
    connections: { type: 'string', default: '1' },
    only: { type: 'string' },
    profile: { type: 'boolean', default: false },
    functions: { type: 'string', default: '0' },
  },
});
const pageCount = Number(values.pages);
const warmUpPages = 60;

const print = (line: string) => process.stdout.write(`${line}\n`);
const { db, requestDb, kind, close, queries } = await openBenchDatabase();
const log = pino({ level: 'error' });
const provider = createProvider({ db, requestDb, clock: () => new Date(), log, mode: 'production' });
await provider.start();
const server = createHttpServer(provider.handle, log);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
const client = new Worker(new URL('./client.ts', import.meta.url), { workerData: { url } });

const send = (load: Load): Promise<LoadResult> =>
  new Promise((resolve, reject) => {
    client.removeAllListeners().once('message', resolve).once('error', reject);
    client.postMessage(load);
  });

const toMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;
const median = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor((list.length - 1) / 2)] ?? 0;

const readPages = async (): Promise<Pages> => {
  const articles = await db
    .selectFrom('articles')
    .select('naturalId')
    .where('siteId', '=', 1)
    .where('pubDate', '<=', new Date())
    .orderBy('pubDate', 'desc')
    .limit(pageCount + warmUpPages)
    .execute();
  const streams = await db
    .selectFrom('categoryTotals')
    .innerJoin('categories', 'categories.id', 'categoryTotals.categoryId')
    .select('path')
    .where('siteId', '=', 1)
    .orderBy('articles', 'desc')
    .limit(20)
    .execute();
  return { naturalIds: articles.map(({ naturalId }) => naturalId), longStreams: streams.map(({ path }) => path) };
};

const pages = await readPages();
print(`${kind} database, ${pageCount} pages each, ${values.connections} connection(s)`);
for (const page of pageKinds) {
  if (values.only && !page.includes(values.only)) continue;
  const bodies = await createPageRequests(page, pages, pageCount + warmUpPages);
  const connections = Number(values.connections);
  await send({ bodies: bodies.slice(0, warmUpPages), connections });
  queries.clear();
  const [processBefore, threadBefore] = [process.cpuUsage(), process.threadCpuUsage()];
  const measured = { bodies: bodies.slice(warmUpPages), connections };
  const { times, clientMs, bytes } = await send(measured);
  const total = (toMs(process.cpuUsage(processBefore)) - clientMs) / pageCount;
  const main = toMs(process.threadCpuUsage(threadBefore)) / pageCount;
  const queryCount = [...queries.values()].reduce((sum, { count }) => sum + count, 0) / pageCount;
  print(
    `${page.padEnd(8)} p50 ${median(times).toFixed(1).padStart(6)} ms  processor ${total.toFixed(1).padStart(6)} ms (main thread ${main.toFixed(1)}, others ${(total - main).toFixed(1)})  ${queryCount.toFixed(1)} queries  ${(bytes / pageCount / 1000).toFixed(1)} kB`,
  );
  if (!values.profile) continue;
  const statements = [...queries].toSorted(([, left], [, right]) => right.ms - left.ms);
  for (const [sql, { count, ms }] of statements)
    print(`    ${(ms / pageCount).toFixed(2).padStart(6)} ms  ${(count / pageCount).toFixed(1)} ×  ${sql}`);
  const recorded = await profile(() => send(measured));
  for (const [part, ms] of [...recorded.ms].toSorted((left, right) => right[1] - left[1]))
    print(`    ${(ms / pageCount).toFixed(2).padStart(6)} ms  ${part}`);
  for (const [name, ms] of recorded.top.slice(0, Number(values.functions)))
    print(`      ${(ms / pageCount).toFixed(3)} ms  ${name}`);
}
await client.terminate();
await stopServer(server, 1000);
await provider.stop();
await close();
