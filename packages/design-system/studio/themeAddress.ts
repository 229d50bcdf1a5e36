import { type NewsThemeChoices } from '../src/theme/newsTheme';
import { importTokens } from '../tokens/importTokens';
import { toMinimalChoices } from '../tokens/themeChoices';

const toTokens = (groups: Readonly<Record<string, object | undefined>>) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(groups).map(([group, values]) => [
        group,
        Object.fromEntries(Object.entries(values ?? {}).map(([role, value]) => [role, { $value: value }])),
      ]),
    ),
  );

/** The choices of a brand as the fragment of an address: design tokens, light and dark. */
export const toThemeFragment = (brand: string, choices: NewsThemeChoices): string => {
  const { color, dark, font, border } = toMinimalChoices(choices);
  return `#${new URLSearchParams({ brand, light: toTokens({ color, font, border }), dark: toTokens({ color: dark }) }).toString()}`;
};

/** The choices of an address. A fragment of another brand, or with wrong tokens, changes nothing. */
export const parseThemeFragment = (fragment: string, brand: string, start: NewsThemeChoices): NewsThemeChoices => {
  const params = new URLSearchParams(fragment.replace(/^#/, ''));
  if (params.get('brand') !== brand) return start;
  return (['light', 'dark'] as const).reduce((choices, scheme) => {
    const tokens = params.get(scheme);
    const result = tokens ? importTokens(tokens, choices, scheme) : undefined;
    return result?.kind === 'imported' ? result.choices : choices;
  }, start);
};
