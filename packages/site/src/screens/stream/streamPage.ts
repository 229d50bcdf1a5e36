import { definePage } from '../../framework/definePage';
import { pageMetadata, toPageTitle } from '../../framework/metadata';
import { withPage } from '../../routing/href';
import { loadStream } from './loadStream';
import { StreamScreen } from './StreamScreen';

/** A category stream (§2.2). */
export const streamPage = definePage({
  load: (page, params) => loadStream(page, params),
  Screen: StreamScreen,
  metadata: (view, { brand }) =>
    pageMetadata(brand, {
      title: toPageTitle(view.metaTitle, view.page),
      description: view.metaDescription ?? view.description,
      path: withPage(view.path, view.page),
      image: view.hero,
      feeds: { list: view.path, title: `${view.title} | ${brand.name}` },
    }),
});
