import { type Check, fail, pass, skip, warn } from './facts.ts';

const oldest = { redis: 6, postgres: 15, groonga: 13 } as const;
/** Providers send changes to the index every quarter of a second, and a long import in batches. */
const maxIndexLagSeconds = 60;
const maxListed = 3;
const gigabyte = 1024 ** 3;
/** Pictures take 1 GB, cached results 256 MB per brand, logs 80 MB. */
const space = { least: gigabyte, enough: 4 * gigabyte } as const;
/** Signatures of purges are valid for minutes; the Date header has whole seconds. */
const clock = { warnMs: 2_500, failMs: 30_000 } as const;

const checkRedis: Check['verify'] = ({ services: { redis } }) => {
  if (!redis) return skip('REDIS_URL is not set: each instance has caches of its own');
  if (!redis.ok) return fail(redis.error, 'Start Redis, or correct REDIS_URL; allow this machine in its firewall');
  return Number(redis.version.split('.')[0]) >= oldest.redis
    ? pass(`Redis ${redis.version}`)
    : fail(`Redis ${redis.version}`, `Use Redis ${oldest.redis} or later`);
};

const checkDatabase: Check['verify'] = ({ services: { database }, env }) => {
  if (!database)
    return env.DEPLOYMENT === 'production' && !env.BACKUP_DIR
      ? warn(
          'the embedded database has no scheduled backups',
          'Set BACKUP_DIR, or DATABASE_URL for a PostgreSQL server',
        )
      : skip('DATABASE_URL is not set: the database is embedded');
  if (!database.ok)
    return fail(database.error, 'Start PostgreSQL, or correct DATABASE_URL; allow this machine in pg_hba.conf');
  return Number(database.version.split('.')[0]) >= oldest.postgres
    ? pass(`PostgreSQL ${database.version}`)
    : fail(`PostgreSQL ${database.version}`, `Use PostgreSQL ${oldest.postgres} or later`);
};

const checkMigrations: Check['verify'] = ({ services: { database } }) => {
  if (!database?.ok) return skip('no PostgreSQL server');
  const { missing } = database;
  return missing.length > 0
    ? warn(
        `${missing.length} have not run: ${missing.slice(0, maxListed).join(', ')}${missing.length > maxListed ? ', …' : ''}`,
        'Back up the database, then start one provider of this version: it runs them',
      )
    : pass('all have run');
};

const checkFailedJobs: Check['verify'] = ({ services: { database } }) => {
  if (!database?.ok) return skip('no PostgreSQL server: npm run jobs, while its provider is stopped');
  const { failedJobs } = database;
  return failedJobs > 0
    ? warn(`${failedJobs} mails or other jobs failed for good`, 'npm run jobs lists them with their reasons')
    : pass('none failed for good');
};

const checkSearchEngine: Check['verify'] = ({ services: { searchEngine: engine } }) => {
  if (!engine) return skip('SEARCH_URL is not set: PostgreSQL searches');
  if (!engine.ok)
    return fail(
      engine.error,
      'Start Groonga (deploy/bin/start-groonga.sh), or correct SEARCH_URL; PostgreSQL searches meanwhile',
    );
  return Number(engine.version.split('.')[0]) >= oldest.groonga
    ? pass(`Groonga ${engine.version}`)
    : fail(`Groonga ${engine.version}`, `Use Groonga ${oldest.groonga} or later`);
};

const checkSearchIndex: Check['verify'] = ({ services: { searchEngine: engine }, env }) => {
  if (!engine?.ok) return skip('no search engine');
  const { index } = engine;
  if (!index)
    return skip(
      env.DATABASE_URL
        ? 'the database does not respond, or has no tables yet'
        : 'the database is embedded: npm run search-index -- status',
    );
  const build = 'Build the index with the environment of a provider: npm run search-index -- build';
  if (index.state === 'missing') return fail('there is no complete index at this address: PostgreSQL searches', build);
  if (index.state === 'lost')
    return fail(
      'the engine has lost its index: PostgreSQL searches',
      `Start a provider, which builds it again. ${build}`,
    );
  const found = `lacks ${index.changes} change(s), the oldest of ${Math.round(index.oldestChangeSeconds)} s ago`;
  return index.oldestChangeSeconds > maxIndexLagSeconds
    ? fail(
        `${found}: PostgreSQL searches`,
        'Start a provider with this SEARCH_URL, and look in its log for "changed articles could not be sent"',
      )
    : pass(index.changes === 0 ? 'has all changes' : found);
};

const checkDisk: Check['verify'] = ({ services: { disk } }) => {
  const found = `${(disk.freeBytes / gigabyte).toFixed(1)} GB free at ${disk.path}`;
  const fix = `Free space, or set DATA_DIR to another disk: ${space.enough / gigabyte} GB`;
  if (disk.freeBytes < space.least) return fail(found, fix);
  return disk.freeBytes < space.enough ? warn(found, fix) : pass(found);
};

const checkClocks: Check['verify'] = ({ site, provider }) => {
  const replies = [
    ...(site ? [{ name: 'site', reply: site.home }] : []),
    ...(provider ? [{ name: 'provider', reply: provider.ready }] : []),
  ];
  const differences = replies.flatMap(({ name, reply }) =>
    reply.ok && reply.clockDifferenceMs !== undefined ? [{ name, ms: Math.abs(reply.clockDifferenceMs) }] : [],
  );
  const [largest] = differences.toSorted((left, right) => right.ms - left.ms);
  if (!largest) return skip('no --site or --provider that responds');
  const found = `the clock of the ${largest.name} differs by ${(largest.ms / 1000).toFixed(1)} s`;
  const fix = 'Run an NTP client on every machine (timedatectl set-ntp true)';
  if (largest.ms > clock.failMs) return fail(found, fix);
  return largest.ms > clock.warnMs ? warn(found, fix) : pass(found);
};

export const serviceChecks: readonly Check[] = [
  { name: 'Redis is reachable', role: 'site', verify: checkRedis },
  { name: 'Database is reachable', role: 'provider', verify: checkDatabase },
  { name: 'Migrations have run', role: 'provider', verify: checkMigrations },
  { name: 'No jobs failed', role: 'provider', verify: checkFailedJobs },
  { name: 'Search engine is reachable', role: 'provider', verify: checkSearchEngine },
  { name: 'Search index is current', role: 'provider', verify: checkSearchIndex },
  { name: 'Disk has space', role: 'both', verify: checkDisk },
  { name: 'Clocks agree', role: 'both', verify: checkClocks },
];
