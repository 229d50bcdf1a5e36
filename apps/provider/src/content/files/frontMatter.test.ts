import { expect, test } from 'vitest';
import { maxFrontMatterLength, parseFrontMatter } from './frontMatter.ts';

test('parses YAML fields and the body', () => {
  expect(
    parseFrontMatter(
      '---\ntitle: A deal\ntags: [a, b]\nlead: true\nrank: 3\ndate: 2026-11-21\n---\n\nThe text.\n\n---\nMore.\n',
    ),
  ).toEqual({
    ok: true,
    value: {
      data: { title: 'A deal', tags: ['a', 'b'], lead: true, rank: 3, date: '2026-11-21' },
      body: 'The text.\n\n---\nMore.',
    },
  });
});

test('parses files with a byte order mark and Windows line endings', () => {
  expect(parseFrontMatter('\uFEFF---\r\ntitle: A deal\r\n---\r\nThe text.\r\n')).toEqual({
    ok: true,
    value: { data: { title: 'A deal' }, body: 'The text.' },
  });
});

const executed = globalThis as { frontMatterRan?: boolean };

test.each(['js', 'javascript', 'json', 'coffee', 'yaml'])('rejects "---%s" without executing it', (language) => {
  const result = parseFrontMatter(
    `---${language}\n(globalThis.frontMatterRan = true, { title: 'A deal' })\n---\nThe text.\n`,
  );
  expect(result).toEqual({
    ok: false,
    error: {
      line: 1,
      message: `front matter must be YAML: "---${language}" names another language; write "---" alone`,
    },
  });
  expect(executed.frontMatterRan).toBeUndefined();
});

const bomb = [
  'a: &a [x, x, x, x, x, x, x, x]',
  ...'bcdefgh'
    .split('')
    .map((name, index) => `${name}: &${name} [${Array(8).fill(`*${'abcdefgh'[index]}`).join(', ')}]`),
].join('\n');

test.each<[name: string, source: string, line: number, message: RegExp]>([
  ['no front matter', 'title: A deal', 1, /must begin with front matter/],
  ['front matter without an end', '---\ntitle: A deal\n', 3, /not closed/],
  ['a duplicate key', '---\ntitle: A deal\nbyline: Ann\ntitle: Another\n---\n', 4, /unique/i],
  ['a JavaScript tag', '---\ntitle: A deal\nbody: !!js/function "function () {}"\n---\n', 3, /Unresolved tag/],
  ['a custom tag', '---\nimage: !include /etc/passwd\n---\n', 2, /Unresolved tag/],
  ['broken YAML', '---\ntitle: "A deal\n---\n', 2, /quote/],
  ['aliases that multiply', `---\n${bomb}\n---\n`, 2, /alias/i],
  ['a list', '---\n- a\n---\n', 2, /must be fields with values/],
  ['front matter over the limit', `---\ntitle: ${'x'.repeat(maxFrontMatterLength)}\n---\n`, 1, /the maximum is 16384/],
])('rejects %s and reports the line', (_name, source, line, message) => {
  const result = parseFrontMatter(source);
  expect(result).toEqual({ ok: false, error: { line, message: expect.stringMatching(message) } });
});

test('treats a key named __proto__ as data', () => {
  const result = parseFrontMatter('---\n__proto__: { polluted: true }\n---\n');
  expect(result.ok && Object.keys(result.value.data)).toEqual(['__proto__']);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});
