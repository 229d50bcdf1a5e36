import { categoriesOf, kickerCategory } from './categoriesOf.ts';
import type { Content, Fault } from './files.ts';
import type { ContentTemplate } from './schema/template.ts';
import { checkStaticPage } from './staticPage.ts';
import { getDrawingId } from '../images/imageId.ts';

type Ask = (file: string, path: string, holds: boolean, message: string) => void;

const duplicates = (values: readonly string[]): readonly string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

const unique = (ask: Ask, file: string, what: string, values: readonly string[]): void => {
  for (const value of duplicates(values)) ask(file, what, false, `"${value}" occurs more than once`);
};

const checkArticles = ({ articles, authors, categories, publishers }: Content, ask: Ask): void => {
  const paths = new Set(categories.map(({ path }) => path));
  const keys = new Set(authors.map(({ key }) => key));
  const firms = new Set(publishers.map(({ publisher }) => publisher));
  unique(
    ask,
    'articles',
    'slug',
    articles.map(({ slug }) => slug),
  );
  unique(
    ask,
    'articles',
    'title',
    articles.map(({ title }) => title.toLowerCase()),
  );
  unique(
    ask,
    'articles',
    'summary',
    articles.map(({ summary }) => summary),
  );
  for (const {
    slug,
    primary,
    categories: filed,
    authors: byline,
    presentedBy,
    kicker,
    image,
    title,
    summary,
    body,
  } of articles) {
    const file = `article ${slug}`;
    for (const path of [primary, ...filed]) ask(file, 'categories', paths.has(path), `no category "${path}"`);
    for (const author of byline) ask(file, 'authors', keys.has(author), `no author "${author}"`);
    ask(file, 'presentedBy', !presentedBy || firms.has(presentedBy), `no publisher "${presentedBy}"`);
    ask(file, 'kicker', kickerCategory(kicker, categories) !== undefined, `"${kicker}" has no stream`);
    ask(
      file,
      'image',
      image.motif !== 'skyline' || [primary, ...filed].some((path) => path.startsWith('markets/')),
      'a skyline is for stories of a market only',
    );
    ask(
      file,
      'summary',
      summary !== title && !body.startsWith(summary),
      'must not repeat the title or the first sentence',
    );
    ask(file, 'body', !/^#\s/m.test(body), 'must have no heading of level 1');
    ask(file, 'body', !/<\/?[a-z][^>]*>/i.test(body), 'must have no HTML');
    ask(file, 'body', (body.match(/^##\s/gm) ?? []).length <= 3, 'must have at most three subheads');
  }
};

/** Every stream that a menu or an address can name must show something (DECISIONS, Content). */
const checkStreams = ({ articles, categories }: Content, ask: Ask): void => {
  const filled = new Set(articles.flatMap((article) => categoriesOf(article, categories)).map(({ path }) => path));
  for (const { path } of categories) ask('categories.json', path, filled.has(path), 'has no article');
  unique(
    ask,
    'categories.json',
    'path',
    categories.map(({ path }) => path),
  );
  unique(
    ask,
    'categories.json',
    'naturalId',
    categories.map(({ naturalId }) => naturalId),
  );
};

/** The same for the template, and for a publication that was made from it. */
const checkSmall = (file: string, { articles, categories, pages }: ContentTemplate, ask: Ask): void => {
  unique(
    ask,
    file,
    'slug',
    articles.map(({ slug }) => slug),
  );
  const filedThere = new Set(articles.map(({ category }) => category));
  const used = new Set([
    ...filedThere,
    ...articles.flatMap(({ kicker }) => kickerCategory(kicker, categories)?.path ?? []),
    ...(articles.some(({ premium }) => premium) ? ['tag/premium'] : []),
  ]);
  unique(
    ask,
    file,
    'pages',
    pages.map(({ slug }) => slug),
  );
  for (const { path } of categories) ask(file, path, used.has(path), 'has no article');
  for (const { slug, category, kicker } of articles) {
    ask(
      file,
      slug,
      categories.some(({ path }) => path === category),
      `no category "${category}"`,
    );
    ask(file, slug, kickerCategory(kicker, categories) !== undefined, `"${kicker}" has no stream`);
  }
};

const checkPublications = ({ template, publications, sites }: Content, ask: Ask): void => {
  checkSmall('sister-template.json', template, ask);
  for (const publication of publications) {
    const file = `publications/${publication.brand.key}.json`;
    checkSmall(file, publication, ask);
    ask(file, 'brand.site', publication.brand.site === publication.site.key, 'is not the key of its site');
  }
  for (const what of ['key', 'name', 'publication', 'baseDomain', 'product'] as const)
    unique(
      ask,
      'sites',
      what,
      sites.map((site) => site[what]),
    );
};

const checkPlacement = (
  { articles, categories, packages, home, trending, podcasts, events }: Content,
  ask: Ask,
): void => {
  const slugs = new Set(articles.map(({ slug }) => slug));
  const paths = new Set(categories.map(({ path }) => path));
  const story = (file: string, path: string, slug: string): void =>
    ask(file, path, slugs.has(slug), `no article "${slug}"`);
  unique(
    ask,
    'packages.json',
    'slug',
    packages.map(({ slug }) => slug),
  );
  for (const pack of packages) {
    for (const slug of pack.articles) story('packages.json', pack.slug, slug);
    unique(ask, 'packages.json', pack.slug, pack.articles);
    for (const { query } of pack.navigations)
      ask('packages.json', pack.slug, paths.has(query), `no category "${query}"`);
    const [first] = [pack.coverStory ?? pack.articles[0]].flatMap((slug) =>
      articles.filter((article) => article.slug === slug),
    );
    ask(
      'packages.json',
      pack.slug,
      !first || getDrawingId(pack.image) !== getDrawingId(first.image),
      'its picture is the drawing of its first story, which stands below it: choose another motif or variant',
    );
    ask(
      'packages.json',
      pack.slug,
      !pack.coverStory || pack.articles.includes(pack.coverStory),
      'the cover story is not among the articles',
    );
  }
  const onHome = [
    home.lead,
    ...home.leadRelated,
    ...home.secondary,
    ...home.latest,
    ...home.desk,
    ...home.insights,
    ...home.recent,
    ...home.markets.flatMap((market) => market.articles),
  ];
  for (const slug of onHome) story('home.json', '', slug);
  unique(ask, 'home.json', '', onHome);
  for (const { path } of home.markets) ask('home.json', 'markets', paths.has(path), `no category "${path}"`);
  for (const id of home.podcasts)
    ask(
      'home.json',
      'podcasts',
      podcasts.some((podcast) => podcast.id === id),
      `no podcast "${id}"`,
    );
  ask(
    'home.json',
    'specialReport',
    packages.some(({ slug, type }) => slug === home.specialReport && type === 'Special+Reports'),
    'is no special report',
  );
  ask(
    'home.json',
    'featuredEvent',
    events.some(({ slug }) => slug === home.featuredEvent),
    `no event "${home.featuredEvent}"`,
  );
  for (const [index, slug] of trending.entries()) story('trending.json', `[${index}]`, slug);
  unique(ask, 'trending.json', '', trending);
};

const checkPartners = (content: Content, ask: Ask): void => {
  const firms = new Set(content.publishers.map(({ publisher }) => publisher));
  const topics = new Set(content.resourceTopics.map(({ topic }) => topic));
  const keys = new Set(content.authors.map(({ key }) => key));
  const paths = new Set(content.categories.map(({ path }) => path));
  const firm = (file: string, path: string, key: string): void =>
    ask(file, path, firms.has(key), `no publisher "${key}"`);
  unique(
    ask,
    'publishers.json',
    'publisher',
    content.publishers.map(({ publisher }) => publisher),
  );
  unique(
    ask,
    'authors.json',
    'key',
    content.authors.map(({ key }) => key),
  );
  unique(
    ask,
    'authors.json',
    'name',
    content.authors.map(({ name }) => name),
  );
  const subjects = new Set([...topics, ...content.categories.map(({ name }) => name)]);
  for (const { publisher, topics: named } of content.publishers)
    for (const topic of named) ask('publishers.json', publisher, subjects.has(topic), `no topic "${topic}"`);
  unique(
    ask,
    'resources.json',
    'id',
    content.resources.map(({ id }) => id),
  );
  for (const { id, publisher, topic } of content.resources) {
    firm('resources.json', id, publisher);
    ask('resources.json', id, topics.has(topic), `no topic "${topic}"`);
  }
  for (const { id, publisher } of content.partnerVideos) firm('partner-videos.json', id, publisher);
  for (const { id, publisher } of content.careers) firm('careers.json', id, publisher);
  for (const { id, sponsor, topic, byline, host, webcastStatus, daysAhead } of content.webcasts) {
    if (sponsor !== null) firm('webcasts.json', id, sponsor);
    ask('webcasts.json', id, paths.has(topic), `no category "${topic}"`);
    for (const key of [byline, host]) ask('webcasts.json', id, keys.has(key), `no author "${key}"`);
    ask(
      'webcasts.json',
      id,
      (webcastStatus === 'ondemand') === (daysAhead === undefined) || webcastStatus === 'live',
      'status and date disagree',
    );
  }
  for (const { id, byline, host } of content.podcasts)
    for (const key of [byline, host]) ask('podcasts.json', id, keys.has(key), `no author "${key}"`);
  for (const { slug, author } of content.techCenter)
    ask('tech-center.json', slug, keys.has(author), `no author "${author}"`);
};

const checkUniqueness = (content: Content, ask: Ask): void => {
  unique(
    ask,
    'webcasts.json',
    'id',
    content.webcasts.map(({ id }) => id),
  );
  unique(
    ask,
    'podcasts.json',
    'id',
    content.podcasts.map(({ id }) => id),
  );
  unique(
    ask,
    'events.json',
    'slug',
    content.events.map(({ slug }) => slug),
  );
  unique(
    ask,
    'partner-videos.json',
    'id',
    content.partnerVideos.map(({ id }) => id),
  );
  unique(
    ask,
    'static-pages.json',
    'slug',
    content.staticPages.map(({ slug }) => slug),
  );
  unique(
    ask,
    'static-pages.json',
    'path',
    content.staticPages.map(({ path }) => path),
  );
  unique(
    ask,
    'newsletters.json',
    'productCode',
    [
      ...content.newsletters,
      ...content.template.newsletters,
      ...content.publications.flatMap(({ newsletters }) => newsletters),
    ].map(({ productCode }) => productCode),
  );
  unique(
    ask,
    'recognition.json',
    'docUri',
    content.recognition.map(({ docUri }) => docUri),
  );
  unique(
    ask,
    'recognition.json',
    'entryId',
    content.recognition.map(({ entryId }) => entryId),
  );
};

/** Checks across files: references, uniqueness and the rules of the house. Every fault is reported. */
export const checkContent = (content: Content): readonly Fault[] => {
  const faults: Fault[] = [];
  const ask: Ask = (file, path, holds, message) => {
    if (!holds) faults.push({ file, path, message });
  };
  checkArticles(content, ask);
  checkStreams(content, ask);
  checkPublications(content, ask);
  checkPlacement(content, ask);
  checkPartners(content, ask);
  checkUniqueness(content, ask);
  for (const page of content.staticPages) faults.push(...checkStaticPage(page));
  return faults;
};
