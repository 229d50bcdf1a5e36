import { z } from 'zod';
import { readJsonFile, OperatorError } from '../../server/operatorError.ts';

const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/i, 'write the color as #rrggbb');
const fileSchema = z.string().regex(/^\/[\w./-]+$/, 'write a path of the site that starts with /');
const pageSchema = z.string().regex(/^\/[\w./-]*$/, 'write a path of the site that starts with /');
const textSchema = z.string().min(1);
const originSchema = z
  .url({ protocol: /^https?$/ })
  .refine((value) => URL.canParse(value) && new URL(value).origin === value, 'write only scheme, host and port');

const planSchema = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: textSchema,
  price: z.number().positive(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  period: z.enum(['month', 'year']),
  summary: textSchema,
  has: z.array(textSchema),
});

const colorsSchema = z.strictObject({
  paper: colorSchema.default('#ffffff'),
  tint: colorSchema,
  tint2: colorSchema,
  ink: colorSchema,
  ink2: colorSchema,
  ink3: colorSchema,
  rule: colorSchema,
  accent: colorSchema,
  accentHover: colorSchema,
  accentTint: colorSchema,
  accentOnInverse: colorSchema.optional(),
  onAccent: colorSchema.default('#ffffff'),
  inverse: colorSchema,
  onInverse: colorSchema,
  onInverse2: colorSchema,
  focus: colorSchema.default('#0b5cab'),
  focusOnInverse: colorSchema.default('#ffd58a'),
  success: colorSchema.default('#1f6043'),
  danger: colorSchema.default('#a3190b'),
});

const brandSchema = z.strictObject({
  key: textSchema,
  /** The site key of the content service. */
  site: textSchema,
  name: textSchema,
  tagline: textSchema,
  networkLine: textSchema.optional(),
  /** The publication's origins. Mails use the first one when the request's origin is not one of them. */
  origins: z.array(originSchema).min(1),
  domain: textSchema,
  promoCode: z.string().regex(/^[A-Z0-9]{1,12}$/),
  source: z.string().regex(/^[a-z0-9-]{1,40}$/),
  language: textSchema,
  logo: z.strictObject({ src: fileSchema, width: z.int().positive(), height: z.int().positive() }),
  mark: fileSchema,
  fonts: z.strictObject({
    headline: fileSchema,
    interface: fileSchema,
    headlineFallback: z
      .string()
      .regex(/^[\w\s',-]+$/)
      .default('serif'),
    headWeight: z.int(),
    headTracking: z.string().regex(/^-?[\d.]+em$/),
  }),
  colors: colorsSchema,
  /** Colors of pages and mails in a dark window. Without them these are always light. */
  dark: colorsSchema.optional(),
  /** The line under the logo. */
  rule: z.enum(['solid', 'double']),
  subscription: z.strictObject({ title: textSchema, summary: textSchema }),
  /** Without one the store takes no orders, and readers subscribe by phone or mail. */
  plans: z.array(planSchema).default([]),
  /** Of the dates of orders. */
  timeZone: textSchema.default('UTC'),
  support: z.strictObject({ phone: textSchema.optional(), hours: textSchema.optional(), email: z.email() }),
  /** Addresses that the site serves whatever its content is; a segment `:name` is any. Redirects never apply to them. */
  ownAddresses: z.array(z.string()).default([]),
  links: z.strictObject({ terms: pageSchema, privacy: pageSchema, contact: pageSchema }),
  /** By form name: the desk, and the document that the sender requests. Other forms go to `support`. */
  forms: z
    .record(
      z.string().regex(/^[a-z0-9-]{1,60}$/),
      z.strictObject({
        desk: z.email().optional(),
        document: z
          .strictObject({ title: textSchema, url: z.union([pageSchema, z.url({ protocol: /^https?$/ })]) })
          .optional(),
      }),
    )
    .default({}),
  /** The sender of mails. */
  mail: z.strictObject({ name: textSchema, address: z.email() }),
});

/** A subscription that the store sells (`store.plans` of the brand). */
export type Plan = z.infer<typeof planSchema>;

/** The colors of a publication in a light or a dark window. */
export type BrandColors = z.infer<typeof colorsSchema>;
/** A publication as the registration pages and mails need it. */
export type Brand = z.infer<typeof brandSchema>;
/** The publications of a deployment, at least one. */
export type Brands = readonly [Brand, ...Brand[]];

/** Loopback origins are accepted in development only. */
export type Deployment = 'development' | 'production';

const loopbackPattern = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])$/;

