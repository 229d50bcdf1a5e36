import fc from 'fast-check';
import { hostileText } from '../hostile.ts';
import { canary } from '../rules.ts';

/** A file of the content folder, or the HTML of a static page, as its bytes. */
export type ContentInput = { row: string; kind: 'article' | 'page'; bytes: Buffer };

const fields = [
  'title',
  'slug',
  'summary',
  'kicker',
  'primary',
  'categories',
  'premium',
  'authors',
  'presentedBy',
  'daysAgo',
  'date',
  'time',
  'updated',
  'needToKnow',
  'tags',
  'image',
  'slides',
  'video',
  'book',
  'embeds',
  'disclaimer',
  '__proto__',
  'constructor',
] as const;
const body = 'A building is never as full as its Tuesday. '.repeat(12);
const setGlobal = 'globalThis.fuzzRanCode = true';

const yamlValue: fc.Arbitrary<string> = fc.oneof(
  hostileText.map((text) => JSON.stringify(text)),
  hostileText.map((text) => text.slice(0, 200)),
  fc.constantFrom(
    '[a, b',
    '{ a: 1 }',
    '&a [*a]',
    '*missing',
    '!!js/function "function () {}"',
    "!!js/regexp '/(a+)+$/'",
    '!!binary aaaa',
    '!!set { a }',
    '|\n  text',
    '>-\n  text',
    '2026-02-30',
    '0x1F',
    '1e999',
    '.inf',
    '~',
    '{ __proto__: { x: 1 } }',
    '<<: { a: 1 }',
    '? a',
  ),
);

const frontMatter = fc
  .array(fc.tuple(fc.constantFrom(...fields), yamlValue), { maxLength: 10 })
  .map((pairs) => pairs.map(([name, value]) => `${name}: ${value}`).join('\n'));

/** Nine lists of nine references each: 9^levels items in memory where references are resolved by copying. */
const aliasBomb = (levels: number): string =>
  Array.from(
    { length: levels },
    (_, level) =>
      `l${level}: &l${level} [${Array.from({ length: 9 }, () => (level === 0 ? 'x' : `*l${level - 1}`)).join(', ')}]`,
  ).join('\n');

const article = (head: string, text = body): string => `---\n${head}\n---\n${text}\n`;

const bombs: Readonly<Record<string, string>> = {
  'JavaScript front matter': `---js\n{ title: (${setGlobal}) }\n---\n${body}`,
  'JavaScript front matter, long name': `---javascript\n{ title: (${setGlobal}) }\n---\n${body}`,
  'JavaScript front matter, spaces': `--- js \n(${setGlobal}, {})\n---\n${body}`,
  'CoffeeScript front matter': `---coffee\n${setGlobal}\n---\n${body}`,
  'JSON front matter': `---json\n{"__proto__": {"x": 1}, "title": 1}\n---\n${body}`,
  'unknown language': `---toString\nx\n---\n${body}`,
  'object key as language': `---__proto__\nx\n---\n${body}`,
  'alias bomb': article(aliasBomb(9)),
  'alias bomb in a field': article(`${aliasBomb(7)}\ntags: *l6`),
  'merge keys': article(
    `a: &a { x: 1 }\n${Array.from({ length: 3_000 }, (_, index) => `b${index}: { <<: *a }`).join('\n')}`,
  ),
  'deep sequence': article(`tags: ${'['.repeat(5_000)}${']'.repeat(5_000)}`),
  'deep mapping': article(Array.from({ length: 2_000 }, (_, level) => `${' '.repeat(level)}a:`).join('\n')),
  'many keys': article(Array.from({ length: 20_000 }, (_, index) => `k${index}: 1`).join('\n')),
  'huge scalar': article(`title: ${'x'.repeat(2_000_000)}`),
  'open front matter': `---\n${'a: 1\n'.repeat(50_000)}`,
  'only dashes': '-'.repeat(200_000),
  'empty file': '',
};

