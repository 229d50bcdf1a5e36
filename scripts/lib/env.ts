import { parseEnv, type Env } from '@masthead/config/env';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './paths.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

// Variables of the environment take precedence over those of the file.
if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));

/** Without DEPLOYMENT the services would run as in production, which needs keys. */
const isDeploymentSet = Boolean(process.env.DEPLOYMENT);
process.env.DEPLOYMENT ||= 'development';

/** A notice that commands print when DEPLOYMENT is not set. */
export const deploymentNotice = isDeploymentSet
  ? undefined
  : 'DEPLOYMENT is not set: starting in development mode. Do not expose this to the public; set DEPLOYMENT=production there (docs/guides/operations.md).';

/** The environment of this process, for the processes that it starts. */
export const variables: Variables = process.env;

/** The start time of the command in milliseconds since 1970. run.mjs, which starts first, passes it in STARTED_AT. */
export const startedAt = Number(process.env.STARTED_AT) || Date.now();

/** Parses the environment. Throws one error that lists every issue. */
export const readEnv = (): Env => parseEnv(process.env);

/** The folder of databases, pictures, caches and logs. */
export const dataDir = (env: Env): string => path.resolve(root, env.DATA_DIR ?? '.data');
