import path from 'node:path';
import { z } from 'zod';
import { mediaImageSchema, textSchema } from '../content/schema/common.ts';
import { parseImageId } from '../images/imageId.ts';
import { parseMediaImageId } from '../media/mediaImage.ts';
import { readJsonFile, OperatorError } from '../operatorError.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/);
const sitePath = z.string().regex(/^\/[\w./?=#-]*$/);

/** The texts of a house ad, in the file and in the content API. */
export const promotionTexts = {
  tone: z.enum(['paper', 'tint', 'dark', 'accent']),
  kicker: textSchema,
  title: textSchema,
  short: textSchema.max(40).describe('Text for one-line layouts.'),
  text: textSchema,
  action: textSchema,
  url: sitePath,
};

const promotionSchema = z
  .strictObject({
    id: z.string(),
    ...promotionTexts,
    /** Id of a picture in the image service: a drawing, or a file of the media library. */
    picture: z
      .string()
      .refine(
        (id) => parseImageId(id) !== undefined || parseMediaImageId(id) !== undefined,
        'names no picture: motif, variant, palette, seed and shape, as in tower-facade-oxide-101-article, or media-<id>-…',
      )
      .optional(),
    /** A photograph instead of `picture`, as in content. */
    image: mediaImageSchema.optional(),
  })
  .refine(({ picture, image }) => (picture === undefined) !== (image === undefined), 'needs one of picture and image');

/** A partner firm and the URL of its page on the site. */
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
  /** Sponsors by the code in a page's key-values (SPEC §3, sponsors, adCode). */
  sponsors: z.record(z.string(), logoSchema).default({}),
});

/** The house ads of a publication and their look, as in the file. */
export type HouseEntry = z.infer<typeof houseSchema>;
/** A promotion of the publication itself, with the id of its picture. */
export type Promotion = Omit<HouseEntry['promotions'][number], 'picture' | 'image'> & { picture: string };
/** The house ads of a publication and their look. */
export type House = Omit<HouseEntry, 'promotions'> & { promotions: readonly Promotion[] };

const file = path.join(import.meta.dirname, '../../content/house-promotions.json');

/**
 * Reads the house ads of every site that has some. Invalid ones are left out and reported to `onIssue`; without it they
 * throw an OperatorError.
 */
export const readHouses = async (
  onIssue?: (message: string) => void,
  source = file,
): Promise<ReadonlyMap<string, HouseEntry>> => {
  const houses = new Map<string, HouseEntry>();
  for (const [site, entry] of Object.entries(z.record(z.string(), z.unknown()).parse(readJsonFile(source)))) {
    const parsed = houseSchema.safeParse(entry);
    if (parsed.success) {
      houses.set(site, parsed.data);
      continue;
    }
    const message = `${source}: the house ads of ${site} cannot be used. Correct them:\n${z.prettifyError(parsed.error)}`;
    if (!onIssue) throw new OperatorError(message);
    onIssue(message);
  }
  return houses;
};
