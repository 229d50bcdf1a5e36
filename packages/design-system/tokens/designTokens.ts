import type { ThemeTokens } from './readThemes';

/** An opaque or transparent color; `components` are shares of 1. */
type ColorValue = { colorSpace: 'srgb'; components: readonly number[]; alpha: number; hex: string };

type TokenValue = string | number | readonly (number | string)[] | { value: number; unit: string } | ColorValue;

/** One token in the format of the Design Tokens Community Group (2025.10), which design tools import. */
type DesignToken = { $value: TokenValue; $type?: string };

/** Design tokens by group and name. */
type DesignTokens = Readonly<Record<string, Readonly<Record<string, DesignToken>>>>;

const numbersIn = (value: string): number[] =>
  [...value.matchAll(/-?(?:\d+(?:\.\d+)?|\.\d+)/g)].map(([number]) => Number(number));

const toColorValue = (css: string): ColorValue => {
  const isHex = css.startsWith('#');
  const [red = 0, green = 0, blue = 0, alpha = 1] = isHex
    ? (css.match(/[0-9a-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16))
    : numbersIn(css);
  const channels = [red, green, blue];
  const hex = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  return { colorSpace: 'srgb', components: channels.map((channel) => Number((channel / 255).toFixed(4))), alpha, hex };
};

const toQuantity = (css: string): { value: number; unit: string } => ({
  value: Number.parseFloat(css),
  unit: css.replace(/^[-\d.]+/, ''),
});

/**
 * The type of a value. What the format has no type for, such as a width that grows with the window, stays plain CSS.
 */
export const designToken = (group: string, value: string): DesignToken => {
  if (group === 'color') return { $type: 'color', $value: toColorValue(value) };
  if (value.startsWith('cubic-bezier(')) return { $type: 'cubicBezier', $value: numbersIn(value) };
  if (/^\d+ms$/.test(value)) return { $type: 'duration', $value: toQuantity(value) };
  if (/^-?(?:\d+(?:\.\d+)?|\.\d+)(px|rem)$/.test(value)) return { $type: 'dimension', $value: toQuantity(value) };
  if (/^-?(?:\d+(?:\.\d+)?|\.\d+)$/.test(value)) return { $type: 'number', $value: Number(value) };
  if (group === 'font' && !/^-?[\d.]+em$/.test(value)) {
    const families = value.replace(/var\([^,]+,\s*([^\s)][^)]*)\)/, '$1').split(',');
    return { $type: 'fontFamily', $value: families.map((family) => family.trim().replaceAll(/^'|'$/g, '')) };
  }
  return { $value: value };
};

/** A theme as design tools take it. */
export const designTokens = (tokens: ThemeTokens): DesignTokens =>
  Object.fromEntries(
    Object.entries(tokens).map(([group, roles]) => [
      group,
      Object.fromEntries(Object.entries(roles).map(([role, value]) => [role, designToken(group, value)])),
    ]),
  );
