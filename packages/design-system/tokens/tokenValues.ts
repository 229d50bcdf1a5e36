/** A value as CSS, or the sentence that says what is wrong with it. */
export type ParsedValue = { css: string } | { issue: string };

const toHex = (share: number) =>
  Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0');

type ColorObject = { hex?: unknown; colorSpace?: unknown; components?: unknown; alpha?: unknown };

const parseColorObject = (value: ColorObject): string | undefined => {
  const { components } = value;
  const isSrgb = value.colorSpace === 'srgb' && Array.isArray(components) && components.length === 3;
  if (isSrgb && components.every((part) => typeof part === 'number') && (value.alpha ?? 1) === 1)
    return `#${components.map(toHex).join('')}`;
  return typeof value.hex === 'string' ? parseColorText(value.hex) : undefined;
};

const parseColorText = (value: string): string | undefined => {
  const text = value.trim().toLowerCase();
  if (/^#[0-9a-f]{6}(ff)?$/.test(text)) return text.slice(0, 7);
  if (/^#[0-9a-f]{3}$/.test(text)) return text.replaceAll(/[0-9a-f]/g, '$&$&');
  const parts = /^rgb\((\d{1,3})[ ,]+(\d{1,3})[ ,]+(\d{1,3})\)$/.exec(text)?.slice(1);
  return parts && `#${parts.map((part) => toHex(Number(part) / 255)).join('')}`;
};

const show = (value: unknown) => `“${(typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 60)}”`;

const fromText = (css: string | undefined, value: unknown, advice: string): ParsedValue =>
  css === undefined ? { issue: `${show(value)} ${advice}` } : { css };

const parseTransparentColor = ({ colorSpace, components, alpha }: ColorObject): string | undefined =>
  colorSpace === 'srgb' && Array.isArray(components) && components.length === 3 && typeof alpha === 'number'
    ? `rgb(${components.map((part) => Math.round(Number(part) * 255)).join(' ')} / ${String(alpha).replace(/^0/, '')})`
    : undefined;

/** An opaque color as `#rrggbb`. `scrim` may be transparent. */
export const parseColor = (role: string, value: unknown): ParsedValue => {
  if (role === 'scrim' && typeof value === 'string' && /^(rgb|#)[\w\s.,%()/]{2,40}$/.test(value)) return { css: value };
  const isColorObject = typeof value === 'object' && value !== null;
  const isTransparent = isColorObject && role === 'scrim' && (value as ColorObject).alpha !== 1;
  const css = isTransparent
    ? parseTransparentColor(value)
    : isColorObject
      ? parseColorObject(value)
      : typeof value === 'string'
        ? parseColorText(value)
        : undefined;
  return fromText(css, value, 'is no opaque color. Write it as #rrggbb.');
};

const patterns = {
  headWeight: [/^(?:[1-9]\d{0,2}|1000)$/, 'is no weight. Use a number from 1 to 1000.'],
  headTracking: [/^-?(?:\d*\.)?\d+(?:em)?$/, 'is no letter spacing. Write it in em, for example -0.016em.'],
  headTrackingXl: [/^-?(?:\d*\.)?\d+(?:em)?$/, 'is no letter spacing. Write it in em, for example -0.024em.'],
} as const;

const isDetail = (role: string): role is keyof typeof patterns => Object.hasOwn(patterns, role);

const parseFamily = (value: unknown): ParsedValue => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const name = typeof first === 'string' ? first.split(',')[0]?.replaceAll(/["']/g, '').trim() : undefined;
  const isName = name !== undefined && /^[\p{L}\p{N}][\p{L}\p{N} .-]{0,79}$/u.test(name);
  return fromText(isName ? name : undefined, value, 'is no font family. Write its name, for example Newsreader.');
};

/** A font family without fallbacks, or a detail of headlines. */
export const parseFont = (role: string, value: unknown): ParsedValue => {
  if (!isDetail(role)) return parseFamily(value);
  const [pattern, advice] = patterns[role];
  const text = typeof value === 'number' ? String(value) : value;
  return fromText(typeof text === 'string' && pattern.test(text) ? text : undefined, value, advice);
};

/**
 * Width and style of a rule as CSS, for example `3px solid`. A color is left out, because rules have the color
 * `ruleStrong`.
 */
export const parseBorder = (_role: string, value: unknown): ParsedValue => {
  const [, line] = /^(\d{1,2}px (?:solid|double|dashed|dotted))(?: #[0-9a-f]{6})?$/i.exec(String(value)) ?? [];
  return fromText(line, value, 'is no rule. Write it as 3px solid.');
};
