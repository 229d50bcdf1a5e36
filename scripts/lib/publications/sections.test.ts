import { expect, test } from 'vitest';
import { inRoot, root } from '../paths.ts';
import { completeChoice } from './choice.ts';
import { readTaken } from './readTaken.ts';
import { applyToContent, applyToMenu } from './plan.ts';
import { readTemplateContent } from './content.ts';
import { readSources } from './template.ts';

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
