import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Variables } from '../env.ts';
import type { ProviderProbe, SiteProbe } from './probe.ts';
import type { Services } from './services.ts';

/** A file or folder with its permission bits, such as 0o600. */
export type FileMode = { path: string; mode: number };

/** The process that an environment is for; `both` where they share one. */
export type Role = 'site' | 'provider' | 'both';

export type BrandOrigins = { key: string; origins: readonly string[] };

/** The input of all checks. `undefined` means missing or not requested. */
export type Facts = {
  role: Role;
  /** Variables that are set. DEPLOYMENT is missing where only a default would fill it. */
  env: Variables;
  nodeVersion: string;
  dataDir: FileMode | undefined;
  keyFiles: readonly FileMode[];
  envFile: FileMode | undefined;
  brands: { ok: true; value: readonly BrandOrigins[] } | { ok: false; error: string };
  site: SiteProbe | undefined;
  provider: ProviderProbe | undefined;
  services: Services;
};

export const toDataDir = (env: Variables, root: string): string => path.resolve(root, env.DATA_DIR || '.data');

const getMode = (file: string): FileMode | undefined =>
  existsSync(file) ? { path: file, mode: statSync(file).mode & 0o777 } : undefined;

const filesIn = (folder: string): FileMode[] =>
  existsSync(folder) ? readdirSync(folder).flatMap((name) => getMode(path.join(folder, name)) ?? []) : [];

const isBrand = (value: unknown): value is BrandOrigins =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'origins' in value &&
  Array.isArray(value.origins) &&
  value.origins.every((origin) => typeof origin === 'string');

const readOrigins = (file: string): Facts['brands'] => {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(value) && value.every(isBrand)
      ? { ok: true, value }
      : { ok: false, error: `${file} is not a list of publications with origins` };
  } catch (error) {
    return { ok: false, error: `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}` };
  }
};

/** The input of the checks on this machine. Relative paths in the environment start at the root. */
export const gatherFacts = (
  env: Variables,
  root: string,
  reported: Pick<Facts, 'role' | 'site' | 'provider' | 'services'>,
): Facts => {
  const dataDir = toDataDir(env, root);
  return {
    env,
    nodeVersion: process.versions.node,
    dataDir: getMode(dataDir),
    keyFiles: filesIn(path.join(dataDir, 'keys')),
    envFile: getMode(path.join(root, '.env')),
    brands: readOrigins(path.resolve(root, env.BRANDS_FILE || 'apps/provider/brands.json')),
    ...reported,
  };
};
