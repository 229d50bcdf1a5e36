import { toSlug } from './choice.ts';
import type { PublicationContent } from './content.ts';
import { getTemplateTexts } from './language.ts';
import { type DrawnChoice, replaceIn, rewrite } from './rewrite.ts';

/** The topics of the template: streams with stories of their own. */
const templateTopics = ['navigation', 'streams', 'advertising', 'subscriptions'];
const family = 'sister-site-topics';

/* Chosen topics are inserted after the rewriting, which would translate a topic that is also a text of the template. */
const toTitleMark = (index: number): string => `§title${index}§`;
const toSlugMark = (index: number): string => `§slug${index}§`;
const insertTopics = (text: string, sections: readonly string[]): string =>
  text.replaceAll(/§(title|slug)(\d)§/g, (_, part: string, index: string) => {
    const name = sections[Number(index)] ?? '';
    return part === 'slug' ? toSlug(name) : name;
  });

const toLink = (_: string, index: number): string =>
  `{ title: '${toTitleMark(index)}', url: '/${family}/${toSlugMark(index)}/' }`;

/** The template's menu with the topics of a new publication. */
export const applyToMenu = (text: string, choice: DrawnChoice): string => {
  const { sections } = choice;
  if (sections.length === 0) return rewrite(text, choice);
  const [start, end] = [text.indexOf(`{ title: 'Navigation'`), text.indexOf(`{ title: 'Subscriptions'`)];
  const links = text.slice(start, text.indexOf('}', end) + 1);
  const withLinks = replaceIn(text, links, sections.map(toLink).join(',\n            '));
  const withFocus = replaceIn(
    replaceIn(
      replaceIn(withLinks, "title: 'Streams',", `title: '${toTitleMark(0)}',`),
      `url: '/${family}/streams/',`,
      `url: '/${family}/${toSlugMark(0)}/',`,
    ),
    "description: 'How stories gather on a page, and in which order.',",
    `description: '${getTemplateTexts(choice.language).toTopic(toTitleMark(0)).newest}',`,
  );
  const withDescription = replaceIn(
    withFocus,
    "description: 'How the parts of a site work: menus, streams, advertisements and subscriptions.',",
    `description: '${sections.map((_, index) => toTitleMark(index)).join(', ')}.',`,
  );
  return insertTopics(rewrite(withDescription, choice), sections);
};

const mapTexts = <Values extends object>(values: Values, change: (text: string) => string): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? change(value) : value]),
  ) as Values;

/** The template's content with the topics of a new publication: its stories are spread over them in order. */
export const applyToContent = (content: PublicationContent, choice: DrawnChoice): PublicationContent => {
  const { sections, language } = choice;
  const finish = (changed: PublicationContent): PublicationContent =>
    JSON.parse(insertTopics(rewrite(JSON.stringify(changed), choice), sections)) as PublicationContent;
  if (sections.length === 0) return finish(content);
  const { toTopic } = getTemplateTexts(language);
  const getPath = (index: number): string => `${family}/${toSlugMark(index)}`;
  const moved = new Map(templateTopics.map((topic, index) => [`${family}/${topic}`, getPath(index % sections.length)]));
  const topics = content['categories.json'].filter((category) => category.family === family);
  const categories = content['categories.json'].flatMap((category) => {
    const index = topics.indexOf(category);
    if (index === -1) return [category];
    if (index >= sections.length) return [];
    const name = toTitleMark(index);
    return [{ ...category, name, path: getPath(index), description: toTopic(name).stories }];
  });
  const articles = content.articles.map((article) => ({
    ...article,
    primary: moved.get(article.primary) ?? article.primary,
  }));
  // A page lists feeds, one of them of a topic.
  const feedLink = new RegExp(`/${family}/(${templateTopics.join('|')})/feed/">[^<]*<`, 'g');
  const pages = content['static-pages.json'].map((page) =>
    mapTexts(page, (html) =>
      html.replaceAll(feedLink, (_, topic: string) => {
        const index = templateTopics.indexOf(topic) % sections.length;
        return `/${getPath(index)}/feed/">${toTitleMark(index)}<`;
      }),
    ),
  );
  return finish({ ...content, 'categories.json': categories, articles, 'static-pages.json': pages });
};
