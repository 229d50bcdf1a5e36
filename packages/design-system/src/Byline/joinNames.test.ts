import { describe, expect, test } from 'vitest';
import { joinNames } from './joinNames';

describe('names in a byline', () => {
  test.each([
    [[], ''],
    [['Maren Ostrow'], 'Maren Ostrow'],
    [['Maren Ostrow', 'Daniel Achterberg'], 'Maren Ostrow and Daniel Achterberg'],
    [['Maren Ostrow', 'Daniel Achterberg', 'Hollis Tran'], 'Maren Ostrow, Daniel Achterberg and Hollis Tran'],
  ])('%j read "%s"', (names, expected) => {
    expect(joinNames(names)).toBe(expected);
  });
});
