import { createHmac } from 'node:crypto';
import { variables } from '@masthead/scripts/env';
import { inRoot } from '@masthead/scripts/paths';
import { freePort } from '@masthead/process/ports';
import type { Service } from '@masthead/scripts/service';
import { waitUntilReady } from '@masthead/scripts/ready';
import { waitUntilProviderReady, waitUntilSiteReady, startProvider, startSite } from '@masthead/scripts/services';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type RunningServer = { origin: string; port: number; service: Service };

/** Creates a temporary folder. Call `remove` at the end. */
export const createTemporaryFolder = (): { folder: string; remove: () => void } => {
  const folder = mkdtempSync(path.join(tmpdir(), 'masthead-e2e-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
};

/** The tests use their own database, caches and addresses: variables of the shell for a running site are unset. */
export const cleanEnv = {
  ...variables,
  DEPLOYMENT: 'development',
  SAMPLE_DATA: 'content-and-accounts',
  DATABASE_URL: undefined,
  REDIS_URL: undefined,
  SITE_ORIGIN: undefined,
  PROVIDER_ORIGIN: undefined,
  GRAPHQL_URL: undefined,
  IMAGES_URL: undefined,
  MEDIA_URL: undefined,
  // The servers of all files load the same modules.
  NODE_COMPILE_CACHE: inRoot('node_modules/.cache/e2e'),
};

/** Keys that sign editors' identities in tests. */
export const editorKeys = {
  INTERNAL_USER_KEY: 'a-key-for-internal-users-of-the-tests',
  PREVIEW_KEY: 'a-key-for-preview-tokens-of-the-tests',
} as const;

/** Starts a provider with the sample content, on a free port unless it is started again. */
export const startProviderServer = async (
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  /** The port of a provider that is started again. */
  formerPort?: number,
): Promise<RunningServer> => {
  const port = formerPort ?? (await freePort());
  const service = startProvider({ port, mode: 'production', dataDir, env: { ...cleanEnv, ...env } });
  await waitUntilProviderReady(service, port);
  return { origin: `http://localhost:${port}`, port, service };
};

const homeLimitMs = 120_000;

export type SiteOptions = {
  folder: string;
  /** A free one unless given. */
  port?: number;
  providerPort: number;
  /** Folder for the log. */
  workDir: string;
  env?: Readonly<Record<string, string>>;
  /** The address to wait for. Default: the home page. */
  wait?: string;
};

/** Starts the production build of a brand on a free port, with an empty page cache. */
export const startSiteServer = async ({
  folder,
  port: wanted,
  providerPort,
  workDir,
  env = {},
  wait = '/',
}: SiteOptions): Promise<RunningServer> => {
  const port = wanted ?? (await freePort());
  const service = startSite({
    folder,
    port,
    providerPort,
    mode: 'production',
    dataDir: workDir,
    env: { ...cleanEnv, ...editorKeys, ...env },
  });
  const origin = `http://localhost:${port}`;
  await waitUntilSiteReady(service, port);
  // A site that cannot render its home page fails here with its last log lines, and not in every test.
  await waitUntilReady(service, origin + wait, homeLimitMs);
  return { origin, port, service };
};

const encoded = (text: string): string => Buffer.from(text).toString('base64url');

type TokenOptions = { siteOrigin: string; endpoint: string; path?: string; expires?: number; key?: string };

/** Creates a preview token as a content system does, by the format in docs/guides/operations.md. */
export const createPreviewToken = ({
  siteOrigin,
  endpoint,
  path = '*',
  expires = Math.floor(Date.now() / 1000) + 600,
  key = editorKeys.PREVIEW_KEY,
}: TokenOptions): string => {
  const signature = createHmac('sha256', key)
    .update(['masthead-preview-1', siteOrigin, endpoint, path, String(expires)].join('\n'))
    .digest('base64url');
  return [String(expires), encoded(endpoint), encoded(path), signature].join('.');
};

/** Creates the cookie of an internal user. `expires` is in milliseconds since 1970. */
export const createInternalCookie = (
  key: string = editorKeys.INTERNAL_USER_KEY,
  expires = Date.now() + 600_000,
): string => `mh_internal=${expires}.${createHmac('sha256', key).update(`mh_internal:${expires}`).digest('base64url')}`;
