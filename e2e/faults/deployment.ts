import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '@masthead/scripts/paths';
import { freePort } from '@masthead/process/ports';
import { isReady } from '@masthead/scripts/ready';
import { type Service } from '@masthead/scripts/service';
import { writeNginxConfiguration } from '@masthead/scripts/nginxConfiguration';
import { getReadinessUrl, startProvider, startSite } from '@masthead/scripts/services';
import { cleanEnv } from '../src/stack.ts';
import { testedBrand } from '../src/testedBrand.ts';
import { createToken, seed } from './articles.ts';
import { type Disk, mountDisk } from './disk.ts';
import { copyBuild } from './copyBuild.ts';
import { createMachine, launchProgram, type Machine, type Started } from './machine.ts';
import { writeNginxConfig } from './nginx.ts';
import { findPostgresUser, type Programs } from './programs.ts';
import { type Link, startLink } from './slowLink.ts';

/** The folder that a site serves; `serve` changes it for the next start. */
export type SiteBuild = { machine: Machine; directory: string; serve: (directory: string) => void };

/** Two sites and two providers behind nginx, with one PostgreSQL and one Redis. */
export type Deployment = {
  /** The sites behind nginx without a cache. */
  origin: string;
  /** The sites behind nginx with the cache of `deploy/nginx`. */
  edgeOrigin: string;
  sites: readonly { name: string; origin: string }[];
  providerOrigin: string;
  machines: readonly Machine[];
  /** Connections to Redis, to PostgreSQL, and to the providers. */
  links: readonly Link[];
  /** Disks that can be filled. Empty where this process may not mount any. */
  disks: readonly { machine: Machine; disk: Disk }[];
  /** Processes whose clock can be set. Empty without libfaketime. */
  clocks: readonly { machine: Machine; setOffsetSeconds: (seconds: number) => void }[];
  /** The build of each site, which the next start serves. */
  builds: readonly SiteBuild[];
  /** Of the content API. */
  token: string;
  stop: () => Promise<void>;
};

const toStarted = ({ processGroup, ended, name, logFile, lastLines }: Service): Started => {
  if (processGroup === undefined) throw new Error(`${name} could not be started. Its log: ${logFile}`);
  return { pid: processGroup, ended, lastLines };
};

/** Data with the sample content, which databases start from: a seed takes many seconds. */
export type SeededData = {
  /** Data directory of a provider with an embedded database. */
  embedded: string;
  /** Data directory of PostgreSQL. */
  postgres: string;
};

/** Creates a PostgreSQL machine with an empty database, or with a copy of `seeded`. */
export const createPostgres = async (
  folder: string,
  programs: Programs,
  name: string,
  seeded?: string,
): Promise<{ machine: Machine; port: number; toUrl: (port: number) => string; data: string }> => {
  const port = await freePort();
  const home = path.join(folder, name);
  const user = findPostgresUser();
  mkdirSync(home, { recursive: true });
  chmodSync(folder, 0o711);
  if (user) chownSync(home, user.uid, user.gid);
  const program = (name: string): string => path.join(programs.postgres, name);
  const data = path.join(home, 'data');
  // With its owner and modes, without which PostgreSQL does not start.
  if (seeded !== undefined) execFileSync('cp', ['-a', seeded, data]);
  else
    execFileSync(program('initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'], {
      ...user,
      cwd: home,
      stdio: 'ignore',
    });
  const address = ['-h', '127.0.0.1', '-p', String(port)];
  const machine = createMachine(
    'PostgreSQL',
    () =>
      launchProgram(program('postgres'), ['-D', data, '-k', home, ...address], path.join(folder, `${name}.log`), user),
    async () => spawnSync(program('pg_isready'), address).status === 0,
    // At SIGTERM PostgreSQL waits for its clients.
    { signal: 'SIGINT', to: 'root' },
  );
  return { machine, port, toUrl: (at) => `postgres://postgres@127.0.0.1:${at}/postgres`, data };
};

