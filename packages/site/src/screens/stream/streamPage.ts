import { definePage } from '../../shell/page/definePage';
import { pageMetadata } from '../../framework/metadata';
import { withPage } from '../../routing/href';
import { loadStream } from './loadStream';
import { StreamScreen } from './StreamScreen';

/** A category stream (SPEC §2.2). */
export const streamPage = definePage('stream', {
  load: loadStream,
  Screen: StreamScreen,
  metadata: (view, { brand }) =>
    pageMetadata(brand, {
      title: view.page > 1 ? `${view.metaTitle}, page ${view.page}` : view.metaTitle,
      description: view.metaDescription ?? view.description,
      path: withPage(view.path, view.page),
      image: view.hero,
      feeds: { list: view.path, title: `${view.title} | ${brand.name}` },
    }),
});
