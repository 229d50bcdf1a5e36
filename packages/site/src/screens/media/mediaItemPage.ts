import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { loadMediaItem } from './loadMediaItem';
import { MediaItemScreen } from './MediaItemScreen';

/** A podcast episode or a webcast (§3). */
export const mediaItemPage = definePage({
  load: loadMediaItem,
  Screen: MediaItemScreen,
  canonicalPath: ({ item }) => item.url,
  metadata: ({ item }, { brand }) =>
    pageMetadata(brand, { title: item.title, description: item.summary, path: item.url, image: item.image }),
});
