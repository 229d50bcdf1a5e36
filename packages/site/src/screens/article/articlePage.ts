import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { ArticleScreen } from './ArticleScreen';
import { loadArticle } from './loadArticle';

/** An article (§2.1). */
export const articlePage = definePage({
  load: loadArticle,
  Screen: ArticleScreen,
  canonicalPath: ({ path }) => path,
  metadata: (view, { brand }) =>
    pageMetadata(brand, {
      title: view.title,
      description: view.deck,
      path: view.canonical,
      image: view.hero,
      article: {
        published: view.published.iso,
        modified: view.modified?.iso,
        authors: view.authors.map(({ name }) => name),
        section: view.section,
        tags: view.tags.map(({ title }) => title),
      },
      ...(view.robots === 'nofollow' && { robots: 'nofollow' as const }),
    }),
});
