import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../shell/page/definePage';
import { withPage } from '../../routing/href';
import { GalleryScreen } from './GalleryScreen';
import { loadGallery } from './loadGallery';

/** The issue gallery (SPEC §2.1). */
export const issueGalleryPage = definePage('issue-gallery', {
  load: loadGallery,
  Screen: GalleryScreen,
  metadata: ({ path, page, issues }, { brand }) =>
    pageMetadata(brand, {
      title: `${brand.magazine.name}: issue gallery${page > 1 ? `, page ${page}` : ''}`,
      description: `Every issue of ${brand.magazine.name}, to read here or in the digital edition.`,
      path: withPage(path, page),
      image: issues[0]?.cover,
    }),
});
