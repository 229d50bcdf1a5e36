import { authorScreenTexts } from '@masthead/texts/article';
import { pageMetadata, toPageTitle } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { withPage } from '../../routing/href';
import { AuthorScreen } from './AuthorScreen';
import { loadAuthor } from './loadAuthor';

/** An author's page (§2.1). */
export const authorPage = definePage({
  load: loadAuthor,
  Screen: AuthorScreen,
  canonicalPath: ({ path }) => path,
  metadata: (view, { brand }) =>
    pageMetadata(brand, {
      title: toPageTitle(view.name, view.page),
      description: view.description ?? authorScreenTexts.stories(view.name, brand.name),
      path: withPage(view.path, view.page),
      image: view.portrait,
    }),
});
