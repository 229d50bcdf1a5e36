import { createQuery } from '@masthead/graphql-ops';
import { savedTexts } from '@masthead/texts/readingList';
import { toTeaser } from '../../content/story/story';
import { pageMetadata } from '../../framework/metadata';
import { found } from '../../framework/result';
import { href } from '../../routing/href';
import { definePage } from '../../framework/definePage';
import { SavedScreen } from './SavedScreen';

/** The reading list of a reader: the frame, which is the same for everyone. */
export const savedPage = definePage({
  load: async ({ brand, content }) => {
    const { recent } = await content.query({
      route: 'saved',
      parts: { recent: createQuery('package-by-position', { position: 'home-recent', site: brand.site }) },
    });
    const stories = recent.ok ? (recent.value.getPackageByPosition?.articles ?? []) : [];
    return found({ title: savedTexts.title, description: savedTexts.lede, stories: stories.map(toTeaser(brand)) });
  },
  Screen: SavedScreen,
  metadata: ({ title, description }, { brand }) =>
    pageMetadata(brand, { title, description, path: href('saved', {}), robots: 'noindex' }),
});
