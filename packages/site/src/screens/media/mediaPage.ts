import { pageMetadata } from '../../metadata/metadata';
import { definePage } from '../../page/definePage';
import { withPage } from '../../routes/href';
import { loadMedia } from './loadMedia';
import { MediaScreen } from './MediaScreen';
import { mediaWords } from './words';

/** The podcast and the webcast stream (SPEC §2.1) for the app tree. */
export const mediaPage = definePage({
  load: loadMedia,
  Screen: MediaScreen,
  metadata: ({ kind, page, path }, { brand }) => {
    const { title, description } = mediaWords[kind];
    return pageMetadata(brand, {
      title: page > 1 ? `${title}, page ${page}` : title,
      description,
      path: withPage(path, page),
    });
  },
});
