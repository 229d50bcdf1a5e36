import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { inRoot } from '../paths.ts';
import { checks, checksFor } from './checks.ts';
import { gatherFacts, type Facts, probeProvider, probeSite, type Reply } from './facts.ts';
import { probeSearchEngine, type SearchIndex, probeServices } from './services.ts';

const [one, two, three] = ['4f6b9d02c8a15e37'.repeat(4), 'b83e07d15c942fa6'.repeat(4), '90c1d5e7f3a2b864'.repeat(4)];
const reply = (status: number, headers: Record<string, string> = {}, text = ''): Extract<Reply, { ok: true }> => ({
  ok: true,
  status,
  headers: new Headers(headers),
  text,
  clockDifferenceMs: 100,
});
const headers = {
  'content-security-policy': "default-src 'self'",
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};

const sound: Facts = {
  role: 'both',
  env: {
    DEPLOYMENT: 'production',
    SITE_ORIGIN: 'https://www.example.com',
    PROVIDER_ORIGIN: 'http://10.0.0.5:4000',
    REVALIDATE_SECRET: one,
    CUSTOMER_ID_KEYS: two,
    INTERNAL_USER_KEY: three,
    SMTP_URL: 'smtps://mail.example.com',
    PROVIDER_HOST: '10.0.0.5',
    TRUSTED_PROXIES: '10.0.0.7',
  },
  nodeVersion: '24.21.0',
  dataDir: { path: '/srv/data', mode: 0o700 },
  keyFiles: [{ path: '/srv/data/keys/customer-id', mode: 0o600 }],
  envFile: { path: '/srv/.env', mode: 0o600 },
  brands: { ok: true, value: [{ key: 'wire', origins: ['https://www.example.com'] }] },
  site: { origin: 'https://www.example.com', home: reply(200, headers), devtools: reply(404) },
  provider: {
    origin: 'http://10.0.0.5:4000',
    ready: reply(200),
    introspection: reply(200, {}, '{"errors":[]}'),
    sampleSignIn: reply(200),
  },
  services: {
    redis: { ok: true, version: '7.0.15' },
    database: { ok: true, version: '15.7 (Debian 15.7-1)', missing: [], failedJobs: 0 },
    searchEngine: { ok: true, version: '13.0.0', index: { state: 'ready', changes: 0, oldestChangeSeconds: 0 } },
    disk: { path: '/srv/data', freeBytes: 50 * 1024 ** 3 },
  },
};
const withServices = (services: Partial<Facts['services']>): Facts => ({
  ...sound,
  services: { ...sound.services, ...services },
});
const withDatabase = (change: { version?: string; missing?: string[]; failedJobs?: number }): Facts =>
  withServices({ database: { ok: true, version: '15.7', missing: [], failedJobs: 0, ...change } });
const withIndex = (index: Partial<SearchIndex> | undefined): Facts =>
  withServices({
    searchEngine: {
      ok: true,
      version: '13.0.0',
      index: index && { state: 'ready', changes: 0, oldestChangeSeconds: 0, ...index },
    },
  });
const withEnv = (env: Record<string, string | undefined>): Facts => ({ ...sound, env: { ...sound.env, ...env } });
const withBrand = (...origins: string[]): Facts => ({
  ...sound,
  brands: { ok: true, value: [{ key: 'wire', origins }] },
});
const verify = (name: string, facts: Facts) => checks.find((check) => check.name === name)?.verify(facts);

test.each(checks.map(({ name }) => name))('%s: passes for a sound deployment', (name) =>
  expect(verify(name, sound)).toMatchObject({ result: 'pass' }),
);

const site = sound.site ?? expect.unreachable();
const provider = sound.provider ?? expect.unreachable();

