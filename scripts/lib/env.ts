import { parseEnv, type Env } from '@masthead/config/env';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './paths.ts';

/** Variables as a process receives them. */
export type Variables = Readonly<Record<string, string | undefined>>;

// A variable that is set already wins over the file's.
if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));

/** Without DEPLOYMENT the services of this repository would run as production, which a developer's machine cannot: it has no keys. */
const isDeploymentSet = Boolean(process.env.DEPLOYMENT);
process.env.DEPLOYMENT ||= 'development';

/** What a command says first when it has chosen the deployment itself. */
export const deploymentNotice = isDeploymentSet
  ? undefined
  : 'DEPLOYMENT is not set: starting in development mode. Do not expose this to the public; set DEPLOYMENT=production there (docs/guides/operations.md).';

/** What this process was given, to be handed on to the processes it starts. */
export const variables: Variables = process.env;

/** When the command was typed: run.mjs tells, since it works before any of these scripts does. */
export const startedAt = Number(process.env.STARTED_AT) || Date.now();

/** The environment, checked. Throws one error that lists every fault. */
export const readEnv = (): Env => parseEnv(process.env);

/** Where databases, pictures, caches and logs are kept. */
export const dataDir = (env: Env): string => path.resolve(root, env.DATA_DIR ?? '.data');
