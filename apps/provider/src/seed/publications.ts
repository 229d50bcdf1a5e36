import { kickerSlug } from '../content/categoriesOf.ts';
import type { Content } from '../content/files.ts';
import type { ContentArticle } from '../content/schema/articles.ts';
import type { ContentCategory } from '../content/schema/categories.ts';
import type { ContentHome } from '../content/schema/packages.ts';
import type { ContentAuthor } from '../content/schema/people.ts';
import type { ContentSite } from '../content/schema/sites.ts';
import type { ContentTemplate } from '../content/schema/template.ts';

/** One place of the home page and what stands there (contract of `getPackageByPosition`). */
export type Position = {
  position: string;
  title: string;
  packageUrl: string;
  articles: readonly string[];
  sort: 'as-chosen' | 'newest-first';
};

/** One publication with its stories, ready to be written. */
export type Publication = {
  site: ContentSite;
  categories: readonly ContentCategory[];
  authors: readonly ContentAuthor[];
  articles: readonly ContentArticle[];
  positions: readonly Position[];
  /** Slugs, most read first. */
  trending: readonly string[];
  /** Where it was made from the template: the file with the rest of it. */
  small?: ContentTemplate;
};

const homePositions = (home: ContentHome): readonly Position[] => {
  const place = (
    position: string,
    title: string,
    packageUrl: string,
    articles: readonly string[],
    sort: Position['sort'] = 'as-chosen',
  ): Position => ({
    position,
    title,
    packageUrl,
    articles,
    sort,
  });
  return [
    place('home-lead', 'Lead', '/', [home.lead, ...home.leadRelated]),
    place('home-secondary', 'Top stories', '/', home.secondary),
    place('home-latest', 'Latest', '/plotline-sections/news/', home.latest, 'newest-first'),
    place('home-desk', 'From the desk', '/plotline-sections/features/', home.desk),
    place('home-insights', 'Instant Insights', '/instant-insights/', home.insights),
    place('home-recent', 'Recent stories', '/plotline-sections/features/', home.recent, 'newest-first'),
    ...home.markets.map(({ name, path, articles }, index) =>
      place(`home-market-${index + 1}`, name, `/${path}/`, articles),
    ),
  ];
};

const siteOf = (content: Content, key: string): ContentSite => {
  const site = content.sites.find((candidate) => candidate.key === key);
  if (!site) throw new Error(`sites.json has no site "${key}". Add it, or correct the key in sister-template.json.`);
  return site;
};

const templateEditors: ContentAuthor = {
  key: 'the-editors',
  name: 'The Editors',
  role: 'Staff',
  description: 'The people who look after this publication.',
  social: [],
  portrait: { seed: 90, variant: 'f' },
};

const templateArticles = ({ articles }: ContentTemplate): readonly ContentArticle[] =>
  articles.map(({ category, ...article }, index) => ({
    ...article,
    primary: category,
    categories: [],
    authors: [templateEditors.key],
    time: index % 2 === 0 ? '06:00' : '07:30',
    needToKnow: [],
    tags: [],
    disclaimer: false,
  }));

/** A small publication fills its home page from the top: each story stands in one place only. */
const templatePositions = ({ articles }: ContentTemplate, site: ContentSite): readonly Position[] => {
  const slugs = articles.map(({ slug }) => slug);
  const section = `/${site.product}-sections/${kickerSlug('Features')}/`;
  const cut = (position: string, title: string, from: number, to: number): Position => ({
    position,
    title,
    packageUrl: section,
    articles: slugs.slice(from, to),
    sort: 'as-chosen',
  });
  return [
    cut('home-lead', 'Lead', 0, 1),
    cut('home-secondary', 'Top stories', 1, 3),
    cut('home-latest', 'Latest', 3, 6),
    cut('home-desk', 'From the desk', 6, 9),
    cut('home-recent', 'Recent stories', 9, 12),
  ];
};

const smallPublication = (small: ContentTemplate, site: ContentSite): Publication => ({
  site,
  categories: small.categories,
  authors: [templateEditors],
  articles: templateArticles(small),
  positions: templatePositions(small, site),
  trending: small.articles.map(({ slug }) => slug),
  small,
});

/** The publications of the content folder: the full one, the template brand, and those made from it. */
export const publicationsOf = (content: Content): readonly [full: Publication, ...others: Publication[]] => {
  const small = [content.template, ...content.publications];
  const template = siteOf(content, content.template.brand.site);
  const full = content.sites.find(({ key }) => !small.some(({ brand }) => brand.site === key)) ?? template;
  return [
    {
      site: full,
      categories: content.categories,
      authors: content.authors,
      articles: content.articles,
      positions: homePositions(content.home),
      trending: content.trending,
    },
    ...small.map((one) => smallPublication(one, siteOf(content, one.brand.site))),
  ];
};
