import { readFileSync } from 'node:fs';
import path from 'node:path';
import { templateFolder } from '../../lint/appTrees.ts';
import { templateAccent } from './accent.ts';
import { type Choice, toSlug, type Answers } from './choice.ts';
import { headlineFaces, templateFace } from './faces.ts';
import { getTemplateTexts, templateLanguage, withName } from './language.ts';

/** A theme file, the answers that follow from it, and why it cannot be used. */
export type ExportedTheme = { text?: string; answers: Answers; issues: readonly string[] };

/** Reads the answers that a `theme.css.ts` from the theme editor contains: the accent and the headline face. */
export const parseExportedTheme = (text: string): ExportedTheme => {
  const [, accent] = /^ {4}accent: '(#[0-9a-f]{6})'/m.exec(text) ?? [];
  const [, family] = /^ {4}headline: '([^']+)'/m.exec(text) ?? [];
  if (!accent || !family || !text.includes('export const themeChoices') || !text.includes('export const theme '))
    return { answers: {}, issues: ['--theme is no theme file: export one in the theme editor of Storybook'] };
  const [headline] = [...headlineFaces].find(([, face]) => face.family === family) ?? [];
  const families = [...headlineFaces.values()].map((face) => `'${face.family}'`).join(' or ');
  return headline
    ? { text, answers: { accent, headline }, issues: [] }
    : {
        answers: {},
        issues: [`--theme has the headline face '${family}', whose files a new publication lacks: write ${families}`],
      };
};

export const readExportedTheme = (file: string | undefined): ExportedTheme => {
  if (file === undefined) return { answers: {}, issues: [] };
  try {
    return parseExportedTheme(readFileSync(file, 'utf8'));
  } catch (error) {
    return {
      answers: {},
      issues: [`--theme cannot be read: ${error instanceof Error ? error.message : String(error)}`],
    };
  }
};

/** The theme file of the new publication: the exported one, with the name of the publication in its comments. */
export const renameTheme = (text: string, name: string): string =>
  text.replaceAll(/(\/\*\* (?:Theme choices|The theme) of )[^.:\n]+/g, (_, start: string) => `${start}${name}`);

/** The template's own names and choices (apps/sister-site-template). */
export const template = {
  folder: path.basename(templateFolder),
  key: 'sister-site',
  magazine: 'Sister Quarterly',
  width: 205,
  port: 3001,
} as const;

/** A choice whose wordmark is drawn: its width in px, 50 px high. */
export type DrawnChoice = Choice & { wordmarkWidth: number };

const getFacePairs = (headline: string): [string, string][] => {
  const from = headlineFaces.get(templateFace);
  const to = headlineFaces.get(headline);
  if (!from || !to || from === to) return [];
  return [
    [from.family, to.family],
    [`source-serif-4/files/source-serif-4-`, `${to.source}/files/${to.source}-`],
    [from.measures[0], to.measures[0]],
    [from.measures[1], to.measures[1]],
    [`headWeight: '${from.weight}'`, `headWeight: '${to.weight}'`],
    [`headTracking: '${from.tracking}'`, `headTracking: '${to.tracking}'`],
  ];
};

/** Addresses of streams and the front, and the title of the only one that the template uses. */
const getHubPairs = (hubs: Choice['hubs']): [string, string][] =>
  hubs.flatMap(({ name, path, title }): [string, string][] => [
    [`${name}/`, `${path}/`],
    ...(name === 'best-practices' && title !== undefined ? [['Best Practices', title] as [string, string]] : []),
  ]);

export const templateTopics: readonly string[] = ['Navigation', 'Streams', 'Advertising', 'Subscriptions'];

/** Names of the template's categories, whose slugs are in their addresses. */
const categories: readonly (readonly [family: string, names: readonly string[]])[] = [
  ['best-practices', ['Brand and Theme', 'Writing', 'Pictures', 'Operations']],
  [`${template.key}-topics`, templateTopics],
  [`${template.key}-sections`, ['Features', 'Update']],
];

type Categorized = Pick<Choice, 'key' | 'hubs' | 'language' | 'sections'>;

/** The chosen topic in place of one of the template, whose stories are spread over them. Undefined without a choice. */
const findTopic = (name: string, sections: readonly string[]): string | undefined => {
  const index = templateTopics.indexOf(name);
  return index === -1 ? undefined : sections[index % sections.length];
};

