import { expect, test } from 'vitest';
import type { NewsThemeChoices } from '../src/theme/newsTheme';
import { parseThemeFragment, toThemeFragment } from './themeAddress';

const start: NewsThemeChoices = {
  color: { accent: '#14524c', accentHover: '#0b3a36', accentTint: '#e0ecea', accentOnInverse: '#8fd0c2' },
  font: { headline: 'Newsreader', interface: 'Public Sans' },
};

test('comes back from its address', () => {
  const changed: NewsThemeChoices = {
    color: { ...start.color, accent: '#8c2c1b', ink: '#101010' },
    dark: { accent: '#ffb09a' },
    font: { ...start.font, headWeight: '620', headTracking: '-0.018em' },
  };
  expect(parseThemeFragment(toThemeFragment('one', changed), 'one', start)).toEqual(changed);
});

test.each([
  '',
  '#brand=two&light={"color":{"accent":{"$value":"#000000"}}}',
  '#brand=one&light=no+tokens',
  '#brand=one&light={"color":{"accent":{"$value":"reddish"}}}',
])('changes nothing for %j', (fragment) => {
  expect(parseThemeFragment(fragment, 'one', start)).toEqual(start);
});
