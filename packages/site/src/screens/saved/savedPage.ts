import { savedTexts } from '@masthead/texts/readingList';
import { pageMetadata } from '../../framework/metadata';
import { found } from '../../framework/result';
import { href } from '../../routing/href';
import { definePage } from '../../framework/definePage';
import { SavedScreen } from './SavedScreen';

/** The reading list of a reader: the frame, which is the same for everyone. */
export const savedPage = definePage({
  load: async () =>
    found({
      title: savedTexts.title,
      description: savedTexts.lede,
    }),
  Screen: SavedScreen,
  metadata: ({ title, description }, { brand }) =>
    pageMetadata(brand, { title, description, path: href('saved', {}), robots: 'noindex' }),
});
