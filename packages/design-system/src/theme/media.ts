/** Breakpoints: minimum viewport widths in px. Styles are mobile first. */
export const breakpoints = { s: 480, m: 768, l: 1024, xl: 1280 } as const;

/** Media queries for `@media` keys in styles. */
export const media = {
  s: `(min-width: ${breakpoints.s}px)`,
  m: `(min-width: ${breakpoints.m}px)`,
  l: `(min-width: ${breakpoints.l}px)`,
  xl: `(min-width: ${breakpoints.xl}px)`,
  /** From `m` up to `l`. */
  tablet: `(min-width: ${breakpoints.m}px) and (max-width: ${breakpoints.l - 1}px)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
