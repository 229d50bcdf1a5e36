import { expect, test } from 'vitest';
import { correctSpelling, countEdits } from './suggestions';

const names = ['Office', 'Atlanta', 'Boston', 'Self-Storage', 'Net Lease', 'Zürich'];

test.each([
  ['ofice atlenta', 'office atlanta'],
  ['Bostno', 'boston'],
  ['"sefl" storage', '"self" storage'],
  ['zurich', undefined],
  ['ZÜRICH', undefined],
  ['zurihc', 'zürich'],
  ['office bosten', 'office boston'],
  ['office', undefined],
  ['the cat', undefined],
  ['lea', undefined],
  ['qwertyuiop', undefined],
  ['o'.repeat(300), undefined],
  ['', undefined],
])('%j is corrected to %j', (search, corrected) => {
  expect(correctSpelling(search, names)).toBe(corrected);
});

test.each([
  ['office', 'office', 0],
  ['ofice', 'office', 1],
  ['fofice', 'office', 1],
  ['atlenta', 'atlanta', 1],
  ['', 'net', 3],
  ['net', '', 3],
])('%j and %j differ by %i edits', (from, to, edits) => {
  expect(countEdits(from, to)).toBe(edits);
});
