import path from 'node:path';
import { z } from 'zod';

const repository = path.join(import.meta.dirname, '../../..');

const port = z.coerce.number('must be a number').int().min(1).max(65_535);

const envSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PROVIDER_PORT: port.default(4000),
  /** The address to listen on; only this machine unless said otherwise. */
  PROVIDER_HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default(path.join(repository, '.data')),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgres://user@host:5432/name' }).optional(),
  /** `ahead` draws the pictures of the first pages after the start; `asked` only what is asked for. */
  PICTURES: z.enum(['ahead', 'asked']).default('ahead'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Env = {
  mode: 'development' | 'production';
  port: number;
  host: string;
  dataDirectory: string;
  databaseUrl: string | undefined;
  pictures: 'ahead' | 'asked';
  logLevel: z.infer<typeof envSchema>['LOG_LEVEL'];
};

/** Everything that is wrong with the environment, in one message. Values are left out: they may be secret. */
export class EnvError extends Error {
  override name = 'EnvError';
}

/** Reads the environment once. A variable set to nothing counts as not set. */
export const parseEnv = (variables: Readonly<Record<string, string | undefined>>): Env => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = envSchema.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `- ${issue.path.join('.')}: ${issue.message}`);
    throw new EnvError(`The environment is not usable:\n${faults.join('\n')}`, { cause: parsed.error });
  }
  const { NODE_ENV, PROVIDER_PORT, PROVIDER_HOST, DATA_DIR, DATABASE_URL, PICTURES, LOG_LEVEL } = parsed.data;
  return {
    mode: NODE_ENV === 'production' ? 'production' : 'development',
    port: PROVIDER_PORT,
    host: PROVIDER_HOST,
    // Where the provider is started from does not decide where its data is.
    dataDirectory: path.resolve(repository, DATA_DIR),
    databaseUrl: DATABASE_URL,
    pictures: PICTURES,
    logLevel: LOG_LEVEL,
  };
};

/** The environment of this process. */
export const readEnv = (): Env => parseEnv(process.env);
