import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { guideLines, ordinaryKeys } from '../.storybook/guides/guide';
import { getGuide, guidedTitles } from '../.storybook/guides/index';

const src = path.join(import.meta.dirname, '../src');
const files = globSync('*/*.stories.tsx', { cwd: src }).map((file) => ({
  file,
  text: readFileSync(path.join(src, file), 'utf8'),
}));
const getTitle = (text: string) => /title: '([A-Z][a-z]+\/[^']+)'/.exec(text)?.[1] ?? '';
/** Whether the stories have a comment above their meta, which the docs page shows instead of a guide. */
const hasMetaComment = (text: string) => /\*\/\nconst meta/.test(text);
const titles = new Set(files.map(({ text }) => getTitle(text)));
const isComponent = (title: string) => !/^(Screens|Foundations)\//.test(title);

test.each(
  files.map(({ file, text }) => [file, getTitle(text), text] as const).filter(([, title]) => isComponent(title)),
)('%s: the docs page has a guide or a comment above its meta', (_, title, text) => {
  expect(
    getGuide(title) !== undefined || hasMetaComment(text),
    `Write a guide for "${title}" in .storybook/guides, or a comment above its meta.`,
  ).toBe(true);
});

test.each(
  files.map(({ file, text }) => [file, getTitle(text), text] as const).filter(([, title]) => isComponent(title)),
)('%s: the docs page has a table of props', (_, title, text) => {
  expect(
    /\bcomponent: |\bpieces: \{/.test(text),
    `Name the component of "${title}" in its meta, or its parts in parameters.pieces.`,
  ).toBe(true);
});

test.each(
  files
    .map(({ file, text }) => [file, getTitle(text), text] as const)
    .filter(([, title]) => isComponent(title) && !getGuide(title)),
)("%s: the comment has do and don't", (_, __, text) => {
  expect(text).toMatch(/\*\*Do\*\*/);
  expect(text).toMatch(/\*\*Don[’']t\*\*/);
});

test.each(
  files.map(({ file, text }) => [file, getTitle(text), text] as const).filter(([, title]) => isComponent(title)),
)("%s: the docs page has alternatives, keyboard, do and don't", (_, title, text) => {
  const metaComment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nconst meta/.exec(text)?.[1] ?? '';
  const page = [metaComment.replaceAll(/\n \* ?/g, '\n'), ...guideLines(getGuide(title), metaComment)].join('\n');
  for (const heading of [/\*\*Keyboard\.\*\*/, /\*\*Do\b/, /\*\*Don[’']t\b/]) expect(page).toMatch(heading);
  // Comments above a meta name other components as code.
  expect(page).toMatch(/\*\*Use another\.\*\*|`[A-Z]\w+`/);
  expect(page.match(/\*\*Keyboard\.\*\*/g)).toHaveLength(1);
});

/** Titles of components that handle keys themselves. */
const keyboardTitles = files
  .filter(({ file }) =>
    globSync('*.tsx', { cwd: path.join(src, path.dirname(file)) })
      .filter((part) => !part.endsWith('.stories.tsx'))
      .some((part) => /\bonKeyDown\b|tablist/.test(readFileSync(path.join(src, path.dirname(file), part), 'utf8'))),
  )
  .map(({ text }) => [getTitle(text), text] as const)
  .filter(([title]) => isComponent(title));

test.each(keyboardTitles)('%s handles keys: its docs page names them', (title, text) => {
  expect(getGuide(title)?.keys ?? /\*\*Keyboard\.\*\*/.exec(text)?.[0]).toBeDefined();
});

test('documents the keyboard of components with ordinary controls', () => {
  expect(guideLines({ alternative: 'a `Card`', doThis: 'this', dont: 'that' })).toContain(
    `**Keyboard.** ${ordinaryKeys}`,
  );
  expect(guideLines(undefined, 'Text. **Keyboard.** Enter opens.')).toEqual([]);
});

test('has no guide without a docs page', () => {
  expect(guidedTitles.filter((title) => !titles.has(title))).toEqual([]);
});

test('has a story for every component', () => {
  const named = new Set(files.flatMap(({ text }) => text.match(/[A-Z][A-Za-z]+/g) ?? []));
  const index = readFileSync(path.join(src, 'index.ts'), 'utf8');
  // A component has the name of its file: `export { Teaser, … } from './Teaser/Teaser'`.
  const components = [...index.matchAll(/from '\.\/[A-Za-z]+\/([A-Z][A-Za-z]+)(\.client)?'/g)].map(
    ([, name = '']) => name,
  );
  // Stories of other components contain these: every link, and the form of the Email button.
  const parts = new Set(['Anchor', 'DigestForm', 'ShareByEmailForm']);
  expect(components.length).toBeGreaterThan(80);
  expect(components.filter((name) => !named.has(name) && !parts.has(name))).toEqual([]);
});
