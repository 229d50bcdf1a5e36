import type { PublicationContent } from './content.ts';
import { getTemplateTexts } from './language.ts';
import { type DrawnChoice, rewrite, templateTopics } from './rewrite.ts';

/** Topics of the template that a publication with fewer ones has no place for. */
const listExtra = ({ sections }: DrawnChoice): readonly string[] =>
  sections.length === 0 ? [] : templateTopics.slice(sections.length);

/** The template's menu with the topics of a new publication. */
export const applyToMenu = (text: string, choice: DrawnChoice): string => {
  const withoutExtra = listExtra(choice).reduce(
    (menu, topic) => menu.replace(new RegExp(`^ *\\{ title: '${topic}', .*\n`, 'm'), ''),
    text,
  );
  return rewrite(withoutExtra, choice);
};

/** The template's content with the topics of a new publication: its stories are spread over them in order. */
export const applyToContent = (template: PublicationContent, choice: DrawnChoice): PublicationContent => {
  const { sections, key, language } = choice;
  const extra = listExtra(choice);
  const left = {
    ...template,
    'categories.json': template['categories.json'].filter(({ name }) => !extra.includes(name)),
  };
  const content = JSON.parse(rewrite(JSON.stringify(left), choice)) as PublicationContent;
  const describe = (name: string): string => getTemplateTexts(language).toTopic(name).stories;
  return {
    ...content,
    'categories.json': content['categories.json'].map((category) =>
      sections.length > 0 && category.family === `${key}-topics`
        ? { ...category, description: describe(category.name) }
        : category,
    ),
  };
};
