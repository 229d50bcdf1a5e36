import { toSlug } from './choice.ts';
import { getTemplateTexts } from './language.ts';
import { type DrawnChoice, replaceIn, rewrite } from './rewrite.ts';

/** The topics of the template: streams with stories of their own. */
const templateTopics = ['navigation', 'streams', 'advertising', 'subscriptions'];
const family = 'sister-site-topics';

type Category = { family: string; path: string; name: string; description?: string };
type Article = { slug: string; category: string; image: { motif: string } };
type Content = { categories: Category[]; authors?: object[]; articles: Article[]; pages: { slug: string }[] };

const toLink = (name: string): string => `{ title: '${name}', url: '/${family}/${toSlug(name)}/' }`;

/** The template's menu with the topics of a new publication. */
export const applyToMenu = (text: string, choice: DrawnChoice): string => {
  const [first, ...rest] = choice.sections;
  if (first === undefined) return rewrite(text, choice);
  const [start, end] = [text.indexOf(`{ title: 'Navigation'`), text.indexOf(`{ title: 'Subscriptions'`)];
  const links = text.slice(start, text.indexOf('}', end) + 1);
  const withLinks = replaceIn(text, links, [first, ...rest].map(toLink).join(',\n            '));
  const withFocus = replaceIn(
    replaceIn(
      replaceIn(withLinks, "title: 'Streams',", `title: '${first}',`),
      `url: '/${family}/streams/',`,
      `url: '/${family}/${toSlug(first)}/',`,
    ),
    "description: 'How stories gather on a page, and in which order.',",
    `description: '${getTemplateTexts(choice.language).toTopic(first).newest}',`,
  );
  return rewrite(
    replaceIn(
      withFocus,
      "description: 'How the parts of a site work: menus, streams, advertisements and subscriptions.',",
      `description: '${choice.sections.join(', ')}.',`,
    ),
    choice,
  );
};

/** The template's stories and pages in the language of a new publication, with an author of that language. */
const translateContent = (content: Content, language: string): Content => {
  const { articles, pages, editors, pictures } = getTemplateTexts(language);
  if (!editors) return content;
  const key = toSlug(editors.name);
  return {
    ...content,
    authors: [{ key, ...editors, social: [], portrait: { seed: 90, variant: 'f' } }],
    articles: content.articles.map((article) => ({
      ...article,
      ...articles[article.slug],
      authors: [key],
      image: { ...article.image, alt: pictures[article.image.motif] },
    })),
    pages: content.pages.map((page) => ({ ...page, ...pages[page.slug] })),
  };
};

/** The template's content in a language, with the topics of a new publication: its stories are spread over them in order. */
export const applyToContent = (text: string, choice: DrawnChoice): string => {
  const { sections, language } = choice;
  const content = translateContent(JSON.parse(text) as Content, language);
  if (sections.length === 0) return rewrite(JSON.stringify(content, undefined, 1), choice);
  const { toTopic } = getTemplateTexts(language);
  const getPath = (name: string): string => `${family}/${toSlug(name)}`;
  const moved = new Map(
    templateTopics.map((topic, index) => [`${family}/${topic}`, getPath(sections[index % sections.length] ?? topic)]),
  );
  const topics = content.categories.filter((category) => category.family === family);
  const categories = content.categories.flatMap((category) => {
    const index = topics.indexOf(category);
    if (index === -1) return [category];
    const name = sections[index];
    return name === undefined ? [] : [{ ...category, name, path: getPath(name), description: toTopic(name).stories }];
  });
  const articles = content.articles.map((article) => ({
    ...article,
    category: moved.get(article.category) ?? article.category,
  }));
  return rewrite(JSON.stringify({ ...content, categories, articles }, undefined, 1), choice);
};