test.each<[name: string, facts: Facts, result: 'warn' | 'fail' | 'skip', detail: RegExp]>([
  ['Deployment is explicit', withEnv({ DEPLOYMENT: undefined }), 'fail', /not set/],
  ['Deployment is explicit', withEnv({ DEPLOYMENT: 'stage' }), 'warn', /developer tools/],
  [
    'Site environment is complete',
    withEnv({ SITE_ORIGIN: undefined, PROVIDER_ORIGIN: undefined }),
    'fail',
    /SITE_ORIGIN: is required.*GRAPHQL_URL/,
  ],
  [
    'Secrets are set',
    withEnv({ CUSTOMER_ID_KEYS: undefined, REVALIDATE_SECRET: '' }),
    'fail',
    /REVALIDATE_SECRET, CUSTOMER_ID_KEYS/,
  ],
  ['Secrets are strong', withEnv({ REVALIDATE_SECRET: 'short' }), 'fail', /REVALIDATE_SECRET/],
  ['Secrets are strong', withEnv({ INTERNAL_USER_KEY: 'x'.repeat(64) }), 'fail', /INTERNAL_USER_KEY/],
  ['Secrets are strong', withEnv({ PREVIEW_KEY: 'abcdefghijklmnopqrstuvwxyz123456' }), 'fail', /PREVIEW_KEY.*sequence/],
  ['Secrets differ', withEnv({ INTERNAL_USER_KEY: one }), 'fail', /REVALIDATE_SECRET, INTERNAL_USER_KEY/],
  ['Secrets differ', withEnv({ CUSTOMER_ID_KEYS: `${two},${one}` }), 'fail', /REVALIDATE_SECRET, CUSTOMER_ID_KEYS/],
  ['Site origin is https', withEnv({ SITE_ORIGIN: 'http://www.example.com' }), 'fail', /not a public https/],
  ['Site origin is https', withEnv({ SITE_ORIGIN: 'https://localhost' }), 'fail', /not a public https/],
  [
    'Key files are private',
    { ...sound, keyFiles: [{ path: 'keys/revalidate', mode: 0o644 }] },
    'fail',
    /keys\/revalidate has mode 644/,
  ],
  ['Key files are private', { ...sound, envFile: { path: '.env', mode: 0o640 } }, 'fail', /\.env has mode 640/],
  ['Data folder is private', { ...sound, dataDir: { path: 'data', mode: 0o755 } }, 'warn', /read/],
  ['Data folder is private', { ...sound, dataDir: { path: 'data', mode: 0o777 } }, 'fail', /write/],
  ['Data folder is private', { ...sound, dataDir: undefined }, 'skip', /not exist/],
  ['No sample data', withEnv({ SAMPLE_DATA: 'content' }), 'warn', /sample content/],
  ['No sample data', withEnv({ SAMPLE_DATA: 'content-and-accounts' }), 'fail', /published password/],
  ['No sample data', withEnv({ DEPLOYMENT: 'stage' }), 'fail', /published password/],
  ['Proxies are named', withEnv({ TRUSTED_PROXIES: undefined }), 'fail', /10\.0\.0\.5/],
  ['Proxies are named', withEnv({ PROVIDER_HOST: undefined, TRUSTED_PROXIES: '0.0.0.0/0' }), 'fail', /every address/],
  ['Mail is encrypted', withEnv({ SMTP_URL: undefined }), 'warn', /not set/],
  [
    'Mail is encrypted',
    withEnv({ SMTP_URL: 'smtp://mail.example.com', SMTP_TLS: 'opportunistic' }),
    'fail',
    /without TLS/,
  ],
  ['Publications have public origins', withBrand('http://localhost:3000'), 'fail', /wire: no public origin/],
  ['Publications have public origins', withBrand('http://www.example.com'), 'fail', /not https/],
  ['Site origin is listed', withBrand('https://news.example.com'), 'fail', /is not an origin of a publication/],
  ['Site origin is listed', withEnv({ SITE_ORIGIN: undefined }), 'skip', /SITE_ORIGIN is not set/],
  [
    'Publications have public origins',
    withBrand('https://www.example.com', 'http://127.0.0.1:3000'),
    'warn',
    /dropped/,
  ],
  [
    'Publications have public origins',
    { ...sound, brands: { ok: false, error: 'brands.json cannot be read' } },
    'fail',
    /cannot be read/,
  ],
  ['Redis is reachable', withServices({ redis: undefined }), 'skip', /not set/],
  ['Redis is reachable', withServices({ redis: { ok: false, error: 'ECONNREFUSED' } }), 'fail', /REFUSED/],
  ['Redis is reachable', withServices({ redis: { ok: true, version: '5.0.1' } }), 'fail', /5\.0\.1/],
  ['Database is reachable', withServices({ database: undefined }), 'warn', /no scheduled backups/],
  ['Database is reachable', withServices({ database: { ok: false, error: '28P01' } }), 'fail', /28P01/],
  ['Database is reachable', withDatabase({ version: '14.2' }), 'fail', /14\.2/],
  ['Migrations have run', withDatabase({ missing: ['0043_a'] }), 'warn', /0043_a/],
  ['Migrations have run', withServices({ database: undefined }), 'skip', /no PostgreSQL/],
  ['No jobs failed', withServices({ database: undefined }), 'skip', /npm run jobs/],
  ['No jobs failed', withDatabase({ failedJobs: 3 }), 'warn', /3 mails or other jobs/],
  ['Search engine is reachable', withServices({ searchEngine: undefined }), 'skip', /not set/],
  [
    'Search engine is reachable',
    withServices({ searchEngine: { ok: false, error: 'ECONNREFUSED' } }),
    'fail',
    /REFUSED/,
  ],
  [
    'Search engine is reachable',
    withServices({ searchEngine: { ok: true, version: '12.1.2', index: undefined } }),
    'fail',
    /12\.1\.2/,
  ],
  ['Search index is current', withServices({ searchEngine: undefined }), 'skip', /no search engine/],
  ['Search index is current', withIndex(undefined), 'skip', /embedded/],
  ['Search index is current', withIndex({ state: 'missing' }), 'fail', /no complete/],
  ['Search index is current', withIndex({ state: 'lost' }), 'fail', /has lost/],
  ['Search index is current', withIndex({ changes: 7, oldestChangeSeconds: 90 }), 'fail', /7 change.*90 s/],
  ['Disk has space', withServices({ disk: { path: '/', freeBytes: 1e9 } }), 'fail', /0\.9 GB/],
  ['Disk has space', withServices({ disk: { path: '/', freeBytes: 2 * 1024 ** 3 } }), 'warn', /2\.0 GB/],
  [
    'Clocks agree',
    { ...sound, provider: { ...provider, ready: { ...reply(200), clockDifferenceMs: -90_000 } } },
    'fail',
    /provider differs by 90\.0 s/,
  ],
  ['Clocks agree', { ...sound, site: undefined, provider: undefined }, 'skip', /--site/],
  ['Node is current', { ...sound, nodeVersion: '20.20.2' }, 'fail', /20\.20\.2/],
  ['Site is reachable', { ...sound, site: { ...site, home: { ok: false, error: 'refused' } } }, 'fail', /refused/],
  ['Site is reachable', { ...sound, site: undefined }, 'skip', /--site/],
  [
    'Site sends security headers',
    { ...sound, site: { ...site, home: reply(200, { ...headers, 'strict-transport-security': 'max-age=0' }) } },
    'fail',
    /^missing: strict-transport-security$/,
  ],
  ['Developer pages are off', { ...sound, site: { ...site, devtools: reply(200) } }, 'fail', /200/],
  ['Provider is ready', { ...sound, provider: { ...provider, ready: reply(503) } }, 'fail', /503/],
  [
    'Introspection is off',
    {
      ...sound,
      provider: { ...provider, introspection: reply(200, {}, '{"data":{"__schema":{"queryType":{"name":"Query"}}}}') },
    },
    'fail',
    /schema/,
  ],
  [
    'No sample accounts',
    { ...sound, provider: { ...provider, sampleSignIn: reply(303, { 'set-cookie': 'oly_enc_id=abc; Path=/' }) } },
    'fail',
    /published password/,
  ],
])('%s: finds %#', (name, facts, result, detail) => {
  expect(verify(name, facts)).toMatchObject({ result, detail: expect.stringMatching(detail) });
});

