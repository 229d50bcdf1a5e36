import { z } from 'zod';
import { ConfigurationError, formatIssues } from './configurationError.ts';

/** Environments of a deployment. All except `production` may show developer tools. */
export const deployments = ['development', 'qa', 'stage', 'production'] as const;
/** Environment of a deployment. */
export type Deployment = (typeof deployments)[number];

const port = z.coerce.number().int().min(1, 'use a port from 1 to 65535').max(65_535, 'use a port from 1 to 65535');
const url = z.url({ protocol: /^https?$/, error: 'use an http or https URL' });
const secret = z.string().min(32, 'use at least 32 characters, for example the output of: openssl rand -hex 32');
const networks = [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()] as const;
const origin = url.refine((value) => !URL.canParse(value) || new URL(value).origin === value, {
  error: 'use scheme, host and port only, without a trailing slash',
});

/** Identifier of a service or zone of a delivery network; a segment of a path. */
const cdnId = z.string().regex(/^[\w-]{8,64}$/, 'give the id of the service or zone: letters and digits');
const cdnToken = z.string().regex(/^[\w.-]{16,200}$/, 'give the API token as the delivery network shows it');

/** The services of the provider, with the path of each on its origin. */
const endpointPaths = {
  GRAPHQL_URL: '/graphql',
  IMAGES_URL: '/images',
  MEDIA_URL: '/media',
  REGISTRATION_URL: '/Registration',
  DEMOGRAPHICS_URL: '/userdemographics',
  AUDIENCE_URL: '/data-api/audience',
  BRANDED_RESOURCES_URL: '/data-api/cache/branded-resources',
  PARTNER_VIDEOS_URL: '/branded-resources/videos.json',
  REDIRECTS_URL: '/data-api/redirects',
  EMAIL_STORY_URL: '/email-story',
  FORMS_URL: '/forms',
  VIEWS_URL: '/views',
  ADS_URL: '/ads',
} as const;
type Endpoint = keyof typeof endpointPaths;
const endpoints = Object.keys(endpointPaths) as Endpoint[];

/** Whether any service of a record such as `process.env` is left to the provider on this machine. */
export const needsLocalProvider = (record: Readonly<Record<string, string | undefined>>): boolean =>
  !record.PROVIDER_ORIGIN && endpoints.some((name) => !record[name]);

