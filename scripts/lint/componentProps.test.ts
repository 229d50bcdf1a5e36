import { expect, test } from 'vitest';
import { componentProps } from './componentProps.ts';

const issues = (text: string, path = 'packages/design-system/src/A/A.tsx'): string[] =>
  componentProps(new Map([[path, text]])).map(({ message }) => message);
const props = (count: number): string => Array.from({ length: count }, (_, index) => `  p${index}: string;`).join('\n');

test.each([
  ['eight props', `export type AProps = {\n${props(8)}\n};`],
  ['one boolean', 'export type AProps = { open: boolean; title: string };'],
  [
    'booleans inside a member',
    'export type AProps = { a: { b: boolean; c: boolean }; d: (open: boolean, shut: boolean) => void };',
  ],
  ['props in a comment', '/* type AProps = { a: boolean; b: boolean } */ export type AProps = { a: string };'],
  ['types that are no props', 'export type A = { a: boolean; b: boolean };'],
])('%s are fine', (_, text) => {
  expect(issues(text)).toEqual([]);
});

test.each([
  ['nine props', `export type AProps = {\n${props(9)}\n};`, 'AProps has 9 props, more than 8'],
  [
    'two booleans',
    'export type AProps = {\n  /** Why. */\n  open?: boolean;\n  readonly wide: boolean | undefined;\n};',
    'AProps has 2 booleans (open, wide)',
  ],
  [
    'two booleans beside other types',
    "export type AProps = Omit<B, 'c'> & { a: boolean; b: boolean };",
    'AProps has 2 booleans (a, b)',
  ],
])('%s are reported', (_, text, message) => {
  expect(issues(text)).toEqual([message]);
});

test('stories and tests are free', () => {
  expect(issues(`type AProps = {\n${props(12)}\n};`, 'packages/design-system/src/A/A.stories.tsx')).toEqual([]);
});
