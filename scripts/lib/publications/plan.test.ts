import { expect, test } from 'vitest';
import { inRoot, root } from '../paths.ts';
import { type Answers, completeChoice } from './choice.ts';
import { getContentFolder, readSources, readTemplateContent } from './content.ts';
import { getHouseFile, planPublication, applyToBrand, applyToContent, applyToMenu } from './plan.ts';
import { readTaken } from './readTaken.ts';
import { parseExportedTheme, renameTheme } from './rewrite.ts';

const sources = readSources(inRoot());
const { read } = sources;
const answers = { language: 'de-DE', sections: 'Events,Premium,Crisis: Update', hubs: 'markets=maerkte' };
const choice = { ...completeChoice('wein', answers, readTaken(root, 4797)), wordmarkWidth: 200 };

test('the menu has chosen topics as they were written, and the other texts in German', () => {
  const menu = applyToMenu(read('apps/sister-site-template/brand/menu.ts'), choice);
  expect(menu).toContain("{ title: 'Events', url: '/wein-topics/events/' }");
  expect(menu).toContain("{ title: 'Crisis: Update', url: '/wein-topics/crisis-update/' }");
  expect(menu).toContain("description: 'Events, Premium, Crisis: Update.'");
  expect(menu).toContain("title: 'Schreiben'");
});

test('the content has chosen topics as they were written', () => {
  const content = applyToContent(readTemplateContent(sources, choice.language), choice);
  const { 'categories.json': categories, articles } = content;
  const topics = categories.filter(({ path }) => path.startsWith('wein-topics/'));
  expect(topics.map(({ name, path }) => [name, path])).toEqual([
    ['Events', 'wein-topics/events'],
    ['Premium', 'wein-topics/premium'],
    ['Crisis: Update', 'wein-topics/crisis-update'],
  ]);
  const paths = new Set(categories.map(({ path }) => path));
  expect(articles.filter(({ primary }) => !paths.has(primary))).toEqual([]);
  expect(JSON.stringify(content)).toContain('"description":"Artikel zum Thema Premium."');
});

test('one topic takes the place of all, and of no other category', () => {
  const one = { ...choice, sections: ['Events'] };
  expect(applyToMenu(read('apps/sister-site-template/brand/menu.ts'), one)).not.toContain('Anzeigen');
  const { articles, 'categories.json': categories } = applyToContent(
    readTemplateContent(sources, choice.language),
    one,
  );
  expect(categories.map(({ path }) => path)).toContain('best-practices/schreiben');
  expect(new Set(articles.map(({ primary }) => primary))).toContain('wein-topics/events');
});

test('a sample story has an address in the language of its title', () => {
  const { articles } = applyToContent(readTemplateContent(sources, choice.language), choice);
  expect(articles).toContainEqual(
    expect.objectContaining({
      slug: 'eine-farbe-aendern-und-die-ganze-website-folgt',
      title: 'Eine Farbe ändern, und die ganze Website folgt',
    }),
  );
  expect(Math.max(...articles.map(({ slug }) => slug.length))).toBeLessThanOrEqual(70);
});

const exported = `import { brandTheme, type NewsThemeChoices } from '@masthead/design-system/theme';

/** Theme choices of Harbor Wire. Style sheets and AMP pages use them. */
export const themeChoices: NewsThemeChoices = {
  color: {
    accent: '#1d4e79',
  },
  font: {
    headline: 'Newsreader Variable',
    interface: 'Public Sans Variable',
  },
};

/** The theme of Harbor Wire: all design tokens, light and dark. */
export const theme = brandTheme(themeChoices);
`;

test('takes accent and headline face from an exported theme', () => {
  expect(parseExportedTheme(exported)).toEqual({
    text: exported,
    answers: { accent: '#1d4e79', headline: 'newsreader' },
    issues: [],
  });
});

test('rejects a file that is no theme, and a face without files', () => {
  expect(parseExportedTheme('{}').issues).toEqual([
    '--theme is no theme file: export one in the theme editor of Storybook',
  ]);
  expect(parseExportedTheme(exported.replace('Newsreader Variable', 'Comic Sans')).issues).toEqual([
    "--theme has the headline face 'Comic Sans', whose files a new publication lacks: write 'Source Serif 4 Variable' or 'Newsreader Variable'",
  ]);
});

test('names the new publication in the comments of its theme', () => {
  expect(renameTheme(exported, 'Harbor Wire')).toContain('/** Theme choices of Harbor Wire. Style sheets');
  expect(renameTheme(exported, 'Harbor Wire')).toContain('/** The theme of Harbor Wire: all design tokens');
});

test.each([
  ['harbor.example.com', 'https://preview.harbor.example.com'],
  ['www.harbor.example.com', 'https://preview.harbor.example.com'],
])('the previews of %s are at %s', (domain, preview) => {
  const choice = { ...completeChoice('harbor', { domain }, readTaken(root, 4797)), wordmarkWidth: 200 };
  const brand = applyToBrand(read('apps/sister-site-template/brand.ts'), choice);
  expect(brand).toContain(`domain: '${domain}'`);
  expect(brand).toContain(`previewOrigins: ['${preview}']`);
});

const plan = (answers: Answers) =>
  planPublication(
    { ...completeChoice('harbor', answers, readTaken(root, 4797)), wordmarkWidth: 200 },
    readSources(inRoot()),
    [],
  );

const planContent = (without: string): ReadonlyMap<string, string> => {
  const folder = `${getContentFolder('harbor')}/`;
  return new Map(
    plan({ without }).flatMap((change) =>
      change.path.startsWith(folder) && 'text' in change
        ? [[change.path.slice(folder.length), String(change.text)] as const]
        : [],
    ),
  );
};

test('a publication with all modules has a sample of each', () => {
  const files = planContent('none');
  for (const file of ['events', 'podcasts', 'webcasts', 'recognition', 'resources', 'tech-center', 'careers'])
    expect(files.get(`${file}.json`)).toContain('sample-');
  expect(files.get('articles/sample-deal.md')).toContain('deal:');
  expect(files.get('packages.json')).toContain('"magazine"');
  expect(files.get('categories.json')).toMatch(/"markets\/[^]*"sectors\/[^]*"webcasts\/on-demand\//);
});

test('a publication without a module has no content of it', () => {
  const files = planContent('markets,sectors,magazine,nominations,events,tech-center,webcasts');
  expect([...files.keys()].filter((file) => /events|tech|webcasts|calendar|call/.test(file))).toEqual([]);
  const left = /sample-(market|sector|issue|honors|webcasts)|cre-tech-center-partners|Quarterly Preview/;
  expect([...files].filter(([, text]) => left.test(text)).map(([file]) => file)).toEqual(['recognition.json']);
});

test.each(['#1d4e79', '#7a1f3d', '#8a4b08', '#8c2c1b'])(
  'with the accent %s house ads have pictures that they have files of',
  (accent) => {
    const houses = plan({ accent }).find(({ path }) => path === getHouseFile('harbor'));
    const files = String(houses && 'text' in houses && houses.text).match(/(?<="pictures\/)[^"]+/g) ?? [];
    expect(files).not.toEqual([]);
    expect(files.filter((file) => !readSources(inRoot()).housePictures.has(file))).toEqual([]);
  },
);
