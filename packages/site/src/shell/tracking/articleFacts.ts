import type { PageData } from '@masthead/tracking';
import type { WireArticle } from '../../content/story/wire';

const getName = (node: { name: string } | null | undefined): string => node?.name ?? '';

const omitEmpty = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/** The article's fields of the tracking payload (§3) and its tags, for `PageData`. */
export const articleFacts = (article: WireArticle): Pick<PageData, 'article' | 'tags'> => {
  const [, second] = article.categories;
  // The label of an article, which limits no access (§6).
  const plan = article.isPremium ? 'premium' : 'free';
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
      paywall_type: plan,
    }),
    // Behavior events of pages without a plan get the tag `article` (§4).
    tags: [...article.tags, plan],
  };
};
