import type { VideoFacts } from '../../framework/structuredData/eventsAndMedia';
import type { ArticleVideo, ArticleView } from './loadArticle';

/** Facts of an article's video for structured data. */
export const toVideoFacts = (
  { path, deck, published }: Pick<ArticleView, 'path' | 'deck' | 'published'>,
  video: ArticleVideo,
): VideoFacts => ({
  path,
  title: video.title,
  description: deck,
  published: published.iso,
  film: video,
  poster: video.poster,
});
