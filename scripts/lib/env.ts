import { parseEnv, type Env } from '@masthead/config/env';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './paths.ts';

/** Variables as a process receives them. */
export type Variables = Readonly<Record<string, string | undefined>>;

// A variable that is set already wins over the file's.
if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));

/** What this process was given, to be handed on to the processes it starts. */
export const variables: Variables = process.env;

/** When the command was typed: run.mjs tells, since it works before any of these scripts does. */
export const startedAt = Number(process.env.STARTED_AT) || Date.now();

/** The environment, checked. Throws one error that lists every fault. */
export const readEnv = (): Env => parseEnv(process.env);

/** Where databases, pictures, caches and logs are kept. */
export const dataDir = (env: Env): string => path.resolve(root, env.DATA_DIR ?? '.data');
