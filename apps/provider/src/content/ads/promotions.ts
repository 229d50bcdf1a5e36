import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Brand } from '../publications/brands.ts';
import { imageSchema } from '../files/schema/common.ts';
import { houseAdTexts, sitePathSchema } from '../files/schema/pages.ts';
import { readJsonFile, OperatorError } from '../../server/operatorError.ts';
import { formatPath } from '../../server/formatPath.ts';
import type { Issue } from '../publishing/result.ts';

const promotionSchema = z.strictObject({
  id: z.string(),
  ...houseAdTexts,
  /** A picture as in content; its files are in the folder of the house ads. */
  image: imageSchema,
});

/** A partner firm and the URL of its page on the site. */
const logoSchema = z.strictObject({ name: z.string().max(32), url: sitePathSchema });

const houseSchema = z.strictObject({
  promotions: z.array(promotionSchema).min(1),
  logos: z.array(logoSchema).min(1),
  /** Sponsors by the code in a page's key-values (§3, sponsors, adCode). */
  sponsors: z.record(z.string(), logoSchema).default({}),
});

/** Finds the issues of a file of house ads, for its check with the other content files. */
export const findHouseIssues = (source: unknown): readonly Issue[] => {
  const parsed = houseSchema.safeParse(source);
  return parsed.success ? [] : parsed.error.issues.map(({ path: at, message }) => ({ path: formatPath(at), message }));
};

/** Colors and fonts of house ads. */
type HouseLook = Readonly<
  Record<'paper' | 'tint' | 'ink' | 'quiet' | 'accent' | 'onAccent' | 'dark' | 'onDark' | 'accentOnDark', string>
> &
  Readonly<{ headlineFont: string; interfaceFont: string; headlineFallback: string; headlineWeight: number }>;

export type HouseEntry = z.infer<typeof houseSchema> & { name: string; language: string; look: HouseLook };
/** A promotion of the publication itself, with the id of its picture. */
export type Promotion = Omit<HouseEntry['promotions'][number], 'image'> & { picture: string };
/** The house ads of a publication and their look. */
export type House = Omit<HouseEntry, 'promotions'> & { promotions: readonly Promotion[] };

/** What house ads take from a publication. */
type HouseBrand = Pick<Brand, 'key' | 'site' | 'name' | 'language' | 'colors' | 'fonts'>;

/** Folder of the house ads, a file `<key>.json` for each publication, and of their pictures. */
export const houseAdsDirectory = path.join(import.meta.dirname, '../../../house-ads');

const toLook = ({ colors, fonts }: HouseBrand): HouseLook => ({
  paper: colors.paper,
  tint: colors.tint,
  ink: colors.ink,
  quiet: colors.ink2,
  accent: colors.accent,
  onAccent: colors.onAccent,
  dark: colors.inverse,
  onDark: colors.onInverse,
  accentOnDark: colors.accentOnInverse ?? colors.onInverse,
  headlineFont: fonts.headline,
  interfaceFont: fonts.interface,
  headlineFallback: fonts.headlineFallback,
  headlineWeight: fonts.headWeight,
});

/** Reads the house ads of every publication. Without `onIssue`, invalid ones throw an OperatorError. */
export const readHouses = async (
  brands: readonly HouseBrand[],
  onIssue?: (message: string) => void,
  directory = houseAdsDirectory,
): Promise<ReadonlyMap<string, HouseEntry>> => {
  const houses = new Map<string, HouseEntry>();
  for (const brand of brands) {
    const file = path.join(directory, `${brand.key}.json`);
    if (!existsSync(file)) continue;
    const parsed = houseSchema.safeParse(readJsonFile(file));
    if (parsed.success) {
      houses.set(brand.site, { name: brand.name, language: brand.language, look: toLook(brand), ...parsed.data });
      continue;
    }
    const message = `${file}: the house ads of ${brand.name} cannot be used. Correct them:\n${z.prettifyError(parsed.error)}`;
    if (!onIssue) throw new OperatorError(message);
    onIssue(message);
  }
  return houses;
};
