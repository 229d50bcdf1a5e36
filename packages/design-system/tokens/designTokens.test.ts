import { expect, test } from 'vitest';
import { designToken, designTokens } from './designTokens';
import { readThemes } from './readThemes';

test.each([
  [
    'color',
    '#8c2c1b',
    { $type: 'color', $value: { colorSpace: 'srgb', components: [0.549, 0.1725, 0.1059], alpha: 1, hex: '#8c2c1b' } },
  ],
  [
    'color',
    'rgb(0 51 255 / .56)',
    { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0.2, 1], alpha: 0.56, hex: '#0033ff' } },
  ],
  ['space', '24px', { $type: 'dimension', $value: { value: 24, unit: 'px' } }],
  ['text', '1.0625rem', { $type: 'dimension', $value: { value: 1.0625, unit: 'rem' } }],
  ['leading', '1.07', { $type: 'number', $value: 1.07 }],
  ['layer', '40', { $type: 'number', $value: 40 }],
  ['motion', '120ms', { $type: 'duration', $value: { value: 120, unit: 'ms' } }],
  ['motion', 'cubic-bezier(.2, .6, .2, 1)', { $type: 'cubicBezier', $value: [0.2, 0.6, 0.2, 1] }],
  [
    'font',
    "var(--font-headline, 'A Serif'), Georgia, serif",
    { $type: 'fontFamily', $value: ['A Serif', 'Georgia', 'serif'] },
  ],
  ['grid', 'clamp(16px, 2.35vw, 24px)', { $value: 'clamp(16px, 2.35vw, 24px)' }],
  ['tracking', '0.09em', { $value: '0.09em' }],
  ['font', '-0.018em', { $value: '-0.018em' }],
])('in %s, %s becomes %j', (group, value, expected) => {
  expect(designToken(group, value)).toEqual(expected);
});

test('every role of every brand has a value for design tools', async () => {
  const themes = await readThemes();
  expect(themes).not.toEqual([]);
  for (const { brand, tokens } of themes) {
    const roles = Object.entries(designTokens(tokens)).flatMap(([group, entries]) =>
      Object.entries(entries).map(([role, token]) => ({ path: `${brand} ${group}.${role}`, token })),
    );
    expect(roles.length).toBeGreaterThan(80);
    expect(roles.filter(({ token }) => token.$value === '').map(({ path }) => path)).toEqual([]);
  }
});

test('brands share the scale of spaces', async () => {
  const [first, ...others] = (await readThemes()).map(({ tokens }) => tokens['space']);
  expect(first).toBeDefined();
  for (const other of others) expect(other).toEqual(first);
});
