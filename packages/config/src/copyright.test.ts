import { expect, test } from 'vitest';
import { formatCopyright } from './copyright.ts';

test.each([
  ['2026-01-01T04:59:00Z', '© 2025 Example'],
  ['2026-01-01T05:00:00Z', '© 2026 Example'],
])(`at %s New York's year gives "%s" (§2.5)`, (now, line) => {
  expect(formatCopyright('© {year} Example', new Date(now), 'America/New_York')).toBe(line);
});
