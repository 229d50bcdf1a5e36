import { isOpenAddress, type ModuleBrand, type SiteModule, siteModuleNames } from '@masthead/config';
import { type AccentChange, templateAccent, withInks } from './accent.ts';
import { templateFolder } from '../../lint/appTrees.ts';
import { applyToBrand } from './brandFile.ts';
import { toSlug } from './choice.ts';
import { type Article, type PublicationContent, readTemplateContent, type Sources, toContentFiles } from './content.ts';
import { renameTheme } from './exportedTheme.ts';
import type { FileChange } from './fileChanges.ts';
import { blockFrom, type DrawnChoice, getEntryPattern, rewrite, template } from './rewrite.ts';
import { applyToContent, applyToMenu } from './sections.ts';

/** Files that have an entry for each publication. */
export const sharedFiles = {
  brands: 'apps/provider/brands.json',
  houses: 'apps/provider/house-ads/house-promotions.json',
  lock: 'pnpm-lock.yaml',
} as const;

const toAccentChange = ({ accent }: DrawnChoice): AccentChange => ({ from: templateAccent, to: accent });

/** Files of the brand that take more than new names. */
const edits: ReadonlyMap<string, (text: string, choice: DrawnChoice) => string> = new Map(
  Object.entries<(text: string, choice: DrawnChoice) => string>({
    'brand.ts': applyToBrand,
    'brand/menu.ts': applyToMenu,
    'theme.css.ts': (text, choice) => (choice.theme ? renameTheme(choice.theme, choice.name) : rewrite(text, choice)),
  }),
);

/** Routes are copied, and files of the brand get the new names. */
const appSteps = (choice: DrawnChoice, { list, read }: Sources): FileChange[] =>
  list(templateFolder).map((file) => {
    const source = `${templateFolder}/${file}`;
    const path = `apps/${choice.key}/${file.startsWith('app/') ? file : file.replace(template.key, choice.key)}`;
    if (!/\.(ts|json)$/.test(file) || file.startsWith('app/')) return { path, copyOf: source };
    const edit = edits.get(file);
    return { path, text: edit ? edit(read(source), choice) : rewrite(read(source), choice) };
  });

const findStart = (text: string, pattern: RegExp, file: string): number => {
  const found = pattern.exec(text);
  if (!found) throw new Error(`${file} has no entry of the template. Restore it.`);
  return found.index;
};

/** Appends a copy of the template's entry under the new name. */
const withEntry = (
  text: string,
  start: number,
  closing: string,
  choice: DrawnChoice,
  edit: (entry: string) => string = (entry) => entry,
): string => {
  const end = text.lastIndexOf(closing);
  return `${text.slice(0, end).trimEnd()},\n  ${edit(rewrite(blockFrom(text, start), choice))}\n${text.slice(end)}`;
};

/** The values of the new brand that decide which addresses it has. */
const toModuleBrand = ({ magazine, pathPrefix, without, hubs }: DrawnChoice): ModuleBrand => {
  const getHubPath = (name: string): string => hubs.find((hub) => hub.name === name)?.path ?? name;
  return {
    hiddenModules: siteModuleNames.filter((name) => without.includes(name)),
    magazine: { slug: toSlug(magazine) },
    hubs: { markets: { path: getHubPath('markets') }, sectors: { path: getHubPath('sectors') } },
    pathPrefix,
    resourcePrefixes: [],
  };
};

/** Removes the house ads and logos of modules that the publication leaves out. The text is one member of an object. */
const withoutHiddenAds = (choice: DrawnChoice, entry: string): string => {
  const brand = toModuleBrand(choice);
  type Links = readonly { url: string }[];
  const { [choice.key]: house } = JSON.parse(`{${entry}}`) as Record<string, { promotions: Links; logos: Links }>;
  if (!house || brand.hiddenModules.length === 0) return entry;
  const keepOpen = (links: Links): Links => links.filter(({ url }) => isOpenAddress(brand, url));
  const open = { ...house, promotions: keepOpen(house.promotions), logos: keepOpen(house.logos) };
  return `${JSON.stringify(choice.key)}: ${JSON.stringify(open, undefined, 2)}`;
};

