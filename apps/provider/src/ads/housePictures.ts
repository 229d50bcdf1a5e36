import { createMediaFinder } from '../content/resolveMedia.ts';
import type { MediaLibrary } from '../media/mediaLibrary.ts';
import { toMediaUri } from '../media/mediaImage.ts';
import { type House, type HouseEntry, houseAdsDirectory, type Promotion } from './promotions.ts';

/** Options of `resolveHousePictures`. */
export type HousePictureOptions = {
  /** Called only if a house ad has a photograph. */
  openLibrary: () => Promise<MediaLibrary>;
  /** Folder of the files of pictures. */
  directory?: string;
  onIssue: (message: string) => void;
};

/**
 * Adds photographs of house ads to the media library, and returns the houses with the ids of their pictures. A
 * promotion whose picture cannot be used is left out and reported to `onIssue`, and so is a house without promotions.
 */
export const resolveHousePictures = async (
  entries: ReadonlyMap<string, HouseEntry>,
  { openLibrary, directory = houseAdsDirectory, onIssue }: HousePictureOptions,
): Promise<ReadonlyMap<string, House>> => {
  const hasPhotographs = [...entries.values()].some(({ promotions }) => promotions.some(({ image }) => image));
  const find = hasPhotographs ? createMediaFinder(await openLibrary(), directory) : undefined;
  const resolve = async (
    site: string,
    { image, picture, ...promotion }: HouseEntry['promotions'][number],
  ): Promise<readonly Promotion[]> => {
    if (picture !== undefined || image === undefined) return picture === undefined ? [] : [{ ...promotion, picture }];
    const found = await find?.(image.source);
    if (found?.ok && found.value.kind === 'image')
      return [{ ...promotion, picture: toMediaUri(found.value, image.focalPoint).replace('/images/', '') }];
    const reason = !found || found.ok ? 'It is not a picture.' : found.error.map(({ message }) => message).join(' ');
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
