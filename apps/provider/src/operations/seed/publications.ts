import { getTexts } from '@masthead/texts/languages';
import { findKickerCategory } from '../../content/files/articleCategories.ts';
import type { Content } from '../../content/files/files.ts';
import type { ContentArticle } from '../../content/files/schema/articles.ts';
import type { ContentCategory } from '../../content/files/schema/categories.ts';
import type { ContentHome } from '../../content/files/schema/packages.ts';
import type { ContentAuthor } from '../../content/files/schema/people.ts';
import type { ContentSite } from '../../content/files/schema/sites.ts';
import type { ContentTemplate } from '../../content/files/schema/template.ts';

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

/** A publication with its articles, ready to write. */
export type Publication = {
  site: ContentSite;
  categories: readonly ContentCategory[];
  authors: readonly ContentAuthor[];
  articles: readonly ContentArticle[];
  positions: readonly Position[];
  /** Slugs, most viewed first. */
  trending: readonly string[];
  /** The file of a publication that was created from the template. */
  template?: ContentTemplate;
};

const createHomePositions = (home: ContentHome): readonly Position[] => {
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
    createPosition('home-latest', 'Latest', '/plotline-sections/news/', home.latest, 'newest-first'),
    createPosition('home-desk', 'From the desk', '/plotline-sections/features/', home.desk),
    createPosition('home-insights', 'Instant Insights', '/instant-insights/', home.insights),
    createPosition('home-recent', 'Recent stories', '/plotline-sections/features/', home.recent, 'newest-first'),
    ...home.markets.map(({ name, path, articles }, index) =>
      createPosition(`home-market-${index + 1}`, name, `/${path}/`, articles),
    ),
  ];
};

const getSite = (content: Content, key: string): ContentSite => {
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
};

const toTemplateArticles = ({ articles }: ContentTemplate): readonly ContentArticle[] =>
  articles.map(({ category, authors, ...article }, index) => ({
    ...article,
    primary: category,
    categories: [],
    authors: authors.length > 0 ? authors : [templateEditors.key],
    time: index % 2 === 0 ? '06:00' : '07:30',
    needToKnow: [],
    tags: [],
    disclaimer: false,
  }));

/** Distributes the newest stories of a small publication over its home page from the top, until editors compose it. */
const createTemplatePositions = (
  { articles, categories }: ContentTemplate,
  { language }: ContentSite,
): readonly Position[] => {
  const { latest, fromTheDesk, recent } = getTexts(language).home.homeTexts;
  const kicker = articles[0] && findKickerCategory(articles[0].kicker, categories);
  const section = kicker ? `/${kicker.path}/` : '/';
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

const toTemplatePublication = (template: ContentTemplate, site: ContentSite): Publication => ({
  site,
  categories: template.categories,
  authors: template.articles.some(({ authors }) => authors.length === 0)
    ? [templateEditors, ...template.authors]
    : template.authors,
  articles: toTemplateArticles(template),
  positions: createTemplatePositions(template, site),
  trending: template.articles.map(({ slug }) => slug),
  template,
});

/**
 * Returns the publications of the content folder: the full one, the template brand, and those created from the
 * template.
 */
export const getPublications = (content: Content): readonly [full: Publication, ...others: Publication[]] => {
  const templates = [content.template, ...content.publications];
  const templateSite = getSite(content, content.template.brand.site);
  const full = content.sites.find(({ key }) => !templates.some(({ brand }) => brand.site === key)) ?? templateSite;
  return [
    {
      site: full,
      categories: content.categories,
      authors: content.authors,
      articles: content.articles,
      positions: createHomePositions(content.home),
      trending: content.trending,
    },
    ...templates.map((file) => toTemplatePublication(file, getSite(content, file.brand.site))),
  ];
};
