import type { PageData } from '@masthead/tracking';
import type { WireArticle } from '../../content/story/wire';

const getName = (node: { name: string } | null | undefined): string => node?.name ?? '';

const omitEmpty = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/** The article's fields of the tracking payload (§3) and its tags, for `PageData`. */
export const articleFacts = (article: WireArticle): Pick<PageData, 'article' | 'tags'> => {
  const [, second] = article.categories;
  return {
    article: omitEmpty({
      article_id: article.generatedId,
      natural_id: article.naturalId,
      recombee_id: article.recombeeId ?? '',
      article_headline: article.title,
      article_type: article.type,
      article_byline: article.byline ?? '',
      article_source: article.publication,
      article_pubdate: article.pubDate,
      article_primary_topic: getName(article.primaryCategory),
      article_topic2: getName(second),
      article_channel: article.primaryCategory?.channelName ?? '',
      content_sub_type: article.kickerNode?.slug ?? '',
      // The label of an article, which limits no access (§6).
      paywall_type: article.isPremium ? 'premium' : 'free',
    }),
    tags: [...article.tags],
  };
};
