import type { ThemeTokens } from './readThemes';

/** One token in the format of the Design Tokens Community Group, which design tools import. */
export type DesignToken = { $value: string | number | readonly number[]; $type?: string };

/** Design tokens by group and name. */
export type DesignTokens = Readonly<Record<string, Readonly<Record<string, DesignToken>>>>;

const numbersIn = (value: string): number[] =>
  [...value.matchAll(/-?(?:\d+(?:\.\d+)?|\.\d+)/g)].map(([number]) => Number(number));

/** The type of a value. What the format has no type for, such as a width that grows with the window, stays plain CSS. */
export const designToken = (group: string, value: string): DesignToken => {
  if (group === 'color') return { $type: 'color', $value: value };
  if (value.startsWith('cubic-bezier(')) return { $type: 'cubicBezier', $value: numbersIn(value) };
  if (/^\d+ms$/.test(value)) return { $type: 'duration', $value: value };
  if (/^-?(?:\d+(?:\.\d+)?|\.\d+)(px|rem)$/.test(value)) return { $type: 'dimension', $value: value };
  if (/^-?(?:\d+(?:\.\d+)?|\.\d+)$/.test(value)) return { $type: 'number', $value: Number(value) };
  if (group === 'font') return { $type: 'fontFamily', $value: value.replace(/var\([^,]+,\s*([^\s)][^)]*)\)/, '$1') };
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