const brands = (choice: DrawnChoice, { read }: Sources): FileChange => {
  const text = read(sharedFiles.brands);
  return {
    path: sharedFiles.brands,
    text: withEntry(text, findStart(text, /\{\s+"key": "sister-site-template"/, sharedFiles.brands), ']', choice),
  };
};

const house = (choice: DrawnChoice, sources: Sources): FileChange => {
  const text = sources.read(sharedFiles.houses);
  return {
    path: sharedFiles.houses,
    text: withEntry(text, findStart(text, getEntryPattern(template.key), sharedFiles.houses), '}', choice, (entry) =>
      withInks(withoutHiddenAds(choice, entry), toAccentChange(choice), sources.housePictures),
    ),
  };
};

/** Content of modules: files, slugs, and endings of categories' paths. Addresses decide about the rest. */
const moduleContent: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<readonly string[]>({
    'tech-center': ['tech-center.json'],
    recognition: ['recognition.json'],
    nominations: ['sample-call', 'sample-honors', '-sections/nomination'],
    magazine: ['sample-issue', 'editorial-calendar.json'],
    podcasts: ['podcasts.json'],
    webcasts: ['webcasts.json'],
    events: ['events.json'],
    resources: ['resources.json', 'resource-topics.json'],
    partners: ['partner-videos.json', 'careers.json'],
    deals: ['sample-deal'],
  } satisfies Partial<Record<SiteModule, readonly string[]>>),
);

/** Removes the content of modules that the publication leaves out. Without a magazine there is no newsletter about it. */
const withoutHiddenContent = (content: PublicationContent, choice: DrawnChoice): PublicationContent => {
  const brand = toModuleBrand(choice);
  const hidden = new Set(choice.without.flatMap((name) => moduleContent.get(name) ?? []));
  const isOpen = (path: string): boolean =>
    ![...hidden].some((ending) => path.endsWith(ending)) && isOpenAddress(brand, `/${path}/`);
  const categories = content['categories.json'].filter(({ path }) => isOpen(path));
  const paths = new Set(categories.map(({ path }) => path));
  const keepCategories = (article: Article): Article =>
    article.categories ? { ...article, categories: article.categories.filter((path) => paths.has(path)) } : article;
  const files: PublicationContent = {
    ...content,
    'categories.json': categories,
    'packages.json': content['packages.json'].filter(({ slug }) => !hidden.has(slug)),
    'static-pages.json': content['static-pages.json'].filter(({ path }) => isOpenAddress(brand, path)),
    'newsletters.json': content['newsletters.json'].filter(
      ({ productCode }) => !choice.without.includes('magazine') || !productCode.endsWith('ISSUE'),
    ),
    articles: content.articles.filter(({ slug }) => !hidden.has(slug)).map(keepCategories),
  };
  return Object.fromEntries(Object.entries(files).filter(([file]) => !hidden.has(file))) as PublicationContent;
};

/** The content of the template, for the new publication. */
const content = (choice: DrawnChoice, sources: Sources): readonly FileChange[] => {
  const { 'site.json': site, ...copied } = readTemplateContent(sources, choice.language);
  const published: PublicationContent = {
    ...copied,
    'site.json': { ...site, aliases: [], language: choice.language },
  };
  const files = toContentFiles(choice.key, withoutHiddenContent(applyToContent(published, choice), choice));
  return files.map(({ path, text }) => ({ path, text: withInks(text, toAccentChange(choice), sources.pictures) }));
};

/** Copies the dependencies of the template, so that no new package has to be installed. */
const lock = (choice: DrawnChoice, { read }: Sources): FileChange => {
  const text = read(sharedFiles.lock);
  const entry = /\n  apps\/sister-site-template:\n(?:    .*\n)+/.exec(text)?.[0];
  if (entry === undefined) throw new Error(`${sharedFiles.lock} has no entry of the template. Restore it.`);
  return {
    path: sharedFiles.lock,
    text: text.replace(entry, () => `${entry}${entry.replace(template.folder, choice.key)}`),
  };
};

/**
 * Plans the files of a new publication (§1.1) beside those that are drawn. Writes
 * nothing.
 */
export const planPublication = (choice: DrawnChoice, sources: Sources, drawn: readonly FileChange[]): FileChange[] => [
  ...appSteps(choice, sources).filter(({ path }) => !drawn.some((file) => file.path === path)),
  ...drawn,
  brands(choice, sources),
  house(choice, sources),
  ...content(choice, sources),
  lock(choice, sources),
];
