import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { loadResourceVideo } from './loadResourceVideo';
import { ResourceVideoScreen } from './ResourceVideoScreen';

/** A partner's video (§2.1). */
export const resourceVideoPage = definePage({
  load: loadResourceVideo,
  Screen: ResourceVideoScreen,
  metadata: ({ video, canonical, poster }, { brand }) =>
    pageMetadata(brand, { title: video.title, description: video.summary, path: canonical, image: poster }),
});