/** Seeds a database of each kind once. `embedded` is the data of a provider that has the sample content already. */
export const createSeededData = async (folder: string, programs: Programs, embedded?: string): Promise<SeededData> => {
  const { machine, port, toUrl, data } = await createPostgres(folder, programs, 'seeded-postgres');
  await machine.start();
  await seed({ DATABASE_URL: toUrl(port), DATA_DIR: path.join(folder, 'seed') });
  await machine.stop();
  if (embedded !== undefined) return { embedded, postgres: data };
  const own = path.join(folder, 'seeded-embedded');
  await seed({ DATA_DIR: own });
  return { embedded: own, postgres: data };
};

const createRedis = (folder: string, port: number): Machine =>
  createMachine(
    'Redis',
    () =>
      launchProgram(
        'redis-server',
        ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no'],
        path.join(folder, 'redis.log'),
      ),
    () => isListening(port),
  );

const isListening = async (port: number): Promise<boolean> => {
  try {
    await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(1_000) });
    return true;
  } catch (error) {
    // Redis closes connections that speak HTTP.
    return error instanceof Error && (error.cause as { code?: string } | undefined)?.code !== 'ECONNREFUSED';
  }
};

/** Creates a provider machine on a port. */
export const createProvider = (
  name: string,
  port: number,
  dataDir: string,
  getEnv: () => Readonly<Record<string, string>>,
): Machine =>
  createMachine(
    name,
    () =>
      toStarted(
        startProvider({ port, mode: 'production', dataDir, env: { ...cleanEnv, PICTURES: 'on-request', ...getEnv() } }),
      ),
    () => isReady(getReadinessUrl(port), 1_000),
  );

/** Space of the data of a process, in MB. */
const diskMegabytes = { postgres: 1_024, node: 128 } as const;

const purgeSecret = 'a secret for purges of the fault suite';

/**
 * Writes the publications with the origin of the deployment, which the providers purge. @returns the file for
 * `BRANDS_FILE`
 */
const writeBrands = (folder: string, origin: string): string => {
  const brands = JSON.parse(readFileSync(inRoot('apps/provider/brands.json'), 'utf8')) as { key: string }[];
  const file = path.join(folder, 'brands.json');
  writeFileSync(
    file,
    JSON.stringify(brands.map((brand) => (brand.key === testedBrand.key ? { ...brand, origins: [origin] } : brand))),
  );
  return file;
};

/** The variables of a process whose clock is wrong. The monotonic clock, which measures durations, is right. */
const createClock = ({ faketime }: Programs) => {
  if (faketime === undefined) return undefined;
  let offset = 0;
  return {
    setOffsetSeconds: (seconds: number) => (offset = seconds),
    getEnv: (): Record<string, string> =>
      offset === 0
        ? {}
        : { LD_PRELOAD: faketime, FAKETIME: `${offset > 0 ? '+' : ''}${offset}s`, FAKETIME_DONT_FAKE_MONOTONIC: '1' },
  };
};

