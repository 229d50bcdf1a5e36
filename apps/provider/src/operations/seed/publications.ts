import { getTexts } from '@masthead/texts/languages';
import { findKickerCategory } from '../../content/files/articleCategories.ts';
import type { ContentPublication } from '../../content/files/files.ts';
import type { ContentHome } from '../../content/files/schema/packages.ts';
import type { ContentArticle } from '../../content/files/schema/articles.ts';

/** A position of the home page with its articles (contract of `getPackageByPosition`). */
export type Position = {
  position: string;
  title: string;
  packageUrl: string;
} & ChosenStories;

/** The articles of a position in the order of the file or by date, or the newest ones after the first `skip`. */
type ChosenStories =
  | { sort: 'as-chosen' | 'newest-first'; articles: readonly string[] }
  | { sort: 'newest'; skip: number; count: number };

/** A publication as it is written: with what its files may leave out. */
export type Publication = ContentPublication & { positions: readonly Position[] };

/** The address of the section that most of the stories belong to. */
const findSectionUrl = (stories: readonly ContentArticle[], categories: ContentPublication['categories']): string => {
  const paths = stories.flatMap(({ kicker }) => findKickerCategory(kicker, categories)?.path ?? []);
  const [section] = Object.values(Object.groupBy(paths, (path) => path)).toSorted(
    (a = [], b = []) => b.length - a.length,
  );
  return section ? `/${section[0]}/` : '/';
};

const createHomePositions = (
  home: ContentHome,
  { articles: stories, categories, site }: ContentPublication,
): readonly Position[] => {
  const texts = getTexts(site.language).home.homeTexts;
  const findUrl = (slugs: readonly string[]): string =>
    findSectionUrl(
      stories.filter(({ slug }) => slugs.includes(slug)),
      categories,
    );
  const createPosition = (
    position: string,
    title: string,
    packageUrl: string,
    articles: readonly string[],
    sort: 'as-chosen' | 'newest-first' = 'as-chosen',
  ): Position => ({
    position,
    title,
    packageUrl,
    articles,
    sort,
  });
  return [
    createPosition('home-lead', 'Lead', '/', [home.lead, ...home.leadRelated]),
    createPosition('home-secondary', 'Top stories', '/', home.secondary),
    createPosition('home-latest', texts.latest, findUrl(home.latest), home.latest, 'newest-first'),
    createPosition('home-desk', texts.fromTheDesk, findUrl(home.desk), home.desk),
    createPosition('home-insights', texts.insights, '/instant-insights/', home.insights),
    createPosition('home-recent', texts.recent, findUrl(home.recent), home.recent, 'newest-first'),
    ...home.markets.map(({ name, path, articles }, index) =>
      createPosition(`home-market-${index + 1}`, name, `/${path}/`, articles),
    ),
  ];
};

/** Distributes the newest stories of a publication over its home page from the top, until editors compose it. */
const createNewestPositions = ({ articles, categories, site }: ContentPublication): readonly Position[] => {
  const { latest, fromTheDesk, recent } = getTexts(site.language).home.homeTexts;
  const section = findSectionUrl(articles, categories);
  const createPosition = (position: string, title: string, from: number, to: number): Position => ({
    position,
    title,
    packageUrl: section,
    sort: 'newest',
    skip: from,
    count: to - from,
  });
  return [
    createPosition('home-lead', 'Lead', 0, 1),
    createPosition('home-secondary', 'Top stories', 1, 3),
    createPosition('home-latest', latest, 3, 6),
    createPosition('home-desk', fromTheDesk, 6, 9),
    createPosition('home-recent', recent, 9, 12),
  ];
};

/** Adds to a publication the positions of its home page, and an order of its trending stories. */
export const toPublication = (content: ContentPublication): Publication => ({
  ...content,
  positions: content.home ? createHomePositions(content.home, content) : createNewestPositions(content),
  trending: content.trending.length > 0 ? content.trending : content.articles.map(({ slug }) => slug),
});
