import { describe, expect, test } from 'vitest';
import { parseImports, isSource, isTest, withoutComments } from './source.ts';

describe('imports of a module', () => {
  test.each([
    ['names', "import { a } from './a.ts';", './a.ts'],
    ['types', "import type { A } from './a.ts';", './a.ts'],
    ['nothing but the effect', "import './a.css';", './a.css'],
    ['later', 'const a = await import("./a.ts");', './a.ts'],
    ['a re-export', "export { a } from './a.ts';", './a.ts'],
    ['names on several lines', "import {\n  a,\n  b,\n} from './a.ts';", './a.ts'],
  ])('are found: %s', (_, text, specifier) => {
    expect(parseImports(text).map((found) => found.specifier)).toEqual([specifier]);
  });

  test.each([
    ['in a comment', "// import './a.ts'\n/* import './a.ts' */"],
    ['in a string', 'const text = "import \'./a.ts\'";'],
    ['in a template', "const text = `import './a.ts'`;"],
    ['a word that only begins alike', "importantly('./a.ts')"],
  ])('are not found %s', (_, text) => {
    expect(parseImports(text)).toEqual([]);
  });

  test('carry their line', () => {
    expect(parseImports("/*\n*/\nimport './a.ts';")).toEqual([{ specifier: './a.ts', line: 3 }]);
  });
});

test('taking comments out leaves strings and lines as they were', () => {
  expect(withoutComments("const a = 'http://x'; // y\n/* z\n*/b")).toBe("const a = 'http://x';     \n    \n  b");
});

test.each([
  ['packages/x/src/a.ts', true],
  ['packages/x/src/a.generated.ts', false],
  ['packages/x/src/generated/a.ts', false],
  ['packages/x/src/a.json', false],
])('%s is written by hand: %s', (path, result) => expect(isSource(path)).toBe(result));

test.each([
  ['packages/x/src/a.test.ts', true],
  ['packages/x/src/a.stories.tsx', true],
  ['packages/x/test/a.ts', true],
  ['packages/x/.storybook/preview.tsx', true],
  ['packages/x/src/contest/a.ts', false],
])('%s is not shipped: %s', (path, answer) => expect(isTest(path)).toBe(answer));
