import { pageMetadata, toPageTitle } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { withPage } from '../../routing/href';
import { loadMedia, mediaCopy } from './loadMedia';
import { MediaScreen } from './MediaScreen';

/** The podcast and the webcast stream (§2.1). */
export const mediaPage = definePage({
  load: loadMedia,
  Screen: MediaScreen,
  metadata: ({ kind, page, path }, { brand }) => {
    const { title, description } = mediaCopy[kind];
    return pageMetadata(brand, {
      title: toPageTitle(title, page),
      description,
      path: withPage(path, page),
    });
  },
});
