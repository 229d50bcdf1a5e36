import { readFileSync } from 'node:fs';
import { z } from 'zod';

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'give a colour as #rrggbb');
const file = z.string().regex(/^\/[\w./-]+$/, 'give a path of the site, from /');
const page = z.string().regex(/^\/[\w./-]*$/, 'give a path of the site, from /');
const text = z.string().min(1);
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => URL.canParse(value) && new URL(value).origin === value, 'give scheme, host and port only');

const brandSchema = z.strictObject({
  key: text,
  /** The site of the content service. */
  site: text,
  name: text,
  tagline: text,
  networkLine: text,
  /** Where the publication answers. The first one stands in mails where nothing better is known. */
  origins: z.array(origin).min(1),
  domain: text,
  promoCode: z.string().regex(/^[A-Z0-9]{1,12}$/),
  source: z.string().regex(/^[a-z0-9-]{1,40}$/),
  language: text,
  logo: z.strictObject({ src: file, width: z.int().positive(), height: z.int().positive() }),
  mark: file,
  fonts: z.strictObject({
    headline: file,
    interface: file,
    headWeight: z.int(),
    headTracking: z.string().regex(/^-?[\d.]+em$/),
  }),
  colors: z.strictObject({
    tint: color,
    tint2: color,
    ink: color,
    ink2: color,
    ink3: color,
    rule: color,
    accent: color,
    accentHover: color,
    accentTint: color,
    inverse: color,
    onInverse: color,
    onInverse2: color,
  }),
  /** The line under the logo. */
  rule: z.enum(['solid', 'double']),
  subscription: z.strictObject({ title: text, summary: text }),
  support: z.strictObject({ phone: text, hours: text, email: z.email() }),
  links: z.strictObject({ terms: page, privacy: page, contact: page }),
  /** Who reads a form of a static page, by its name, and the document that its sender asks for. Any other form goes to `support`. */
  forms: z
    .record(
      z.string().regex(/^[a-z0-9-]{1,60}$/),
      z.strictObject({
        desk: z.email().optional(),
        document: z.strictObject({ title: text, url: z.url({ protocol: /^https?$/ }) }).optional(),
      }),
    )
    .default({}),
  /** Whom mails come from. */
  mail: z.strictObject({ name: text, address: z.email() }),
});

/** What the registration pages and the mails know of a publication. */
export type StoreBrand = z.infer<typeof brandSchema>;
export type Brands = readonly [StoreBrand, ...StoreBrand[]];

/** Local addresses are a publication's own only where the provider does not face the public. */
export type Deployment = 'development' | 'production';

const loopback = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])$/;

export const isLoopback = (origin: string): boolean => URL.canParse(origin) && loopback.test(new URL(origin).hostname);

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
export const namesBrand = (brands: Brands, origin: string | undefined, promoCode: string | undefined): boolean =>
  brands.some((brand) => (origin !== undefined && brand.origins.includes(origin)) || brand.promoCode === promoCode);

/** The publication that a request is for: by the origin it was sent to, else by its promo code, else the first. */
export const findBrand = (brands: Brands, origin: string | undefined, promoCode: string | undefined): StoreBrand =>
  brands.find(({ origins }) => origin !== undefined && origins.includes(origin)) ??
  brands.find((brand) => brand.promoCode === promoCode) ??
  brands[0];
