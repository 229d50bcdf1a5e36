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
