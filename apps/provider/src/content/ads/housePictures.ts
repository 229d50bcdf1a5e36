import { createMediaFinder } from '../files/resolveMedia.ts';
import type { MediaLibrary } from '../../media/library/mediaLibrary.ts';
import { toMediaUri } from '../../media/library/mediaImage.ts';
import { type House, type HouseEntry, houseAdsDirectory, type Promotion } from './promotions.ts';

export type HousePictureOptions = {
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
