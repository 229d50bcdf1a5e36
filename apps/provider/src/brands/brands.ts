import { readFileSync } from 'node:fs';
import { z } from 'zod';

const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/i, 'write the color as #rrggbb');
const fileSchema = z.string().regex(/^\/[\w./-]+$/, 'write a path of the site that starts with /');
const pageSchema = z.string().regex(/^\/[\w./-]*$/, 'write a path of the site that starts with /');
const textSchema = z.string().min(1);
const originSchema = z
  .url({ protocol: /^https?$/ })
  .refine((value) => URL.canParse(value) && new URL(value).origin === value, 'write only scheme, host and port');

const brandSchema = z.strictObject({
  key: textSchema,
  /** The site key of the content service. */
  site: textSchema,
  name: textSchema,
  tagline: textSchema,
  networkLine: textSchema,
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
    headWeight: z.int(),
    headTracking: z.string().regex(/^-?[\d.]+em$/),
  }),
  colors: z.strictObject({
    tint: colorSchema,
    tint2: colorSchema,
    ink: colorSchema,
    ink2: colorSchema,
    ink3: colorSchema,
    rule: colorSchema,
    accent: colorSchema,
    accentHover: colorSchema,
    accentTint: colorSchema,
    inverse: colorSchema,
    onInverse: colorSchema,
    onInverse2: colorSchema,
  }),
  /** The line under the logo. */
  rule: z.enum(['solid', 'double']),
  subscription: z.strictObject({ title: textSchema, summary: textSchema }),
  support: z.strictObject({ phone: textSchema, hours: textSchema, email: z.email() }),
  links: z.strictObject({ terms: pageSchema, privacy: pageSchema, contact: pageSchema }),
  /** By form name: the desk that receives the form, and the document that the sender requests. Other forms go to `support`. */
  forms: z
    .record(
      z.string().regex(/^[a-z0-9-]{1,60}$/),
      z.strictObject({
        desk: z.email().optional(),
        document: z.strictObject({ title: textSchema, url: z.url({ protocol: /^https?$/ }) }).optional(),
      }),
    )
    .default({}),
  /** The sender of mails. */
  mail: z.strictObject({ name: textSchema, address: z.email() }),
});

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

/** Reads the publications of a deployment from their file. Throws one error that lists every issue of the file. */
export const readBrands = (path: string, deployment: Deployment): Brands => {
  const schema = brandsSchemas[deployment];
  const parsed = z.tuple([schema], schema).safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success)
    throw new Error(`${path} cannot be used:\n${z.prettifyError(parsed.error)}`, { cause: parsed.error });
  return parsed.data;
};

/** Whether a redirect to an origin is allowed: an origin of a publication or, outside production, a loopback origin. */
export const isOwnOrigin = (brands: Brands, deployment: Deployment, origin: string): boolean =>
  brands.some(({ origins }) => origins.includes(origin)) || (deployment !== 'production' && isLoopback(origin));

/** Whether an origin or a promo code belongs to a publication. */
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