/** Markdown that patterns of parsers backtrack over. */
const markdown = fc
  .tuple(
    fc.constantFrom(
      '[',
      '![',
      '*',
      '_',
      '**a ',
      '> ',
      '- ',
      '`',
      '<',
      '<a ',
      '](',
      '[a](',
      '\\',
      '|',
      '| a ',
      '~',
      '&#',
      '!',
      '"',
      "'",
      '--',
      'a@',
      'https://a.',
      '\n# ',
      '\t',
      '[^',
      '<!--',
      '\n\n    ',
    ),
    fc.constantFrom(30, 1_000, 10_000),
  )
  .map(([part, count]) => part.repeat(count));

const markup = fc.constantFrom(
  `<script>${canary}()</script>`,
  `<img src=x onerror=${canary}()>`,
  `<a href="javascript:${canary}()">x</a>`,
  `<a href="java\tscript:${canary}()">x</a>`,
  `<a href="&#106;avascript:${canary}()">x</a>`,
  `<svg><script>${canary}()</script></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${canary}()&gt;">`,
  `<iframe srcdoc="<script>${canary}()</script>"></iframe>`,
  `<form action="https://evil.example"><input name=a></form>`,
  `<p style="background:url(javascript:${canary}())">x</p>`,
  `[x](javascript:${canary}())`,
  `[x](data:text/html;base64,PHNjcmlwdD4=)`,
  `![x](x "onerror=${canary}()")`,
  `![" onerror="${canary}()](x)`,
  `<div class="table-scroll" onclick="${canary}()">x</div>`,
  `<base href="https://evil.example">`,
  `<noscript><p title="</noscript><img src=x onerror=${canary}()>">`,
  `<textarea></textarea><img src=x onerror=${canary}()>`,
  `<a href="//evil.example">x</a>`,
  `<object data="x"></object><embed src="x">`,
);

const toBytes = (text: string): Buffer => Buffer.from(text);
const toArticle = (row: string, text: fc.Arbitrary<string>): fc.Arbitrary<ContentInput> =>
  text.map((content) => ({ row, kind: 'article', bytes: toBytes(content) }));

/** Content files as an editor's system or an attacker could deliver them. */
export const contentInputs: fc.Arbitrary<ContentInput> = fc.oneof(
  {
    weight: 5,
    arbitrary: toArticle(
      'front matter',
      fc.tuple(frontMatter, fc.oneof(fc.constant(body), hostileText)).map(([head, text]) => article(head, text)),
    ),
  },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(...Object.entries(bombs))
      .map(([row, text]): ContentInput => ({ row, kind: 'article', bytes: toBytes(text) })),
  },
  {
    weight: 3,
    arbitrary: toArticle(
      'Markdown',
      fc
        .tuple(markdown, fc.constantFrom('', 'a', ')', ']', '>'))
        .map(([text, end]) => article('title: x', `${text}${end}`)),
    ),
  },
  {
    weight: 3,
    arbitrary: toArticle(
      'markup in an article',
      fc.array(markup, { minLength: 1, maxLength: 4 }).map((parts) => article('title: x', parts.join('\n\n'))),
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .array(fc.oneof(markup, hostileText), { minLength: 1, maxLength: 4 })
      .map((parts): ContentInput => ({ row: 'markup in a static page', kind: 'page', bytes: toBytes(parts.join('')) })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('<', '<p ', '</', '<a href="', '&', '<!--', '<div>', '<table><tr>'),
        fc.constantFrom(1_000, 20_000),
      )
      .map(([part, count]): ContentInput => ({
        row: 'repeated markup',
        kind: 'page',
        bytes: toBytes(part.repeat(count)),
      })),
  },
  {
    weight: 2,
    arbitrary: fc.uint8Array({ maxLength: 400 }).map((bytes): ContentInput => ({
      row: 'any bytes',
      kind: 'article',
      bytes: Buffer.concat([Buffer.from('---\ntitle: '), bytes, Buffer.from('\n---\n'), bytes]),
    })),
  },
);
