import { issueTexts } from '@masthead/texts/magazine';
import { pageMetadata, toPageTitle } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { withPage } from '../../routing/href';
import { GalleryScreen } from './GalleryScreen';
import { loadGallery } from './loadGallery';

/** The issue gallery (§2.1). */
export const issueGalleryPage = definePage({
  load: loadGallery,
  Screen: GalleryScreen,
  metadata: ({ path, page, issues }, { brand }) =>
    pageMetadata(brand, {
      title: toPageTitle(issueTexts.galleryTitle(brand.magazine.name), page),
      description: issueTexts.galleryLede(brand.magazine.name),
      path: withPage(path, page),
      image: issues[0]?.cover,
    }),
});