test.each([
  [
    'mail without TLS to this machine',
    'Mail is encrypted',
    withEnv({ SMTP_URL: 'smtp://localhost:25', SMTP_TLS: 'opportunistic' }),
  ],
  [
    'a provider on loopback without proxies',
    'Proxies are named',
    withEnv({ PROVIDER_HOST: '127.0.0.1', TRUSTED_PROXIES: undefined }),
  ],
  [
    'a site without the keys of the provider',
    'Secrets are set',
    { ...withEnv({ CUSTOMER_ID_KEYS: undefined }), role: 'site' as const },
  ],
])('%s passes', (_case, name, facts) => expect(verify(name, facts)).toMatchObject({ result: 'pass' }));

test('no check prints a secret', () => {
  const leaked = checks
    .map(({ verify: run }) => JSON.stringify(run(withEnv({ INTERNAL_USER_KEY: one, CUSTOMER_ID_KEYS: 'hunter2' }))))
    .join();
  expect(leaked).not.toContain(one);
  expect(leaked).not.toContain('hunter2');
});

test('every check has its row in the hardening check-list, and the other way round', () => {
  const guide = readFileSync(inRoot('docs/guides/operations.md'), 'utf8');
  const section = guide.slice(guide.indexOf('## Hardening'));
  const rows = [...section.slice(0, section.indexOf('\n## ', 3)).matchAll(/^\| ([A-Z][^|]+?) \|/gm)]
    .map(([, name]) => name)
    .filter((name) => name !== 'Check');
  expect(rows).toEqual(checks.map(({ name }) => name));
});

test('each role has the checks of its process', () => {
  expect(checksFor('site').map(({ name }) => name)).not.toContain('Mail is encrypted');
  expect(checksFor('provider').map(({ name }) => name)).not.toContain('Site origin is https');
  expect(checksFor('site').map(({ name }) => name)).toContain('Site origin is listed');
  expect(checksFor('both')).toEqual(checks);
});

