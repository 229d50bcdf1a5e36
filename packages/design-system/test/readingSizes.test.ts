import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.join(import.meta.dirname, '../src');

test('no headline has a size that ignores the reader’s text size (use scaled)', () => {
  // Larger than every control and label.
  const files = globSync('**/*.css.ts', { cwd: source }).filter((file) =>
    /fontSize: '1\.[1-9]\d*rem'/.test(readFileSync(path.join(source, file), 'utf8')),
  );
  expect(files).toEqual([]);
});
