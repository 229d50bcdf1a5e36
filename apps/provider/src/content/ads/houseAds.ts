import type { Db } from '../../db/schema.ts';
import { type House, houseAdsDirectory, type HouseEntry, type Promotion } from './promotions.ts';
import { createMediaFinder } from '../files/resolveMedia.ts';
import type { MediaLibrary } from '../../media/library/mediaLibrary.ts';
import { toMediaUri } from '../../media/library/mediaImage.ts';

export type FindHouse = (site: string) => Promise<House | undefined>;

/** Maximum age of the cached house ads in ms. */
const maxAgeMs = 1_000;

type Promotions = ReadonlyMap<string, readonly Promotion[]>;

const loadPromotions = async (db: Db): Promise<Promotions> => {
  const rows = await db
    .selectFrom('houseAds')
    .innerJoin('sites', 'sites.id', 'houseAds.siteId')
    .selectAll('houseAds')
    .select('sites.key as site')
    .orderBy('houseAds.position')
    .orderBy('houseAds.slug')
    .execute();
  const promotions = new Map<string, Promotion[]>();
  for (const { site, slug, tone, kicker, title, short, text, action, url, image } of rows) {
    const picture = image.uri.replace(/^\/images\//, '').replace(/\/$/, '');
    const promotion = { id: slug, tone: tone as Promotion['tone'], kicker, title, short, text, action, url, picture };
    promotions.set(site, [...(promotions.get(site) ?? []), promotion]);
  }
  return promotions;
};

/**
 * Creates a function that finds the house ads of a site: its published ones, else those of the file, else those of the
 * first site in the file. Look, logos and sponsors are those of the file. `now` returns ms as `performance.now` does.
 */
export const createHouseAds = (
  db: Db,
  houses: ReadonlyMap<string, House>,
  now: () => number = () => performance.now(),
): FindHouse => {
  let cached: { loadedAt: number; promotions: Promotions } | undefined;
  let loading: Promise<Promotions> | undefined;

  const load = async (): Promise<Promotions> => {
    const loadedAt = now();
    const promotions = await loadPromotions(db);
    cached = { loadedAt, promotions };
    return promotions;
  };

  const read = (): Promise<Promotions> => {
    if (cached && now() - cached.loadedAt < maxAgeMs) return Promise.resolve(cached.promotions);
    loading ??= load().finally(() => (loading = undefined));
    return loading;
  };

  return async (site) => {
    const [firstHouse] = houses.values();
    const house = houses.get(site) ?? firstHouse;
    // Without the database the last known house ads are shown, or those of the file.
    const all = await read().catch(() => cached?.promotions);
    const promotions = all?.get(site);
    return house && promotions ? { ...house, promotions } : house;
  };
};

type HousePictureOptions = {
  library: MediaLibrary;
  /** Folder of the files of pictures. */
  directory?: string;
  onIssue: (message: string) => void;
};

/** Adds pictures of house ads to the media library. What has none that can be used is left out and reported. */
export const resolveHousePictures = async (
  entries: ReadonlyMap<string, HouseEntry>,
  { library, directory = houseAdsDirectory, onIssue }: HousePictureOptions,
): Promise<ReadonlyMap<string, House>> => {
  const find = createMediaFinder(library, directory);
  const resolve = async (
    site: string,
    { image, ...promotion }: HouseEntry['promotions'][number],
  ): Promise<readonly Promotion[]> => {
    const found = await find(image.source);
    if (found.ok && found.value.kind === 'image')
      return [{ ...promotion, picture: toMediaUri(found.value, image.focalPoint).replace('/images/', '') }];
    const reason = found.ok ? 'It is not a picture.' : found.error.map(({ message }) => message).join(' ');
    onIssue(`The picture of the house ad ${promotion.id} of ${site} cannot be used, so the ad is left out: ${reason}`);
    return [];
  };
  const houses = new Map<string, House>();
  for (const [site, { promotions, ...house }] of entries) {
    const usable: Promotion[] = [];
    for (const promotion of promotions) usable.push(...(await resolve(site, promotion)));
    if (usable.length > 0) houses.set(site, { ...house, promotions: usable });
  }
  return houses;
};
