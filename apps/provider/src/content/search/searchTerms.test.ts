import { expect, test } from 'vitest';
import { withoutOrder } from './searchTerms.ts';

test.each([
  ["'squar' <-> 'feet'", "'squar' & 'feet'"],
  ["'build-to-suit' <-> 'build' <2> 'suit' | 'net' <-> 'leas'", "'build-to-suit' & 'build' & 'suit' | 'net' & 'leas'"],
  ["'rent'", undefined],
  ["'net' & 'leas'", undefined],
  ["'offic' & !( 'net' <-> 'leas' )", undefined],
])('%s without the order of its words is %s', (exact, loose) => expect(withoutOrder(exact)).toBe(loose));
