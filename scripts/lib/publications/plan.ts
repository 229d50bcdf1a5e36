import { isOpenAddress, type ModuleBrand, type SiteModule, siteModuleNames } from '@masthead/config';
import { type AccentChange, templateAccent, withInks } from './accent.ts';
import { templateFolder } from '../../lint/appTrees.ts';
import { toSlug, hubNames } from './choice.ts';
import {
  type Article,
  type PublicationContent,
  readTemplateContent,
  type Sources,
  toContentFiles,
  toJson,
} from './content.ts';
import { renameTheme, type DrawnChoice, rewrite, template, templateTopics, replaceIn } from './rewrite.ts';
import type { FileChange } from './fileChanges.ts';
import { getTemplateTexts, withName } from './language.ts';

const shownOptions = `  // The options that the template shows: a new publication begins without them.
  header: {
    variant: 'alternate',
    extraButton: { title: 'Subscribe', store: 'default' },
    searchBox: { icon: 'none' },
  },
  heroPicture: 'behind',
`;

const isSiteModule = (name: string): boolean => siteModuleNames.some((module) => module === name);

/** The template's brand.ts with the names, header, path prefix and modules of a new publication. */
export const applyToBrand = (text: string, choice: DrawnChoice): string => {
  const { header, pathPrefix, without, hubs } = choice;
  const hidden = without.filter(isSiteModule).map((name) => `'${name}'`);
  const off = without.filter((name) => !isSiteModule(name)).map((name) => `${name}: false`);
  const hubFields = hubs.map(
    ({ name, path, title }) =>
      `${hubNames.get(name)}: { path: '${path}'${title === undefined ? '' : `, title: '${title}'`} }`,
  );
  const options = [
    `header: { variant: '${header}' }`,
    ...(hubs.length > 0 ? [`hubs: { ${hubFields.join(', ')} }`] : []),
    ...(off.length > 0 ? [`modules: { ${off.join(', ')} }`] : []),
  ];
  const edits: [from: string | RegExp, to: string][] = [
    ["pathPrefix: 'sister-site'", `pathPrefix: '${pathPrefix}'`],
    ["    shown: 'always',\n", ''],
    [shownOptions, options.map((option) => `  ${option},\n`).join('')],
    [
      '/** The template that `npm run new-publication` copies. Replace every value for a real publication. */',
      '/** Made from the template. Replace every value that is not yours. */',
    ],
    [/^  hiddenModules: .*,\n/m, hidden.length > 0 ? `  hiddenModules: [${hidden.join(', ')}],\n` : ''],
  ];
  return rewrite(
    edits.reduce((edited, [from, to]) => replaceIn(edited, from, to), text),
    choice,
  );
};

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
  const describe = (name: string): string => withName(getTemplateTexts(language).topic.stories, name);
  return {
    ...content,
    'categories.json': content['categories.json'].map((category) =>
      sections.length > 0 && category.family === `${key}-topics`
        ? { ...category, description: describe(category.name) }
        : category,
    ),
  };
};

export const getHouseFile = (key: string): string => `apps/provider/house-ads/${key}.json`;

export const sharedFiles = {
  brands: 'apps/provider/brands.json',
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

/** A list of the publications with a renamed entry of the template's. */
const brands = (choice: DrawnChoice, { read }: Sources): FileChange => {
  const entries = JSON.parse(read(sharedFiles.brands)) as readonly { key: string }[];
  const entry = entries.find(({ key }) => key === template.folder);
  const added = JSON.parse(rewrite(JSON.stringify(entry), choice)) as object;
  return { path: sharedFiles.brands, text: toJson([...entries, added]) };
};

/** The house ads and logos of the template, without those of modules that the publication leaves out. */
const house = (choice: DrawnChoice, { read, housePictures }: Sources): FileChange => {
  type Links = readonly { url: string }[];
  const text = withInks(rewrite(read(getHouseFile(template.folder)), choice), toAccentChange(choice), housePictures);
  const { promotions, logos } = JSON.parse(text) as { promotions: Links; logos: Links };
  const brand = toModuleBrand(choice);
  const keepOpen = (links: Links): Links => links.filter(({ url }) => isOpenAddress(brand, url));
  return { path: getHouseFile(choice.key), text: toJson({ promotions: keepOpen(promotions), logos: keepOpen(logos) }) };
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

/** Plans the files of a new publication (§1.1). Writes nothing. */
export const planPublication = (choice: DrawnChoice, sources: Sources, drawn: readonly FileChange[]): FileChange[] => [
  ...appSteps(choice, sources).filter(({ path }) => !drawn.some((file) => file.path === path)),
  ...drawn,
  brands(choice, sources),
  house(choice, sources),
  ...content(choice, sources),
  lock(choice, sources),
];
