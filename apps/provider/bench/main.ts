import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { createGraphqlHandler } from '../src/graphql/handler.ts';
import { refreshTrending } from '../src/trending/views.ts';
import { calls } from './calls.ts';
import { openBenchDatabase } from './openBenchDatabase.ts';

/**
 * Measures each kind of query serially on the database in DATA_DIR or DATABASE_URL. Fill it first:
 * npm run seed -- --scale 100000
 */
const { values } = parseArgs({ options: { times: { type: 'string', default: '30' }, only: { type: 'string' } } });
const times = Number(values.times);

const print = (line: string) => process.stdout.write(`${line}\n`);

const { db, kind, close } = await openBenchDatabase();
const handle = createGraphqlHandler({ db, clock: () => new Date(), log: pino({ level: 'error' }), mode: 'production' });
const { count } = await db
  .selectFrom('articles')
  .select((eb) => eb.fn.countAll<string>().as('count'))
  .executeTakeFirstOrThrow();
print(`${count} articles, ${kind} database, ${times} times each`);

/** Measures wall time and CPU time in ms. CPU time does not depend on the load of the machine. */
const measure = async (query: string): Promise<{ ms: number; cpu: number; bytes: number }> => {
  const request = new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const started = performance.now();
  const before = process.cpuUsage();
  const text = await (await handle(request, '127.0.0.1')).text();
  const ms = performance.now() - started;
  const { user, system } = process.cpuUsage(before);
  if (text.includes('"errors"')) throw new Error(`A query of the bench failed: ${text.slice(0, 500)}`);
  return { ms, cpu: (user + system) / 1000, bytes: text.length };
};

const newest = await db
  .selectFrom('articles')
  .select('naturalId')
  .where('pubDate', '<=', new Date())
  .orderBy('pubDate', 'desc')
  .limit(1)
  .executeTakeFirstOrThrow();
for (const [name, query] of Object.entries(calls(newest.naturalId))) {
  if (values.only && !name.includes(values.only)) continue;
  const first = await measure(query);
  const samples: Awaited<ReturnType<typeof measure>>[] = [];
  for (let run = 0; run < times; run += 1) samples.push(await measure(query));
  const percentile = (share: number, of: 'ms' | 'cpu') => {
    const sorted = samples.map((sample) => sample[of]).toSorted((left, right) => left - right);
    return (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1).padStart(7);
  };
  print(
    `${name.padEnd(35)} p50 ${percentile(0.5, 'ms')}  p95 ${percentile(0.95, 'ms')}  CPU ${percentile(0.5, 'cpu')}  first ${first.ms.toFixed(0).padStart(5)} ms  ${String(first.bytes).padStart(7)} bytes`,
  );
}
const started = performance.now();
await refreshTrending(db, new Date());
print(`${'refresh of trending lists'.padEnd(34)} ${(performance.now() - started).toFixed(0)} ms`);
await close();