const schema = z.object({
  DEPLOYMENT: z.enum(deployments),
  /** Port of the site. An app without one takes its brand's. */
  PORT: port.optional(),
  /** Port of the provider on this machine: where every endpoint points by default. */
  PROVIDER_PORT: port.default(4_000),
  /** One provider for every endpoint that has no address of its own. */
  PROVIDER_ORIGIN: origin.optional(),
  ...(Object.fromEntries(endpoints.map((name) => [name, url.optional()])) as Record<
    Endpoint,
    z.ZodOptional<typeof url>
  >),
  /** Look-up of static pages in a content-management system (§7.2). Unset: they are content of GRAPHQL_URL. */
  STATIC_PAGES_URL: url.optional(),
  /** Public origin of the site. Where it is unset, the brand's own. */
  SITE_ORIGIN: origin.optional(),
  /** Proxies whose `X-Forwarded-For` is believed, besides those on this machine. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(
      z.array(
        z
          .string()
          .refine(
            (entry) => networks.some((network) => network.safeParse(entry).success),
            'give addresses or networks such as 10.0.0.0/8, separated by commas',
          ),
      ),
    ),
  /** Pages per minute that one client may have rendered; half of them at once. */
  RENDER_LIMIT: z.coerce.number().int().min(2, 'give a whole number of pages per minute, at least 2').default(120),
  /** Folder for caches on disk and the provider's embedded database. */
  DATA_DIR: z.string().min(1).optional(),
  /** Redis-protocol store shared by all instances. Unset: memory and disk. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'give a redis:// or rediss:// address' }).optional(),
  /** The shared cache in front of the site: which headers it reads, and how it is purged. */
  CDN: z.enum(['none', 'nginx', 'fastly', 'cloudflare']).default('none'),
  /** Purges pages at Fastly by surrogate key. */
  FASTLY_SERVICE_ID: cdnId.optional(),
  FASTLY_API_TOKEN: cdnToken.optional(),
  /** Purges pages at Cloudflare by cache tag. */
  CLOUDFLARE_ZONE_ID: cdnId.optional(),
  CLOUDFLARE_API_TOKEN: cdnToken.optional(),
  /** PostgreSQL of the provider. Unset: the embedded database. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'give a postgres:// address' }).optional(),
  /** Verifies the signed cookie of internal users (§2.4). Unset: no visitor is one. */
  INTERNAL_USER_KEY: secret.optional(),
  /** Verifies the signed preview tokens of content systems (§2.6). Unset: no token is valid. */
  PREVIEW_KEY: secret.optional(),
  /** Where people open the desk, which shows previews in a frame. Unset: pages are framed by their own site only. */
  DESK_ORIGIN: origin.optional(),
  /** Signs the webhook that purges pages. Unset: the webhook is closed. */
  REVALIDATE_SECRET: secret.optional(),
  /** Network code of the ad manager; after a comma that of a managed publisher. Unset: house advertisements. */
  AD_NETWORK_CODE: z
    .string()
    .regex(/^\d+(,\d+)?$/, 'give the number alone, or two numbers with a comma between them')
    .optional(),
  /** Containers and keys of third parties. Unset: not loaded. */
  TAG_MANAGER_ID: z.string().min(1).optional(),
  SESSION_REPLAY_ID: z.string().min(1).optional(),
  RECOMMENDATIONS_ID: z.string().min(1).optional(),
  /** Their scripts; `{id}` stands for the id. */
  TAG_MANAGER_SCRIPT: url.default('https://www.googletagmanager.com/gtm.js?id={id}'),
  SESSION_REPLAY_SCRIPT: url.optional(),
  RECOMMENDATIONS_SCRIPT: url.optional(),
  /** Script of the consent platform (IAB TCF). Unset: the site's own banner, unless a page has a platform. */
  CONSENT_PLATFORM_SCRIPT: url.optional(),
  /** Path of its function that opens the settings. Unset: a command that some platforms have. */
  CONSENT_PLATFORM_OPEN: z
    .string()
    .regex(/^[\w$]+(\.[\w$]+)*$/, 'give the path of a function, such as OneTrust.ToggleInfoDisplay')
    .optional(),
  /** A Chromium for tests and audits. Unset: the pinned one of the packages. */
  CHROMIUM_PATH: z.string().min(1).optional(),
  /** Whether browsers report Web Vitals to the site, which exports them with its metrics. */
  WEB_VITALS: z.enum(['off', 'on']).default('off'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** Names of all environment variables of the sites and their tools. */
export const envNames: readonly string[] = Object.keys(schema.shape);

/** Production requires explicit origins and secrets: no fallback to localhost, no unsigned purge requests. */
const findMissingInProduction = (env: z.output<typeof schema>): [name: string, message: string][] => [
  ...(['SITE_ORIGIN', 'REVALIDATE_SECRET'] as const)
    .filter((name) => env[name] === undefined)
    .map((name): [string, string] => [name, 'is required when DEPLOYMENT is production']),
  ...endpoints
    .filter((name) => env.PROVIDER_ORIGIN === undefined && env[name] === undefined)
    .map((name): [string, string] => [
      name,
      'is required when DEPLOYMENT is production, unless PROVIDER_ORIGIN is set',
    ]),
];

/** Vendors of these are configurable: an id without a script URL would silently load nothing. */
const findMissingScripts = (env: z.output<typeof schema>): [name: string, message: string][] =>
  (['SESSION_REPLAY', 'RECOMMENDATIONS'] as const)
    .filter((name) => env[`${name}_ID`] !== undefined && env[`${name}_SCRIPT`] === undefined)
    .map((name) => [
      `${name}_SCRIPT`,
      `is required when ${name}_ID is set: the URL of the script, with {id} where the id belongs`,
    ]);

/** Variables that a delivery network needs for purges. */
const cdnVariables = {
  none: [],
  nginx: [],
  fastly: ['FASTLY_SERVICE_ID', 'FASTLY_API_TOKEN'],
  cloudflare: ['CLOUDFLARE_ZONE_ID', 'CLOUDFLARE_API_TOKEN'],
} as const;

/** A purge that cannot reach the delivery network would leave withdrawn content there. */
const findMissingCdnVariables = (env: z.output<typeof schema>): [name: string, message: string][] =>
  (cdnVariables[env.CDN] ?? [])
    .filter((name) => env[name] === undefined)
    .map((name) => [name, `is required when CDN is ${env.CDN}: without it the site cannot purge its pages there`]);

const envSchema = schema
  .superRefine(
    (env, ctx) => {
      for (const [name, message] of findMissingCdnVariables(env))
        ctx.addIssue({ code: 'custom', path: [name], message });
      for (const [name, message] of findMissingScripts(env)) ctx.addIssue({ code: 'custom', path: [name], message });
      if (env.DEPLOYMENT !== 'production') return;
      for (const [name, message] of findMissingInProduction(env))
        ctx.addIssue({ code: 'custom', path: [name], message });
    },
    // Runs even when a variable fails to parse, so that one run reports every issue.
    { when: () => true },
  )
  .transform((env) => {
    const provider = env.PROVIDER_ORIGIN ?? `http://localhost:${env.PROVIDER_PORT}`;
    return {
      ...env,
      ...(Object.fromEntries(endpoints.map((name) => [name, env[name] ?? provider + endpointPaths[name]])) as Record<
        Endpoint,
        string
      >),
    };
  });

/** The environment after parsing. Endpoints are always set. */
export type Env = z.output<typeof envSchema>;

/** An empty value counts as unset, as in a shell. */
const withoutEmpty = (record: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined && value !== ''));

/** A production process without DEPLOYMENT is public, so a missing variable never enables developer tools. */
const defaultDeployment = (record: Readonly<Record<string, string | undefined>>): Deployment =>
  record.NODE_ENV === 'production' ? 'production' : 'development';

const unsetDeployment =
  '  DEPLOYMENT: is not set, which means production. Set DEPLOYMENT=development on machines without public access';

/**
 * Parses a record such as `process.env`. Throws a ConfigurationError that lists every issue.
 * @example export const env = parseEnv(process.env)
 */
export const parseEnv = (record: Readonly<Record<string, string | undefined>>): Env => {
  const values = withoutEmpty(record);
  const deployment = defaultDeployment(record);
  const parsed = envSchema.safeParse({ DEPLOYMENT: deployment, ...values });
  if (parsed.success) return parsed.data;
  const issues = formatIssues(parsed.error.issues);
  if (values.DEPLOYMENT === undefined && deployment === 'production') issues.push(unsetDeployment);
  throw new ConfigurationError('The environment variables are invalid. See .env.example for each of them:', issues, {
    cause: parsed.error,
  });
};

/** Next sets this after it has loaded the configuration; the `build` scripts of the apps set it before. */
const buildPhase = { name: 'NEXT_PHASE', value: 'phase-production-build' } as const;

/**
 * Reads the environment of a process of a site. A build reads none and is for production, so that one build runs in
 * every environment (decision 75): what depends on a variable is rendered when the site runs. Throws a
 * ConfigurationError that lists every issue.
 */
export const readSiteEnv = (record: Readonly<Record<string, string | undefined>>): Env =>
  record[buildPhase.name] === buildPhase.value
    ? { ...parseEnv({ DEPLOYMENT: 'development' }), DEPLOYMENT: 'production' }
    : parseEnv(record);

/** Whether an origin is an IP address or a name that resolves only on this machine or its network. */
const isLocal = (origin: string): boolean => {
  const host = new URL(origin).hostname.replace(/^\[|\]$|\.$/g, '');
  return /^[\d.]+$|:/.test(host) || !host.includes('.') || /\.(?:localhost|local|internal|home\.arpa)$/.test(host);
};

/**
 * Origins that a `preview` parameter may name (§2.6; any other value is a 400): the brand's list, and outside
 * production the configured content service. Production allows https origins with a public name only.
 */
export const getPreviewOrigins = (
  brand: { previewOrigins: readonly string[] },
  env: Pick<Env, 'DEPLOYMENT' | 'GRAPHQL_URL'>,
): readonly string[] =>
  env.DEPLOYMENT === 'production'
    ? brand.previewOrigins.filter((origin) => origin.startsWith('https:') && !isLocal(origin))
    : [...brand.previewOrigins, new URL(env.GRAPHQL_URL).origin];