/** Starts everything, in the order of its dependencies. */
export const startDeployment = async (folder: string, programs: Programs, seeded: SeededData): Promise<Deployment> => {
  const [front, edge, providerFront, redisPort, firstSite, secondSite, ...providerPorts] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const sitePorts = [firstSite, secondSite] as const;
  const origin = `http://127.0.0.1:${front}`;
  const disks = {
    postgres: mountDisk(path.join(folder, 'postgres'), diskMegabytes.postgres),
    provider: mountDisk(path.join(folder, 'provider-1'), diskMegabytes.node),
    site: mountDisk(path.join(folder, 'site-1'), diskMegabytes.node),
  };
  const database = await createPostgres(folder, programs, 'postgres', seeded.postgres);
  const redis = createRedis(folder, redisPort);
  const links = await Promise.all([
    startLink('network to Redis', redisPort),
    startLink('network to PostgreSQL', database.port),
    startLink('network to the providers', providerFront),
  ]);
  const [redisLink, databaseLink, providerLink] = links;
  if (!redisLink || !databaseLink || !providerLink) throw new Error('A connection is missing.');
  const secondClock = createClock(programs);
  const brandsFile = writeBrands(folder, origin);
  const providers = providerPorts.slice(0, 2).map((port, index) =>
    createProvider(`provider ${index + 1}`, port, path.join(folder, `provider-${index + 1}`), () => ({
      DATABASE_URL: database.toUrl(databaseLink.port),
      BRANDS_FILE: brandsFile,
      REVALIDATE_SECRET: purgeSecret,
      ...(index === 1 && secondClock?.getEnv()),
    })),
  );
  const edgeConfig = writeNginxConfiguration(path.join(folder, 'edge'), edge, sitePorts);
  const builds: SiteBuild[] = [];
  const sites = sitePorts.map((port, index) => {
    const dataDir = path.join(folder, `site-${index + 1}`);
    let directory = copyBuild(testedBrand.key, path.join(folder, `build-${index + 1}`));
    const getEnv = () => ({
      ...cleanEnv,
      SITE_ORIGIN: origin,
      PROVIDER_ORIGIN: `http://127.0.0.1:${providerLink.port}`,
      REDIS_URL: `redis://127.0.0.1:${redisLink.port}`,
      CDN: 'nginx',
      REVALIDATE_SECRET: purgeSecret,
      // The load is one client.
      RENDER_LIMIT: '100000',
      ...(index === 1 && secondClock?.getEnv()),
    });
    const machine = createMachine(
      `site ${index + 1}`,
      () => {
        execFileSync(inRoot('deploy/bin/publish-static.sh'), [directory, path.join(folder, 'edge/static')]);
        return toStarted(
          startSite({
            folder: testedBrand.key,
            port,
            providerPort: providerFront,
            mode: 'production',
            dataDir,
            directory,
            env: getEnv(),
          }),
        );
      },
      () => isReady(`http://127.0.0.1:${port}/healthcheck/live/`, 1_000),
    );
    builds.push({ machine, directory, serve: (other) => (directory = other) });
    return machine;
  });
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(
    config,
    writeNginxConfig(folder, { site: front, provider: providerFront, sites: sitePorts, providers: providerPorts }),
  );
  const nginx = createMachine(
    'nginx',
    () => launchProgram(programs.nginx, ['-p', folder, '-c', config], path.join(folder, 'nginx.log')),
    () => isListening(front),
    { signal: 'SIGQUIT', to: 'root' },
  );
  const edgeNginx = createMachine(
    'nginx with a cache',
    () =>
      launchProgram(programs.nginx, ['-p', path.dirname(edgeConfig), '-c', edgeConfig], path.join(folder, 'edge.log')),
    () => isListening(edge),
    { signal: 'SIGQUIT', to: 'root' },
  );
  const postgres = database.machine;
  const machines = [postgres, redis, ...providers, ...sites, nginx, edgeNginx];
  const stop = async (): Promise<void> => {
    for (const machine of machines.toReversed()) await machine.kill();
    for (const link of links) link.stop();
    for (const disk of Object.values(disks)) disk?.remove();
  };
  let token: string;
  try {
    await Promise.all([postgres.start(), redis.start()]);
    // nginx is last: it avoids a server for a while that was not there at first.
    for (const machine of [...providers, ...sites, nginx, edgeNginx]) await machine.start();
    token = await createToken({ DATABASE_URL: database.toUrl(database.port), DATA_DIR: path.join(folder, 'command') });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin,
    edgeOrigin: `http://127.0.0.1:${edge}`,
    sites: sites.map(({ name }, index) => ({ name, origin: `http://127.0.0.1:${sitePorts[index]}` })),
    providerOrigin: `http://127.0.0.1:${providerFront}`,
    machines,
    links,
    disks: [
      { machine: postgres, disk: disks.postgres },
      { machine: providers[0], disk: disks.provider },
      { machine: sites[0], disk: disks.site },
    ].flatMap(({ machine, disk }) => (machine && disk ? [{ machine, disk }] : [])),
    clocks: secondClock
      ? [providers[1], sites[1]].flatMap((machine) =>
          machine ? [{ machine, setOffsetSeconds: secondClock.setOffsetSeconds }] : [],
        )
      : [],
    builds,
    token,
    stop,
  };
};