/** Whether an origin is a loopback address of this machine. */
export const isLoopback = (origin: string): boolean =>
  URL.canParse(origin) && loopbackPattern.test(new URL(origin).hostname);

/** Production drops loopback origins: no redirect leads to them, and no form is accepted from them. */
const brandsSchemas = {
  development: brandSchema,
  production: brandSchema.transform((brand, context) => {
    const origins = brand.origins.filter((origin) => !isLoopback(origin));
    if (origins.length === 0)
      context.addIssue({
        code: 'custom',
        path: ['origins'],
        message: `${brand.key} has only loopback origins. Production needs a public one, such as https://www.example.com`,
      });
    return { ...brand, origins };
  }),
} as const satisfies Record<Deployment, z.ZodType>;

const namedSchema = z.object({ key: z.string() });

/** Fields that identify a publication: two with the same value cannot be distinguished. */
const identities = ['key', 'site', 'name', 'promoCode', 'domain'] as const;

const findTwin = (brand: Brand, others: readonly Brand[]): string | undefined => {
  for (const other of others) {
    const field = identities.find((name) => brand[name] === other[name]);
    if (field) return `${field} "${brand[field]}" is that of ${other.key}`;
    const origin = brand.origins.find((value) => other.origins.includes(value));
    if (origin) return `the origin ${origin} is that of ${other.key}`;
  }
  return undefined;
};

/**
 * Reads the publications of a deployment from their file. An invalid entry is left out and reported to `onIssue`, so
 * that it stops its own publication only. Throws an OperatorError that lists every issue if no entry is valid, or
 * without `onIssue`.
 */
export const readBrands = (path: string, deployment: Deployment, onIssue?: (message: string) => void): Brands => {
  const entries = z.array(z.unknown()).safeParse(readJsonFile(path));
  if (!entries.success) throw new OperatorError(`${path} cannot be used: write a list of publications.`);
  const valid: Brand[] = [];
  const issues: string[] = [];
  for (const [index, entry] of entries.data.entries()) {
    const parsed = brandsSchemas[deployment].safeParse(entry);
    const twin = parsed.success ? findTwin(parsed.data, valid) : undefined;
    const named = namedSchema.safeParse(entry);
    const report = (message: string) => issues.push(`${named.success ? named.data.key : `entry ${index}`}: ${message}`);
    if (!parsed.success) report(`\n${z.prettifyError(parsed.error)}`);
    else if (twin) report(twin);
    else valid.push(parsed.data);
  }
  const [first, ...others] = valid;
  if (!first || (issues.length > 0 && !onIssue))
    throw new OperatorError(`${path} cannot be used. Correct it:\n${issues.join('\n') || 'it has no publication'}`);
  for (const issue of issues) onIssue?.(`${path}: a publication is left out until its entry is corrected. ${issue}`);
  return [first, ...others];
};

/** Whether a redirect to an origin is allowed: an origin of a publication or, outside production, a loopback origin. */
export const isOwnOrigin = (brands: Brands, deployment: Deployment, origin: string): boolean =>
  brands.some(({ origins }) => origins.includes(origin)) || (deployment !== 'production' && isLoopback(origin));

export const matchesBrand = (brands: Brands, origin: string | undefined, promoCode: string | undefined): boolean =>
  brands.some((brand) => (origin !== undefined && brand.origins.includes(origin)) || brand.promoCode === promoCode);

/** Returns the publication of a request: by its origin, then by its promo code, then the first one. */
export const findBrand = (brands: Brands, origin: string | undefined, promoCode: string | undefined): Brand =>
  brands.find(({ origins }) => origin !== undefined && origins.includes(origin)) ??
  brands.find((brand) => brand.promoCode === promoCode) ??
  brands[0];

/** Returns the names of a publication, which attackers try first as passwords (ASVS 5.0, 6.2.11). */
export const getContextWords = ({
  key,
  name,
  domain,
  subscription,
}: Pick<Brand, 'key' | 'name' | 'domain' | 'subscription'>): readonly string[] => [
  key,
  name,
  domain,
  domain.split('.')[0] ?? domain,
  subscription.title,
];
