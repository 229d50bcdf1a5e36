import path from 'node:path';
import { z } from 'zod';
import type { SealingKeys } from '../readers/accounts/sealing.ts';
import { parseKeys } from '../readers/accounts/customerIds.ts';
import type { SmtpTls } from '../readers/mail/transport.ts';
import { isLoopback } from '../content/publications/brands.ts';
import { OperatorError } from '../server/operatorError.ts';
import type { MediaLibraryOptions } from '../media/library/mediaLibrary.ts';
import { isSearchUrl } from '../content/search/engine/engines.ts';
import { createIsProxy, isNetwork, type IsProxy } from '@masthead/process/clients';

const repository = path.join(import.meta.dirname, '../../../..');

const wholeNumber = (min: number, max: number) =>
  z.coerce.number(`must be a whole number from ${min} to ${max}`).int().min(min).max(max);

const port = wholeNumber(1, 65_535);

const keys = z.string().transform((text, context): SealingKeys => {
  const parsed = parseKeys(text);
  if (parsed) return parsed;
  context.addIssue({
    code: 'custom',
    message: 'must be keys of 32 bytes, each as 64 hexadecimal digits or base64, separated by commas',
  });
  return z.NEVER;
});

const proxies = z.string().transform((text, context): IsProxy => {
  const list = text.split(',').map((part) => part.trim());
  if (list.every(isNetwork)) return createIsProxy(list);
  context.addIssue({
    code: 'custom',
    message: 'must be addresses or networks such as 10.0.0.0/8, separated by commas',
  });
  return z.NEVER;
});

const hosts = z.string().transform((text, context): readonly string[] => {
  const list = text.split(',').map((part) => part.trim().toLowerCase());
  if (list.every((host) => /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host))) return list;
  context.addIssue({
    code: 'custom',
    message: 'must be host names such as images.example.com or *.example.com, separated by commas',
  });
  return z.NEVER;
});

