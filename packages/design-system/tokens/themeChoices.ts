import { defaultBorders, type NewsThemeChoices, newsTheme } from '../src/theme/newsTheme';

/** All tokens of a theme. */
export type Tokens = ReturnType<typeof newsTheme>;
/** A role of color. */
export type ColorRole = keyof Tokens['color'];

/** The values of every choice that a brand may leave out. */
const getDefaults = ({ color, font }: NewsThemeChoices): Tokens =>
  newsTheme({ color: { accent: color.accent }, font: { headline: font.headline, interface: font.interface } });

const withoutDefaults = <Values extends object>(values: Values, defaults: Readonly<Record<string, string>>): Values =>
  Object.fromEntries(Object.entries(values).filter(([role, value]) => value && value !== defaults[role])) as Values;

/** The choices without those that repeat a default, as a theme file has them. */
export const toMinimalChoices = (choices: NewsThemeChoices): NewsThemeChoices => {
  const defaults = getDefaults(choices);
  const { accent, ...others } = choices.color;
  const color = { accent, ...withoutDefaults(others, defaults.color) };
  const dark = withoutDefaults(choices.dark ?? {}, newsTheme({ ...choices, dark: {} }, 'dark').color);
  const border = withoutDefaults(choices.border ?? {}, defaultBorders);
  const { headline, interface: text, ...details } = choices.font;
  return {
    color,
    ...(Object.keys(dark).length > 0 && { dark }),
    font: { headline, interface: text, ...withoutDefaults(details, { ...defaults.font, headlineFallback: 'serif' }) },
    ...(Object.keys(border).length > 0 && { border }),
  };
};
