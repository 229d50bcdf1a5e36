import { transform } from 'sucrase';
import { expect, test } from 'vitest';
import { type NewsThemeChoices, newsTheme } from '../src/theme/newsTheme';
import { designTokens } from './designTokens';
import { importTokens } from './importTokens';
import { readThemes } from './readThemes';
import { toMinimalChoices } from './themeChoices';
import { writeThemeFile } from './themeFile';

// Prepares the reading of themes outside of a style sheet.
await readThemes();
const files = import.meta.glob<NewsThemeChoices>('../../../apps/*/theme.css.ts', { import: 'themeChoices' });
const brands = await Promise.all(
  Object.entries(files).map(async ([file, load]) => [file.split('/').at(-2) ?? file, await load()] as const),
);

const plain: NewsThemeChoices = {
  color: { accent: '#111111' },
  font: { headline: 'Georgia', interface: 'Arial' },
};

const sans: NewsThemeChoices = { ...plain, font: { ...plain.font, headlineFallback: 'sans' } };
test.each([...brands, ['a brand with sans-serif headlines', sans] as const])(
  '%s comes back from its design tokens',
  (_, choices) => {
    const text = JSON.stringify(designTokens(newsTheme(choices)));
    expect(importTokens(text, plain)).toEqual({ kind: 'imported', choices: toMinimalChoices(choices), notes: [] });
  },
);

test.each(brands)('%s keeps its light colors and gets those of a file for the dark scheme', (_, choices) => {
  const dark = { ...newsTheme(choices, 'dark'), color: { ...newsTheme(choices, 'dark').color, accent: '#ffb000' } };
  expect(importTokens(JSON.stringify(designTokens(dark)), choices, 'dark')).toEqual({
    kind: 'imported',
    choices: toMinimalChoices({ ...choices, dark: { ...choices.dark, accent: '#ffb000' } }),
    notes: [],
  });
  expect(toMinimalChoices({ ...choices, dark: newsTheme(choices, 'dark').color })).toEqual(toMinimalChoices(choices));
});

test.each(brands)('%s comes back from its theme file', (brand, choices) => {
  const { code } = transform(writeThemeFile(brand, choices), { transforms: ['typescript', 'imports'] });
  const exported: { themeChoices?: NewsThemeChoices } = {};
  const modules = { brandTheme: () => '' };
  new Function('exports', 'require', code)(exported, () => modules);
  expect(exported.themeChoices).toEqual(toMinimalChoices(choices));
});

test('reads sets, references and old names of Tokens Studio', () => {
  const file = {
    global: { blue: { value: '#1C3F8F', type: 'color' } },
    brand: { color: { accent: { value: '{blue}', type: 'color' } } },
    $themes: [],
  };
  expect(importTokens(JSON.stringify(file), plain)).toMatchObject({
    kind: 'imported',
    choices: { color: { accent: '#1c3f8f' } },
    notes: ['global.blue is no token of a theme and was left out.'],
  });
});

test('reads colors as objects, as the format of 2025 has them', () => {
  const accent = { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0.5, 1] } };
  expect(importTokens(JSON.stringify({ color: { accent } }), plain)).toMatchObject({
    choices: { color: { accent: '#0080ff' } },
  });
});

test('says which token is the same in every publication', () => {
  const file = { color: { accent: { $value: '#123456' } }, space: { 4: { $value: '18px' }, 5: { $value: '20px' } } };
  expect(importTokens(JSON.stringify(file), plain)).toMatchObject({
    notes: ['space.4 is 16px in every publication and was left out.'],
  });
});

test.each([
  ['{', /^The text is no JSON .* paste the whole file\.$/],
  ['[]', /^The file is no object of tokens\./],
  ['{}', /^The file has no token of a theme\./],
  [
    '{"color":{"accent":{"$value":"reddish"}}}',
    /^color\.accent: “reddish” is no opaque color\. Write it as #rrggbb\.$/,
  ],
  ['{"color":{"accent":{"$value":"#12345678"}}}', /is no opaque color/],
  ['{"color":{"accent":{"$value":"{color.accent}"}}}', /^color\.accent: \{color\.accent\} refers to itself\./],
  ['{"color":{"accent":{"$value":"{blue}"}}}', /^color\.accent: \{blue\} is not in the file\./],
  ['{"font":{"headline":{"$value":"x\');}"}}}', /is no font family/],
  ['{"border":{"heavy":{"$value":"thick"}}}', /is no rule\. Write it as 3px solid\./],
])('rejects %s with what to do', (text, message) => {
  expect(importTokens(text, plain)).toEqual({ kind: 'rejected', issues: [expect.stringMatching(message)] });
});

test('ends no comment and no string with text of a brand', () => {
  const file = writeThemeFile('A */ B', { ...plain, font: { headline: "It's", interface: 'Arial' } });
  expect(file).not.toContain('A */');
  expect(file).toContain(String.raw`'It\'s'`);
});
