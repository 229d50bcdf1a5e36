import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readPropChoices } from './propChoices';

const choices = readPropChoices();

test.each([
  ['Button', 'look', ['accent', 'ink', 'line', 'quiet', 'paper']],
  ['Teaser', 'layout', ['xl', 'l', 'm', 's']],
  ['Badge', 'tone', ['pro', 'subscriber', 'registrant', 'report', 'new']],
])('%s offers the variants of its styles as %s', (component, prop, values) => {
  expect(choices[component]?.[prop]?.toSorted()).toEqual(values.toSorted());
});

test('offers numbers too', () => {
  expect(choices['Teaser']?.['headingLevel']).toContain(3);
});

test('every prop whose type is the keys of variants has values', () => {
  const src = path.join(import.meta.dirname, '../src');
  const texts = globSync('*/*.tsx', { cwd: src, exclude: ['**/*.stories.tsx'] }).map((file) =>
    readFileSync(path.join(src, file), 'utf8'),
  );
  const declared = texts.flatMap((text) =>
    [...text.matchAll(/export type (\w+)Props = [^;]*?\{([\s\S]*?)\n\};/g)].flatMap(([, component = '', body = '']) =>
      [...body.matchAll(/^ {2}(\w+)\??: keyof typeof styles\.\w+;/gm)].map(([, prop = '']) => ({ component, prop })),
    ),
  );
  expect(declared.length).toBeGreaterThan(3);
  expect(declared.filter(({ component, prop }) => component in choices && !choices[component]?.[prop]?.length)).toEqual(
    [],
  );
});
