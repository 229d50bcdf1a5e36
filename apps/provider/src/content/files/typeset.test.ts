import { expect, test } from 'vitest';
import { createTypeset } from './typeset.ts';

test.each([
  ['"I\'m paying more," she said. "To myself."', '“I’m paying more,” she said. “To myself.”'],
  ['the lender\'s file (it\'s "open")', 'the lender’s file (it’s “open”)'],
  ["owners' since the '90s", 'owners’ since the ’90s'],
  ["'Nobody' came", '‘Nobody’ came'],
  ['"\'Wait,\' he said," she recalled', '“‘Wait,’ he said,” she recalled'],
  ["'s, after a link", '’s, after a link'],
  ['two-burner', 'two-burner'],
])('typesets %s as %s', (typed, set) => {
  expect(createTypeset('en-US')(typed)).toBe(set);
});

test.each([
  ['"Ja", sagte er. "Nie."', '„Ja“, sagte er. „Nie.“'],
  ['("offen")', '(„offen“)'],
  ['"\'Warte\', rief sie", sagte er', '„‚Warte‘, rief sie“, sagte er'],
  ["Grass' Roman, geht's", 'Grass’ Roman, geht’s'],
  ['Berlin - Hamburg', 'Berlin – Hamburg'],
])('typesets the German %s as %s', (typed, set) => {
  expect(createTypeset('de-AT')(typed)).toBe(set);
});
