import { expect, test } from 'vitest';
import { foldText } from './matchSuggestions';

test.each([
  ['Łódź', 'lodz'],
  ['Ærø', 'aero'],
  ['İzmir', 'izmir'],
  ['ﬁnance', 'finance'],
])('%s is folded to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