/** Addresses of the template's categories: in the language of the publication, those of topics as chosen. */
const getCategoryPairs = ({ key, hubs, language, sections }: Categorized): [string, string][] =>
  categories.flatMap(([family, names]) =>
    names.map((name): [string, string] => {
      const hub = hubs.find((one) => one.name === family)?.path ?? family.replace(template.key, key);
      const own = findTopic(name, sections) ?? getTemplateTexts(language).phrases[name] ?? name;
      return [`${family}/${toSlug(name)}`, `${hub}/${toSlug(own)}`];
    }),
  );

/** Whole strings about topics, in the quotes of code and of JSON: the chosen ones. */
const getTopicPairs = ({ language, sections }: Categorized): [string, string][] => {
  if (sections.length === 0) return [];
  const featured = findTopic('Streams', sections) ?? '';
  const texts = [
    ...templateTopics.map((topic) => [topic, findTopic(topic, sections)]),
    ['How the parts of a site work: menus, streams, advertisements and subscriptions.', `${sections.join(', ')}.`],
    ['How stories gather on a page, and in which order.', withName(getTemplateTexts(language).topic.newest, featured)],
  ];
  return texts.flatMap(([from, to]) =>
    [`'`, `"`].map((quote): [string, string] => [quote + from + quote, quote + to + quote]),
  );
};

const getPairs = ({
  key,
  name,
  magazine,
  promoCode,
  origin,
  domain,
  accent,
  headline,
  hubs,
  language,
  sections,
  timeZone,
  wordmarkWidth: width,
}: DrawnChoice): [string, string][] => {
  const short = promoCode.toLowerCase();
  return [
    ['sister-site.example.com', domain],
    // Previews are beside a site at www, not below it.
    ['preview.sister-site.example.com', `preview.${domain.replace(/^www\./, '')}`],
    [template.folder, key],
    [template.key, key],
    ['sister-quarterly', toSlug(magazine)],
    [template.magazine, magazine],
    ['Sister Site', name],
    ['Theme choices of the template: green, Source Serif 4, double rules.', `Theme choices of ${name}.`],
    ['The theme of the template', `The theme of ${name}`],
    ['SIS', promoCode],
    ['sis_', `${short}_`],
    ['sis:', `${short}:`],
    ["siteGroup: 'template'", `siteGroup: '${key}'`],
    [`http://localhost:${template.port}`, origin],
    [`'Sister Site', ${template.width}`, `'${name}', ${width}`],
    [`language: '${templateLanguage.tag}'`, `language: '${language}'`],
    [templateLanguage.timeZone, timeZone],
    ...getHubPairs(hubs),
    ...getCategoryPairs({ key, hubs, language, sections }),
    ...getTopicPairs({ key, hubs, language, sections }),
    [templateAccent, accent],
    ...getFacePairs(headline),
  ];
};

const escape = (text: string): string => text.replaceAll(/[^\w\s]/g, String.raw`\$&`);

/** Translates whole strings of the template, no names of store pages and no chosen titles. */
const translate = (text: string, language: string, chosen: ReadonlyMap<string, string>): string => {
  const { phrases } = getTemplateTexts(language);
  const translated = Object.keys(phrases).filter((phrase) => !chosen.has(phrase) && !chosen.has(`'${phrase}'`));
  if (translated.length === 0) return text;
  const pattern = new RegExp(`(?<!store: )(['"])(${translated.map(escape).join('|')})\\1`, 'g');
  return text.replaceAll(pattern, (_, quote: string, phrase: string) => `${quote}${phrases[phrase]}${quote}`);
};

/** Replaces the template's texts, and names in one pass: no new name is replaced again. */
export const rewrite = (source: string, choice: DrawnChoice): string => {
  const pairs = new Map(getPairs(choice));
  const text = translate(source, choice.language, pairs);
  const longestFirst = [...pairs.keys()].toSorted((a, b) => b.length - a.length);
  return text.replaceAll(new RegExp(longestFirst.map(escape).join('|'), 'g'), (found) => pairs.get(found) ?? found);
};

/** Replaces a text that the template must contain. Throws if it does not. */
export const replaceIn = (text: string, from: string | RegExp, to: string): string => {
  const replaced = text.replace(from, () => to);
  if (replaced === text && typeof from === 'string' && from !== to)
    throw new Error(`A file of apps/${template.folder} no longer contains "${from}". Restore it.`);
  return replaced;
};
