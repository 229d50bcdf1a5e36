import { describe, expect, test } from 'vitest';
import { pickIssue } from './loadIssue';

const issues = [
  { id: '26', slug: 'monthly-reading-the-badge' },
  { id: '27', slug: 'monthly-the-treasurers-wall' },
];

describe('§2.1 one issue page: the current issue, or the one of an id', () => {
  test.each([
    ['current', '26'],
    ['monthly-the-treasurers-wall', '27'],
    ['27', '27'],
    ['monthly-no-such-issue', undefined],
    ['1', undefined],
  ])('%s is issue %s', (wanted, id) => {
    expect(pickIssue(issues, wanted)?.id).toBe(id);
  });

  test('a magazine without issues has no current one', () => {
    expect(pickIssue([], 'current')).toBeUndefined();
  });
});