const envSchema = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    PROVIDER_PORT: port.default(4000),
    /** Address to listen on. Default: local connections only. */
    PROVIDER_HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z.string().min(1).default(path.join(repository, '.data')),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgres://user@host:5432/name' })
      .optional(),
    /** A search engine. Without one PostgreSQL searches. */
    SEARCH_URL: z.string().refine(isSearchUrl, 'must be an address such as groonga+http://127.0.0.1:10041').optional(),
    /** `allowed`: the embedded database may be used in production. */
    EMBEDDED_DATABASE: z.enum(['allowed']).optional(),
    /** Folder of scheduled backups of the embedded database, the hours between them, and the number of stored files. */
    BACKUP_DIR: z.string().min(1).optional(),
    BACKUP_EVERY_HOURS: z.coerce.number('must be a number from 0.25 to 720').min(0.25).max(720).default(24),
    BACKUP_FILES: wholeNumber(1, 1_000).default(7),
    FORM_DAYS: wholeNumber(1, 3_650).default(180),
    /** `ahead` renders AVIF of requested pictures for later requests; `on-request` renders WebP only. */
    PICTURES: z.enum(['ahead', 'on-request']).default('ahead'),
    /** `production` is public: it requires keys and trusts no loopback origins. */
    DEPLOYMENT: z.enum(['development', 'qa', 'stage', 'production']),
    /** Sample data for an empty database. Default: `none` in production, otherwise `content-and-accounts`. */
    SAMPLE_DATA: z.enum(['none', 'content', 'content-and-accounts']).optional(),
    /** Keys of the sites that have sample content, separated by commas. Default: all of an empty database. */
    SAMPLE_SITES: z
      .string()
      .transform((text) => text.split(',').map((key) => key.trim()))
      .optional(),
    /** Encrypts the customer id in readers' cookies. The first key encrypts, all of them decrypt. */
    CUSTOMER_ID_KEYS: keys.optional(),
    /** Sites and proxies on other machines, whose X-Forwarded-For is trusted. */
    TRUSTED_PROXIES: proxies.optional(),
    /** A service for ranges of breached passwords. Without one only common passwords are refused. */
    BREACHED_PASSWORDS_URL: z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://api.pwnedpasswords.com/range/' })
      .refine((url) => url.endsWith('/'), 'must end with a slash')
      .optional(),
    /** Whether every reader must have a second factor. */
    SECOND_FACTOR: z.enum(['required', 'optional']).default('optional'),
    /** Mail server. Without one, mails are files in DATA_DIR/outbox. */
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@host:587' })
      .optional(),
    /** Whether mails may be sent without TLS. Default: `required` in production. smtps:// always uses TLS. */
    SMTP_TLS: z.enum(['required', 'opportunistic']).optional(),
    /** Signs purge requests to the sites, which need the same secret. */
    REVALIDATE_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    /** File with names, branding and origins of the publications, for registration pages and mails. */
    BRANDS_FILE: z
      .string()
      .min(1)
      .default(path.join(import.meta.dirname, '../../brands.json')),
    /** Limits of a file of the media library. */
    MEDIA_MAX_MB: wholeNumber(1, 2_000).default(40),
    MEDIA_MAX_MEGAPIXELS: wholeNumber(1, 500).default(120),
    /** Bucket of an S3-compatible store for the media library. Without it the files are in DATA_DIR/media. */
    MEDIA_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
      .optional(),
    MEDIA_REGION: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'must be a region such as us-east-1')
      .default('us-east-1'),
    /** Address of a store that is not Amazon's. */
    MEDIA_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example.com' })
      .optional(),
    /** Hosts that pictures may be fetched from. */
    MEDIA_HOSTS: hosts.default([]),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .superRefine(
    (env, context) => {
      const refuse = (variable: keyof typeof env, message: string): void =>
        context.addIssue({ code: 'custom', path: [variable], message });
      const isProduction = env.DEPLOYMENT === 'production';
      if (isProduction && !env.CUSTOMER_ID_KEYS)
        refuse('CUSTOMER_ID_KEYS', 'is required when DEPLOYMENT is production. Create one with: openssl rand -hex 32');
      if (isProduction && !env.DATABASE_URL && !env.EMBEDDED_DATABASE)
        refuse(
          'DATABASE_URL',
          'is required when DEPLOYMENT is production: the embedded database is for one process on one machine, without a second copy of the data. To use it, set EMBEDDED_DATABASE=allowed and make backups (docs/guides/backups.md)',
        );
      if (env.BACKUP_DIR !== undefined && env.DATABASE_URL !== undefined)
        refuse(
          'BACKUP_DIR',
          'is for the embedded database. Unset it, and back up the server of DATABASE_URL (docs/guides/backups.md)',
        );
      if (env.MEDIA_ENDPOINT !== undefined && env.MEDIA_BUCKET === undefined)
        refuse('MEDIA_BUCKET', 'is required with MEDIA_ENDPOINT');
      if (
        isProduction &&
        env.SMTP_TLS === 'opportunistic' &&
        typeof env.SMTP_URL === 'string' &&
        !isLoopback(env.SMTP_URL.replace(/^smtps?:/, 'http:'))
      )
        refuse(
          'SMTP_TLS',
          'may be opportunistic in production only for a local mail server. Unset it, or use smtps://',
        );
    },
    // Runs also when other variables are invalid, so that all errors are listed at once.
    { when: () => true },
  );

/** Where scheduled backups are, the hours from one to the next, and how many are stored. */
export type BackupPlan = { folder: string; everyHours: number; files: number };

