import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Variables } from '../env.ts';
import type { Services } from './services.ts';

/** A response, or the error of a request that failed. */
export type Reply =
  /** `clockDifferenceMs`: the server's clock minus the one of this machine; undefined without a Date header. */
  | { ok: true; status: number; headers: Headers; text: string; clockDifferenceMs: number | undefined }
  | { ok: false; error: string };

export type SiteProbe = { origin: string; home: Reply; devtools: Reply };
export type ProviderProbe = { origin: string; ready: Reply; introspection: Reply; sampleSignIn: Reply };

const timeoutMs = 10_000;
const maxTextLength = 100_000;

/** The Date header has whole seconds: its middle is compared. */
const halfSecondMs = 500;

const toClockDifference = (headers: Headers, sentAt: number): number | undefined => {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? undefined : date + halfSecondMs - (sentAt + Date.now()) / 2;
};

const request = async (url: string, init: RequestInit = {}): Promise<Reply> => {
  const sentAt = Date.now();
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...init });
    return {
      ok: true,
      status: response.status,
      headers: response.headers,
      clockDifferenceMs: toClockDifference(response.headers, sentAt),
      text: (await response.text()).slice(0, maxTextLength),
    };
  } catch (error) {
    const { cause } = error instanceof Error ? error : { cause: undefined };
    return { ok: false, error: `${url}: ${cause instanceof Error ? cause.message : String(error)}` };
  }
};

/** The published sample account (apps/provider/src/readers/accounts/sampleAccounts.ts). */
const sampleReader = { email: 'subscriber@example.com', password: 'plotline-demo' };

/** Requests the addresses of a site that the checks need. */
export const probeSite = async (origin: string): Promise<SiteProbe> => {
  const [home, devtools] = await Promise.all([request(`${origin}/`), request(`${origin}/devtools/`)]);
  return { origin, home, devtools };
};

/** Requests the addresses of the provider that the checks need. */
export const probeProvider = async (origin: string): Promise<ProviderProbe> => {
  const [ready, introspection, sampleSignIn] = await Promise.all([
    request(`${origin}/healthcheck/ready`),
    request(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ __schema { queryType { name } } }' }),
    }),
    request(`${origin}/Registration/Login.aspx`, { method: 'POST', body: new URLSearchParams(sampleReader) }),
  ]);
  return { origin, ready, introspection, sampleSignIn };
};

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

/** `skip`: there was nothing to check, such as an address that was not given. */
export type Outcome =
  | { result: 'pass' | 'skip'; detail: string }
  | { result: 'warn' | 'fail'; detail: string; fix: string };

export type Check = { name: string; role: Role; verify: (facts: Facts) => Outcome };

export const pass = (detail: string): Outcome => ({ result: 'pass', detail });
/** There was nothing to check. */
export const skip = (detail: string): Outcome => ({ result: 'skip', detail });
/** Something that an operator should change. */
export const warn = (detail: string, fix: string): Outcome => ({ result: 'warn', detail, fix });
/** Something that must change before the public has access. */
export const fail = (detail: string, fix: string): Outcome => ({ result: 'fail', detail, fix });