test('reads permissions and origins from disk', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'doctor-'));
  mkdirSync(path.join(folder, 'data/keys'), { recursive: true });
  writeFileSync(path.join(folder, 'data/keys/customer-id'), 'x');
  chmodSync(path.join(folder, 'data/keys/customer-id'), 0o644);
  writeFileSync(
    path.join(folder, 'brands.json'),
    '[{ "key": "a", "origins": ["https://a.example.com"], "name": "A" }]',
  );
  const facts = gatherFacts({ DATA_DIR: 'data', BRANDS_FILE: 'brands.json' }, folder, {
    role: 'both',
    site: undefined,
    provider: undefined,
    services: sound.services,
  });
  rmSync(folder, { recursive: true });
  expect(facts.keyFiles.map(({ mode }) => mode.toString(8))).toEqual(['644']);
  expect(facts.brands).toMatchObject({ ok: true, value: [{ key: 'a', origins: ['https://a.example.com'] }] });
});

test('requests a site and a provider, and reports one that is away', async () => {
  const server = createServer((request, response) =>
    response.writeHead(request.url === '/devtools/' ? 404 : 200, headers).end('{}'),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const facts = { ...sound, site: await probeSite(origin), provider: await probeProvider(origin) };
  for (const name of [
    'Site is reachable',
    'Site sends security headers',
    'Developer pages are off',
    'Provider is ready',
    'Introspection is off',
    'No sample accounts',
    'Clocks agree',
  ])
    expect([name, verify(name, facts)?.result]).toEqual([name, 'pass']);
  server.close();
  server.closeAllConnections();
  expect(verify('Site is reachable', { ...sound, site: await probeSite(origin) })).toMatchObject({
    result: 'fail',
    detail: expect.stringContaining(origin),
  });
});

test('connects to Redis and PostgreSQL, and reports those that are away without their passwords', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  const address = `user:hidden-password@127.0.0.1:${port}`;
  const { redis, database, disk } = await probeServices(
    { REDIS_URL: `redis://${address}`, DATABASE_URL: `postgres://${address}/name` },
    tmpdir(),
  );
  expect(redis).toEqual({ ok: false, error: 'REDIS_URL: ECONNREFUSED' });
  expect(database).toEqual({ ok: false, error: 'DATABASE_URL: ECONNREFUSED' });
  expect(disk.freeBytes).toBeGreaterThan(0);
  expect(await probeServices({}, tmpdir())).toMatchObject({ redis: undefined, database: undefined });
});

describe('probeSearchEngine', () => {
  const authorizations: (string | undefined)[] = [];
  let address = '';

  beforeAll(async () => {
    const server = createServer(({ headers: { authorization } }, response) => {
      authorizations.push(authorization);
      response.end('[[0, 1.0, 0.1], {"version": "13.0.0"}]');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    return () => void server.close();
  });

  test('reads the version, with the user and password of a proxy', async () => {
    const version = { ok: true, version: '13.0.0', index: undefined };
    expect(await probeSearchEngine(`groonga+http://${address}`, undefined)).toEqual(version);
    expect(await probeSearchEngine(`groonga+http://a:b%2Fc@${address}`, undefined)).toEqual(version);
    expect(authorizations).toEqual([undefined, `Basic ${Buffer.from('a:b/c').toString('base64')}`]);
  });

  test('leaves the index out when the database does not respond', async () =>
    expect(await probeSearchEngine(`groonga+http://${address}`, 'postgres://127.0.0.1:1/name')).toMatchObject({
      ok: true,
      index: undefined,
    }));

  test('reports an engine that is away without its password, and an unknown one', async () => {
    expect(await probeSearchEngine('groonga+http://a:hidden@127.0.0.1:1', undefined)).toEqual({
      ok: false,
      error: expect.not.stringContaining('hidden'),
    });
    expect(await probeSearchEngine('other+http://127.0.0.1:1', undefined)).toMatchObject({ ok: false });
  });
});

test('the command ends with code 1 and names what to do', () => {
  const { status, stdout } = spawnSync(process.execPath, [inRoot('scripts/doctor.ts'), '--role', 'site'], {
    encoding: 'utf8',
    env: { DEPLOYMENT: 'production', SITE_ORIGIN: 'http://www.example.com' },
  });
  expect(status).toBe(1);
  expect(stdout).toMatch(/^Site origin is https +fail/m);
  expect(stdout).toMatch(/^- Site origin is https +Serve the site over https/m);
});
