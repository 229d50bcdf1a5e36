import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../shell/page/definePage';
import { withPage } from '../../routing/href';
import { AuthorScreen } from './AuthorScreen';
import { loadAuthor } from './loadAuthor';

/** An author's page (SPEC §2.1). */
export const authorPage = definePage('author', {
  load: loadAuthor,
  Screen: AuthorScreen,
  canonicalPath: ({ path }) => path,
  metadata: (view, { brand }) =>
    pageMetadata(brand, {
      title: view.page > 1 ? `${view.name}, page ${view.page}` : view.name,
      description: view.description ?? `Stories by ${view.name} in ${brand.name}.`,
      path: withPage(view.path, view.page),
      image: view.portrait,
    }),
});