/** Environment variables of the provider after parsing. */
export type Env = {
  mode: 'development' | 'production';
  port: number;
  host: string;
  dataDirectory: string;
  databaseUrl: string | undefined;
  searchUrl: string | undefined;
  /** Scheduled backups of the embedded database. */
  backups: BackupPlan | undefined;
  /** Days after which a sent form is deleted. */
  formDays: number;
  pictures: 'ahead' | 'on-request';
  logLevel: z.infer<typeof envSchema>['LOG_LEVEL'];
  deployment: z.infer<typeof envSchema>['DEPLOYMENT'];
  sampleData: 'none' | 'content' | 'content-and-accounts';
  /** Sites whose sample content is imported where the database lacks it. Undefined: all, into an empty database. */
  sampleSites: readonly string[] | undefined;
  customerIdKeys: SealingKeys | undefined;
  breachedPasswordsUrl: string | undefined;
  secondFactor: z.infer<typeof envSchema>['SECOND_FACTOR'];
  smtpUrl: string | undefined;
  smtpTls: SmtpTls;
  revalidateSecret: string | undefined;
  isProxy: IsProxy | undefined;
  brandsFile: string;
  media: Pick<MediaLibraryOptions, 'storage' | 'limits' | 'allowedHosts'>;
};

/** Lists all errors of the environment in one message, without values, which may be secret. */
export class EnvError extends OperatorError {
  override name = 'EnvError';
}

/** Parses the environment. An empty variable counts as not set. */
export const parseEnv = (variables: Readonly<Record<string, string | undefined>>): Env => {
  const setVariables = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  // The default is production, so that a missing variable exposes nothing.
  const deployment = (setVariables.NODE_ENV ?? 'production') === 'production' ? 'production' : 'development';
  const parsed = envSchema.safeParse({ DEPLOYMENT: deployment, ...setVariables });
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => `- ${issue.path.join('..')}: ${issue.message}`);
    if (setVariables.DEPLOYMENT === undefined && deployment === 'production')
      issues.push(
        '- DEPLOYMENT: is not set, so the provider runs as production. Set DEPLOYMENT=development if it is not public',
      );
    throw new EnvError(`The environment is invalid:\n${issues.join('\n')}`, { cause: parsed.error });
  }
  const env = parsed.data;
  return {
    mode: env.NODE_ENV === 'production' ? 'production' : 'development',
    port: env.PROVIDER_PORT,
    host: env.PROVIDER_HOST,
    // Relative to the repository, not to the working directory.
    dataDirectory: path.resolve(repository, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    searchUrl: env.SEARCH_URL,
    backups:
      env.BACKUP_DIR === undefined
        ? undefined
        : {
            folder: path.resolve(repository, env.BACKUP_DIR),
            everyHours: env.BACKUP_EVERY_HOURS,
            files: env.BACKUP_FILES,
          },
    formDays: env.FORM_DAYS,
    pictures: env.PICTURES,
    logLevel: env.LOG_LEVEL,
    deployment: env.DEPLOYMENT,
    sampleData: env.SAMPLE_DATA ?? (env.DEPLOYMENT === 'production' ? 'none' : 'content-and-accounts'),
    sampleSites: env.SAMPLE_SITES,
    customerIdKeys: env.CUSTOMER_ID_KEYS,
    breachedPasswordsUrl: env.BREACHED_PASSWORDS_URL,
    secondFactor: env.SECOND_FACTOR,
    smtpUrl: env.SMTP_URL,
    smtpTls: env.SMTP_TLS ?? (env.DEPLOYMENT === 'production' ? 'required' : 'opportunistic'),
    revalidateSecret: env.REVALIDATE_SECRET,
    isProxy: env.TRUSTED_PROXIES,
    brandsFile: path.resolve(repository, env.BRANDS_FILE),
    media: {
      storage:
        env.MEDIA_BUCKET === undefined
          ? { kind: 'disk' }
          : { kind: 's3', bucket: env.MEDIA_BUCKET, region: env.MEDIA_REGION, endpoint: env.MEDIA_ENDPOINT },
      limits: { maxBytes: env.MEDIA_MAX_MB * 1024 * 1024, maxPixels: env.MEDIA_MAX_MEGAPIXELS * 1_000_000 },
      allowedHosts: env.MEDIA_HOSTS,
    },
  };
};

export const readEnv = (): Env => parseEnv(process.env);

/** The environment of a child process: that of this one with more variables. */
export const extendEnv = (variables: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...variables,
});
