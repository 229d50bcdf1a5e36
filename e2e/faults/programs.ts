import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The programs of a deployment that are no part of this repository. */
export type Programs = {
  nginx: string;
  redis: string;
  postgres: string;
  /** The library that changes the clock of a process. Without it no clock is changed. */
  faketime?: string | undefined;
};

const debianPostgres = '/usr/lib/postgresql';

/** Debian has the programs of the server in a folder that is not on the PATH. */
const findPostgres = (): string | undefined =>
  (existsSync(debianPostgres) ? readdirSync(debianPostgres) : [])
    .toSorted((left, right) => Number(right) - Number(left))
    .map((version) => path.join(debianPostgres, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')));

/** Debian has the library in a folder of the architecture. */
const findFaketime = (): string | undefined => globSync('/usr/lib/*/faketime/libfaketime.so.1')[0];

const isHere = (command: string, flag: string): boolean => spawnSync(command, [flag]).status === 0;

/** Finds nginx, Redis and PostgreSQL, or names those that are missing. */
export const findPrograms = (): { ok: true; programs: Programs } | { ok: false; missing: readonly string[] } => {
  const postgres = findPostgres();
  const missing = [
    ...(isHere('nginx', '-v') ? [] : ['nginx']),
    ...(isHere('redis-server', '--version') ? [] : ['redis-server']),
    ...(postgres === undefined ? ['postgresql'] : []),
  ];
  return postgres === undefined || missing.length > 0
    ? { ok: false, missing }
    : { ok: true, programs: { nginx: 'nginx', redis: 'redis-server', postgres, faketime: findFaketime() } };
};

/** The user of the PostgreSQL package, because its server does not run as root. */
export const findPostgresUser = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const number = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
};
