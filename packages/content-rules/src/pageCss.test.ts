import fc from 'fast-check';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { checkPageCss, scopePageCss } from './pageCss.ts';

const container = '[data-page="rates"]';
const check = (css: string) => checkPageCss(css).issues.map(({ line, message }) => `line ${line}: ${message}`);

test.each([
  ['a rule', '.rate>*+*{margin:0 -1px;color:RED!important}'],
  ['a picture of the site', '.a{background:url(/images/a.png) no-repeat,url("/images/b.png")}'],
  ['a picture in the text', '.a{background:url(data:image/png;base64,AA==)}'],
  [
    'media and support queries',
    '@media (min-width:40em) and (400px<=width<900px){.a{color:red}}@supports (gap:1px){.b{gap:calc(1px + 2%)}}',
  ],
  ['layers', '@layer a,b;@layer a{.a{color:red}}'],
  [
    'selectors with functions',
    ':scope .a:nth-child(2n + 1)::before,label:has(:checked),:is(h2,h3):not(.b){content:"\\201c"}',
  ],
  ['custom properties', '.a{--space:1rem;margin:var(--space)}'],
  ['escaped names', '.\\31 0{width:1e3px;grid-area:a\\,b}'],
  ['a comment', '/* a; } */.a/* b */{color:red}'],
  ['no rule', ' \n'],
])('allows %s', (_, css) => expect(check(css)).toEqual([]));

describe('refuses', () => {
  test.each([
    ['a line break in a string', '.a{content:"\n}} body{display:none}"}', 'line 1: Unexpected newline'],
    ['an unfinished string', '.a{content:"b}', 'Unexpected EOF'],
    ['an unfinished comment', '.a{color:red}/*', 'Unexpected EOF'],
    ['a broken URL', '.a{background:url(/a b)}', 'broken address'],
    ['an unfinished rule', '.a{color:red', 'is never closed'],
    ['a brace that closes the scope', '.a{color:red}} body{display:none}', 'closes nothing'],
    ['a bracket that is closed by a brace', '.a:not([b{color:red}', 'is never closed'],
    ['deep nesting', `.a{margin:${'('.repeat(40_000)}${')'.repeat(40_000)}}`, 'nested'],
    ['very long styles', `.a{color:red}${' '.repeat(200_000)}`, 'characters'],
    ['a declaration outside rules', 'color:red', 'is not a rule'],
    ['an import', '@import "/x.css";', '@import'],
    ['an escaped import', '@\\69mport "/x.css";', '@import'],
    ['a font', '@font-face{font-family:a;src:url(https://evil.example/a.woff2)}', '@font-face'],
    ['a page rule', '@page{margin:0}', '@page'],
    ['a namespace', '@namespace url(https://evil.example/);', '@namespace'],
    ['another scope', '@scope(html){.a{color:red}}', '@scope'],
    ['a URL in a query', '@supports (background:url(https://evil.example/)){.a{color:red}}', 'evil.example'],
    ['the document', ':root{--a:red}', ':root'],
    ['an escaped root', ':r\\6fot{--a:red}', ':root'],
    ['an html element', 'html .a{color:red}', 'html'],
    ['a body with a child', 'BODY:has(.a) p{color:red}', 'body'],
    ['a body in a function', ':is(.a,body){color:red}', 'body'],
    ['a host', ':host(.a){color:red}', ':host'],
    ['a backdrop', '.a::backdrop{background:red}', '::backdrop'],
    ['a picker', 'select::picker(select){inset:0}', '::picker'],
    ['nested rules', '.a{:not(&){display:none}}', 'nested'],
    ['a nested query', '.a{@media print{color:red}}', 'nested'],
    ['a parent selector', '& + *{color:red}', '&'],
    ['a picture of another host', '.a{background:url(https://evil.example/x.png)}', 'https://evil.example/x.png'],
    ['a picture of a host without a scheme', '.a{background:url("//evil.example/x.png")}', '//evil.example/x.png'],
    ['a picture after a backslash', '.a{background:url("/\\\\evil.example/x.png")}', 'evil.example'],
    ['an escaped url', '.a{background:u\\72l(https://evil.example/x.png)}', 'evil.example'],
    ['a relative picture', '.a{background:url(x.png)}', 'x.png'],
    ['a script as a picture', '.a{background:url(javascript:x())}', 'Unexpected'],
    ['a script in quotes', '.a{background:url("javascript:x()")}', 'javascript:'],
    ['a document as a picture', '.a{background:url("data:text/html,x")}', 'data:text/html'],
    ['an image set', '.a{background:image-set("https://evil.example/x.png" 1x)}', 'image-set'],
    ['a prefixed image set', '.a{background:-webkit-image-set("https://evil.example/x.png" 1x)}', 'image-set'],
    ['a source', '.a{background:src("https://evil.example/x.png")}', 'src()'],
    ['a url in a custom property', '.a{--b:url(https://evil.example/x.png)}', 'evil.example'],
    ['a source of a variable', '.a{--b:"https://evil.example/";background:src(var(--b))}', 'src()'],
    ['a block in a custom property', '.a{--b:{position:fixed}}', 'nested'],
    ['an expression', '.a{width:expression(x())}', 'expression()'],
    ['a binding', '.a{-moz-binding:url(/x.xml)}', '-moz-binding'],
    ['a fixed position', '.a{position:fixed}', 'position'],
    ['an escaped fixed position', '.a{posi\\74ion:f\\69xed}', 'position'],
    ['a sticky position', '.a{POSITION:-webkit-Sticky!important}', 'position'],
    ['a position of a variable', '.a{--b:fixed;position:var(--b)}', 'position'],
    ['a high layer', '.a{z-index:100}', 'z-index'],
    ['a calculated layer', '.a{z-index:calc(9*999)}', 'z-index'],
    ['the end of the style element', '.a{b:</style>}', '<'],
    ['a comment of HTML', '<!-- .a{color:red} -->', '<!--'],
  ])('%s', (_, css, message) => expect(check(css).join('\n')).toContain(message));
});

