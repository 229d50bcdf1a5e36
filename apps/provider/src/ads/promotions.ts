import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { parseImageId } from '../images/imageId.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/);
const sitePath = z.string().regex(/^\/[\w./?=#-]*$/);

const promotionSchema = z.strictObject({
  id: z.string(),
  tone: z.enum(['paper', 'tint', 'dark', 'accent']),
  kicker: z.string(),
  title: z.string(),
  /** For places with one line. */
  short: z.string().max(40),
  text: z.string(),
  action: z.string(),
  url: sitePath,
  /** The id of a picture of the image service. */
  picture: z
    .string()
    .refine(
      (id) => parseImageId(id) !== undefined,
      'names no picture: motif, variant, palette, seed and shape, as in tower-facade-oxide-101-article',
    ),
});

/** A firm that the publication works with, and where on the site it is introduced. */
const logoSchema = z.strictObject({ name: z.string().max(32), url: sitePath });

const houseSchema = z.strictObject({
  name: z.string(),
  look: z.strictObject({
    paper: color,
    tint: color,
    ink: color,
    quiet: color,
    accent: color,
    onAccent: color,
    dark: color,
    onDark: color,
    accentOnDark: color,
    headlineFont: sitePath,
    interfaceFont: sitePath,
    headlineFallback: z.string().regex(/^[\w\s',-]+$/),
    headlineWeight: z.int(),
  }),
  promotions: z.array(promotionSchema).min(1),
  logos: z.array(logoSchema).min(1),
  /** Firms that pay for sections, by the code that stands in a page's key-values (SPEC §3, sponsors, adCode). */
  sponsors: z.record(z.string(), logoSchema).default({}),
});

/** One promotion of a publication for itself. */
export type Promotion = z.infer<typeof promotionSchema>;
/** What a publication says of itself where no advertising is booked, and how that looks. */
export type House = z.infer<typeof houseSchema>;

const file = path.join(import.meta.dirname, '../../content/house-promotions.json');

/** The house promotions of every site that has some. */
export const readHouses = async (): Promise<ReadonlyMap<string, House>> =>
  new Map(Object.entries(z.record(z.string(), houseSchema).parse(JSON.parse(await readFile(file, 'utf8')))));
