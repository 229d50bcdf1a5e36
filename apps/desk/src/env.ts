import brands from '../../provider/brands.json' with { type: 'json' };
import { z } from 'zod';
import { parseGroupRoles } from './signIn/groups.ts';

/** A value for each publication: `realestate=…,other=…`. */
const byPublication = z
  .string()
  .regex(/^[a-z0-9-]+=\S+(?:,[a-z0-9-]+=\S+)*$/, 'must be <publication>=<value>, separated by commas')
  .transform((text) => new Map(text.split(',').map((entry) => entry.split('=', 2) as [string, string])));

/** Sign-in by an identity provider (OpenID Connect) instead of passwords. */
const oidcVariables = z.object({
  DESK_OIDC_ISSUER: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url)),
  DESK_OIDC_CLIENT_ID: z.string().min(1),
  DESK_OIDC_CLIENT_SECRET: z.string().min(1),
  DESK_OIDC_ROLES: z.string().transform((table, context) => {
    const parsed = parseGroupRoles(table);
    if (!parsed)
      context.addIssue('must be <group>=<role>, or <group>=<role>@<publication>+<publication>, separated by commas');
    return parsed ?? [];
  }),
  DESK_OIDC_CLAIM: z.string().default('groups'),
  DESK_OIDC_SCOPE: z.string().default('openid email profile'),
});

/** The variables of README.md. */
const schema = z
  .object({
    DESK_SECRET: z.string().min(32, 'must have at least 32 characters. Create one: openssl rand -hex 32'),
    DESK_DATA_DIR: z.string().min(1),
    DESK_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DESK_TOKENS: byPublication,
    DESK_SITES: byPublication.optional(),
    PREVIEW_KEY: z.string().optional(),
    PROVIDER_ORIGIN: z.url({ protocol: /^https?$/ }).default('http://localhost:4000'),
    DESK_PORT: z.coerce.number().int().default(3100),
    DESK_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
    oidc: oidcVariables.optional(),
    DESK_REFRESH_SECONDS: z.coerce.number().int().min(0).max(3600).default(60),
    /** `production` links to the public addresses of the publications. */
    DEPLOYMENT: z.string().default('production'),
  })
  .transform((values) => ({ ...values, DESK_ORIGIN: values.DESK_ORIGIN ?? `http://localhost:${values.DESK_PORT}` }));

// `next build` has no environment: it renders no page.
const isBuild = process.env.NEXT_PHASE === 'phase-production-build' || process.env.DESK_PHASE === 'generate';
const parsed = schema.safeParse({
  ...process.env,
  oidc: process.env.DESK_OIDC_ISSUER === undefined ? undefined : process.env,
  ...(isBuild && { DESK_SECRET: '-'.repeat(32), DESK_DATA_DIR: '.', DESK_TOKENS: 'none=none' }),
});
if (!parsed.success) {
  const issues = parsed.error.issues.map(({ path, message }) => `  ${String(path.at(-1))}: ${message}`);
  throw new Error(`The desk cannot start:\n${issues.join('\n')}`);
}

/** The environment of the desk. */
export const env = parsed.data;

/** The publications of the desk: those that have a token. Their names and addresses are in brands.json. */
export const publications = [...env.DESK_TOKENS.keys()].map((key) => {
  const brand = brands.find((one) => one.key === key);
  return {
    key,
    name: brand?.name ?? key,
    timeZone: brand?.timeZone ?? 'UTC',
    accent: brand?.colors.accent ?? 'currentColor',
    // Of brands.json the first one is the local address, the last one the public one.
    origin: env.DESK_SITES?.get(key) ?? (env.DEPLOYMENT === 'production' ? brand?.origins.at(-1) : brand?.origins[0]),
  };
});