test('names the line of an issue', () => {
  expect(check('.a{\n  color: red;\n  position: fixed;\n}')).toEqual([
    'line 3: "position: fixed" is not allowed. Use static, relative or absolute.',
  ]);
});

test('keeps the allowed parts of refused styles', () => {
  expect(scopePageCss('.a{color:red;position:fixed}body{color:red}.b{gap:0}', container).css).toBe(
    `@scope (${container}){.a{color:red;}.b{gap:0;}}`,
  );
  expect(scopePageCss('.a{color:red}}', container).css).toBe('');
  expect(scopePageCss('body{color:red}', container).css).toBe('');
});

test('escapes a character that no name has, so that the result is read as it was checked', () => {
  const { css } = checkPageCss('p{--a:f\\\ue000x}#a\\\ue000{color:red}');
  expect(css).toBe('p{--a:f\\e000 x;}#a\\e000 {color:red;}');
  expect(checkPageCss(css)).toEqual({ css, issues: [] });
});

test('escapes names and strings', () => {
  expect(scopePageCss('.\\3c\\2fstyle{content:"</style>\\a \\22"}', container).css).toBe(
    `@scope (${container}){.\\3c \\2f style{content:"\\3c /style>\\a \\22 ";}}`,
  );
});

const join = (pieces: fc.Arbitrary<string>, maxLength: number) =>
  fc.array(pieces, { minLength: 1, maxLength }).map((parts) => parts.join(''));
const hostilePiece = fc.oneof(
  fc.constantFrom(
    ...'{ } ( ) [ ] ; : , " \' \\ \n /* */ <!-- --> </style> & @import'.split(' '),
    '\\7d ',
    '\\22 ',
    '\\a ',
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const selector = join(
  fc.constantFrom(
    '.a',
    ' ',
    ' + ',
    ',',
    'p',
    ':scope',
    ':has(.b)',
    '::before',
    'body',
    'html',
    ':r\\6fot',
    '[a="<"]',
    '#\\31 ',
  ),
  4,
);
const value = join(
  fc.constantFrom(
    'red',
    ' ',
    '1e3',
    '1px',
    '1\\65 3',
    '"a\\"}"',
    'fixed',
    'f\\69xed',
    'var(--a)',
    'calc(1px + 1%)',
    '!important',
    'url(/a.png)',
    'url("https://evil.example/")',
    'u\\72l(//evil.example)',
    'image-set("//evil.example" 1x)',
    'src("x")',
  ),
  3,
);
const property = fc.constantFrom('color', '--a', 'position', 'posi\\74ion', 'z-index', 'background');
const rule = fc
  .tuple(selector, fc.array(fc.tuple(property, value), { maxLength: 3 }))
  .map(([name, declarations]) => `${name}{${declarations.map((parts) => parts.join(':')).join(';')}}`);
/** Rules with hostile pieces at any place. */
const hostileCss = join(
  fc.oneof(
    { weight: 8, arbitrary: rule },
    rule.map((text) => `@media print{${text}}`),
    hostilePiece,
  ),
  6,
).chain((css) =>
  fc.oneof(
    fc.constant(css),
    fc
      .tuple(fc.nat(css.length), hostilePiece)
      .map(([position, piece]) => css.slice(0, position) + piece + css.slice(position)),
  ),
);

test('any styles stay in their scope', () => {
  fc.assert(
    fc.property(hostileCss, (css) => {
      const { css: checked } = checkPageCss(css);
      expect(checkPageCss(checked)).toEqual({ css: checked, issues: [] });
      const scoped = scopePageCss(css, container).css;
      expect(scoped).not.toMatch(/<[/!]/);
      // Another parser reads one block that holds everything.
      const { nodes } = postcss.parse(scoped);
      expect(nodes).toMatchObject(checked ? [{ type: 'atrule', name: 'scope', params: `(${container})` }] : []);
      const declarations: string[] = [];
      postcss.parse(scoped).walkDecls(({ prop, value }) => void declarations.push(`${prop}:${value}`));
      expect(declarations.join('\n')).not.toMatch(
        /^position:|(?<![\w-])(?:url|image-set|src)\(\s*["']?(?:https?:|\/\/)/im,
      );
    }),
    { numRuns: 300 },
  );
});
