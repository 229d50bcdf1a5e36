import { readFileSync } from 'node:fs';
import { z } from 'zod';

const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/i, 'give a colour as #rrggbb');
const fileSchema = z.string().regex(/^\/[\w./-]+$/, 'give a path of the site, from /');
const pageSchema = z.string().regex(/^\/[\w./-]*$/, 'give a path of the site, from /');
const textSchema = z.string().min(1);
const originSchema = z
  .url({ protocol: /^https?$/ })
  .refine((value) => URL.canParse(value) && new URL(value).origin === value, 'give scheme, host and port only');

const brandSchema = z.strictObject({
  key: textSchema,
  /** The site of the content service. */
  site: textSchema,
  name: textSchema,
  tagline: textSchema,
  networkLine: textSchema,
  /** Where the publication answers. The first one stands in mails where nothing better is known. */
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
  /** Who reads a form of a static page, by its name, and the document that its sender asks for. Any other form goes to `support`. */
  forms: z
    .record(
      z.string().regex(/^[a-z0-9-]{1,60}$/),
      z.strictObject({
        desk: z.email().optional(),
        document: z.strictObject({ title: textSchema, url: z.url({ protocol: /^https?$/ }) }).optional(),
      }),
    )
    .default({}),
  /** Whom mails come from. */
  mail: z.strictObject({ name: textSchema, address: z.email() }),
});

/** What the registration pages and the mails know of a publication. */
export type Brand = z.infer<typeof brandSchema>;
export type Brands = readonly [Brand, ...Brand[]];

/** Local addresses are a publication's own only where the provider does not face the public. */
export type Deployment = 'development' | 'production';

const loopbackPattern = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])$/;

export const isLoopback = (origin: string): boolean =>
  URL.canParse(origin) && loopbackPattern.test(new URL(origin).hostname);

/** In production the origins of developers' machines are dropped: no reader may be redirected to them, and no form is accepted from them. */
const brandsSchemas = {
  development: brandSchema,
  production: brandSchema.transform((brand, context) => {
    const origins = brand.origins.filter((origin) => !isLoopback(origin));
    if (origins.length === 0)
      context.addIssue({
        code: 'custom',
        path: ['origins'],
        message: `${brand.key} has only origins of this machine; production needs a public one, such as https://www.example.com`,
      });
    return { ...brand, origins };
  }),
} as const satisfies Record<Deployment, z.ZodType>;

/** Reads the publications of a deployment from their file. Throws one error that lists everything wrong with the file. */
export const readBrands = (path: string, deployment: Deployment): Brands => {
  const schema = brandsSchemas[deployment];
  const parsed = z.tuple([schema], schema).safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success)
    throw new Error(`${path} cannot be used:\n${z.prettifyError(parsed.error)}`, { cause: parsed.error });
  return parsed.data;
};

/** Whether readers may be sent to an origin: one of the publications', or this machine where nobody else is served. */
export const isOwnOrigin = (brands: Brands, deployment: Deployment, origin: string): boolean =>
  brands.some(({ origins }) => origins.includes(origin)) || (deployment !== 'production' && isLoopback(origin));

/** Whether a request says by its origin or its promo code which publication it is for. */
export const matchesBrand = (brands: Brands, origin: string | undefined, promoCode: string | undefined): boolean =>
  brands.some((brand) => (origin !== undefined && brand.origins.includes(origin)) || brand.promoCode === promoCode);

/** The publication that a request is for: by the origin it was sent to, else by its promo code, else the first. */
export const findBrand = (brands: Brands, origin: string | undefined, promoCode: string | undefined): Brand =>
  brands.find(({ origins }) => origin !== undefined && origins.includes(origin)) ??
  brands.find((brand) => brand.promoCode === promoCode) ??
  brands[0];

/** Words of a publication that attackers try first as passwords of its readers. */
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
