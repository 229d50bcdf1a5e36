import { expect, test } from 'vitest';
import { isCalendarDay, isNaturalId, isSlug } from './naturalId.ts';

test.each([
  '2025/02/31/a-deal',
  '2025/13/01/a-deal',
  '2025/00/10/a-deal',
  '25/1/1/a-deal',
  '2025/1/01/a-deal',
  '2025/01/01/A_Deal',
  '2025/01/01/',
  '2025/01/01',
  '2025/01/01/../etc',
  '2025-01/01/a-deal',
  `2025/01/01/${'x'.repeat(161)}`,
])('%s is not the natural id of an article', (value) => expect(isNaturalId(value)).toBe(false));

test.each(['2024/02/29/a-deal-2', `2025/01/01/${'x'.repeat(160)}`])('%s is the natural id of an article', (value) =>
  expect(isNaturalId(value)).toBe(true),
);

test.each(['new-york', 'x'])('%s is a slug', (value) => expect(isSlug(value)).toBe(true));
test.each(['', '-x', 'x-', 'New-York', 'x'.repeat(161)])('"%s" is not a slug', (value) =>
  expect(isSlug(value)).toBe(false),
);

test.each(['2026-02-28', '2024-02-29'])('%s is a calendar day', (day) => expect(isCalendarDay(day)).toBe(true));
test.each(['2025-02-31', '2025-2-3', '2025-13-01', '', 'null', '20250101', '2025-02-29'])(
  '%s is not a calendar day',
  (day) => expect(isCalendarDay(day)).toBe(false),
);
