import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyBuild } from '@masthead/scripts/copyBuild';
import { freePort } from '@masthead/scripts/ports';
import { isReady } from '@masthead/scripts/ready';
import { type Service } from '@masthead/scripts/service';
import { writeNginxConfiguration } from '@masthead/scripts/nginxConfiguration';
import { getReadinessUrl, startProvider, startSite } from '@masthead/scripts/services';
import { cleanEnv } from '../src/stack.ts';
import { createMachine, launchProgram, type Machine, type Started } from './machine.ts';
import { writeNginxConfig } from './nginx.ts';
import { findPostgresUser, type Programs } from './programs.ts';

/** Two sites and two providers behind nginx, with one PostgreSQL and one Redis. */
export type Deployment = {
  /** The sites behind nginx without a cache. */
  origin: string;
  /** The sites behind nginx with the cache of `deploy/nginx`. */
  edgeOrigin: string;
  sites: readonly { name: string; origin: string }[];
  providerOrigin: string;
  machines: readonly Machine[];
  stop: () => Promise<void>;
};

const toStarted = ({ processGroup, ended, name, logFile }: Service): Started => {
  if (processGroup === undefined) throw new Error(`${name} could not be started. Its log: ${logFile}`);
  return { pid: processGroup, ended };
};

/** Creates a PostgreSQL machine with an empty database. */
export const createPostgres = async (
  folder: string,
  programs: Programs,
  name: string,
): Promise<{ machine: Machine; url: string }> => {
  const port = await freePort();
  const home = path.join(folder, name);
  const user = findPostgresUser();
  mkdirSync(home, { recursive: true });
  chmodSync(folder, 0o711);
  if (user) chownSync(home, user.uid, user.gid);
  const program = (name: string): string => path.join(programs.postgres, name);
  const data = path.join(home, 'data');
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
    'SIGINT',
  );
  return { machine, url: `postgres://postgres@127.0.0.1:${port}/postgres` };
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
  env: Readonly<Record<string, string>>,
): Machine =>
  createMachine(
    name,
    () =>
      toStarted(
        startProvider({ port, mode: 'production', dataDir, env: { ...cleanEnv, PICTURES: 'on-request', ...env } }),
      ),
    () => isReady(getReadinessUrl(port), 1_000),
  );

/** Starts everything, in the order of its dependencies. */
export const startDeployment = async (folder: string, programs: Programs): Promise<Deployment> => {
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
  const { machine: postgres, url } = await createPostgres(folder, programs, 'postgres');
  const redis = createRedis(folder, redisPort);
  const providers = providerPorts.map((port, index) =>
    createProvider(`provider ${index + 1}`, port, path.join(folder, `provider-${index + 1}`), { DATABASE_URL: url }),
  );
  const sites = sitePorts.map((port, index) => {
    const dataDir = path.join(folder, `site-${index + 1}`);
    const directory = copyBuild('realestate', dataDir);
    const env = {
      ...cleanEnv,
      SITE_ORIGIN: origin,
      PROVIDER_ORIGIN: `http://127.0.0.1:${providerFront}`,
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      CDN: 'nginx',
      // The load is one client.
      RENDER_LIMIT: '100000',
    };
    return createMachine(
      `site ${index + 1}`,
      () =>
        toStarted(
          startSite({
            folder: 'realestate',
            port,
            providerPort: providerFront,
            mode: 'production',
            dataDir,
            directory,
            env,
          }),
        ),
      () => isReady(`http://127.0.0.1:${port}/healthcheck/live/`, 1_000),
    );
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
    'SIGQUIT',
  );
  const edgeConfig = writeNginxConfiguration(path.join(folder, 'edge'), edge, sitePorts);
  const edgeNginx = createMachine(
    'nginx with a cache',
    () =>
      launchProgram(programs.nginx, ['-p', path.dirname(edgeConfig), '-c', edgeConfig], path.join(folder, 'edge.log')),
    () => isListening(edge),
    'SIGQUIT',
  );
  const machines = [postgres, redis, ...providers, ...sites, nginx, edgeNginx];
  const stop = async (): Promise<void> => {
    for (const machine of machines.toReversed()) await machine.kill();
  };
  try {
    await Promise.all([postgres.start(), redis.start()]);
    // The first provider fills the database. nginx is last: it avoids a server for a while that was not there at first.
    for (const machine of [...providers, ...sites, nginx, edgeNginx]) await machine.start();
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
    stop,
  };
};
