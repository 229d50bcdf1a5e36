import { style, styleVariants } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { heights } from '../SiteHeader/heights';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { border, color, motion, space, text, font } = vars;
const compact = (rule: string) => `[data-form="compact"] ${rule}`;

export const root = style({
  display: 'flex',
  alignItems: 'stretch',
  justifyContent: 'space-between',
  gap: space[6],
  height: `calc(${heights.navbar} + 1px)`,
  paddingTop: '1px',
  selectors: {
    /* The rule below the masthead spans the window; the header is its containing block. */
    '&::before': { content: '', position: 'absolute', insetInline: 0, marginTop: '-1px', borderTop: border.masthead },
    [compact('&::before')]: { display: 'none' },
    [compact('&')]: { height: heights.compact, paddingTop: 0, justifyContent: 'flex-start' },
  },
});

export const list = style({
  display: 'flex',
  gap: '28px',
  selectors: { [compact('&')]: { gap: 'clamp(14px, 1.9vw, 28px)' } },
});
export const item = style({ position: 'relative' });
export const trigger = style({ position: 'relative', display: 'flex', alignItems: 'stretch', height: '100%' });

const bar = {
  content: '',
  position: 'absolute',
  inset: 'auto 0 -1px',
  height: '3px',
  background: color.accent,
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  transition: `transform ${motion.base} ${motion.ease}`,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
} as const;

export const link = style({
  position: 'static',
  display: 'inline-flex',
  alignItems: 'center',
  height: '100%',
  whiteSpace: 'nowrap',
  font: `600 ${text.ui}/1.3 ${font.interface}`,
  outlineOffset: '-3px',
  selectors: {
    [compact('&')]: { fontSize: text.uiSmall },
    '&::after': bar,
    '&:dir(rtl)::after': { transformOrigin: 'right' },
    '&:hover, &[aria-current]': { color: color.accent },
    '&:hover::after, &[aria-current]::after, [data-open] > * > &::after': { transform: 'none' },
  },
});
export const mark = styleVariants({ none: {}, accent: { '::after': { transform: 'none' } } });

/* The chevron is a small target next to a large one with the same destination; 24 px is the minimum width. */
export const toggle = style({
  display: 'grid',
  placeItems: 'center start',
  width: '24px',
  paddingInlineStart: '6px',
  marginInlineEnd: '-12px',
  '::before': {
    content: '',
    width: '6px',
    height: '6px',
    border: 'solid currentcolor',
    borderWidth: '0 1.5px 1.5px 0',
    transform: 'translateY(-2px) rotate(45deg)',
    transition: `transform ${motion.fast} ${motion.ease}`,
  },
  selectors: {
    '&[aria-expanded="true"]::before': { transform: 'translateY(1px) rotate(225deg)' },
    [`${trigger}:hover &, &[aria-expanded="true"]`]: { color: color.accent },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const panel = style({
  position: 'absolute',
  top: '100%',
  insetInlineStart: `calc(-1 * ${space[5]})`,
  zIndex: 5,
  maxHeight: `min(70vh, 640px)`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[3]} 0`,
  background: color.paper,
  border: `1px solid ${color.ink}`,
  selectors: {
    /* Its items are still loading. */
    '&:has([data-menu-part]:empty)': { visibility: 'hidden' },
    /* Items at the end of the row open toward the start, so that no menu is cut off. */
    [`${item}:nth-child(n + 5) &`]: { insetInlineStart: 'auto', insetInlineEnd: `calc(-1 * ${space[5]})` },
  },
});
export const columns = styleVariants({
  1: { width: '288px' },
  2: { width: 'min(480px, 100vw - 32px)', columns: 2, columnGap: 0, columnRule: border.hairline },
});

export const line = style({ breakInside: 'avoid' });
/* A region and its cities are not split over columns. */
export const group = style({ breakInside: 'avoid' });
export const lineLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '32px',
  padding: `4px ${space[5]}`,
  font: `500 ${text.uiSmall}/1.3 ${font.interface}`,
  ':hover': { color: color.accent, background: color.tint },
  ':focus-visible': { outlineOffset: '-3px' },
});
export const header = style({
  ...typography.kicker,
  color: color.accent,
  padding: `10px ${space[5]} 4px`,
  breakAfter: 'avoid',
});
export const small = style({ ...typography.meta, color: color.ink3, padding: `4px ${space[5]}` });
export const titleLink = style({ ':hover': underline });
export const divider = style({ border: 0, borderTop: border.hairline, margin: `${space[2]} ${space[5]}` });
/* A separator has space, no line. */
export const separator = style({ border: 0, height: space[3], margin: 0 });

export const secondary = style({
  display: 'flex',
  gap: '28px',
  '@media': { [`not all and ${media.xl}`]: { gap: space[5] } },
  selectors: { [compact('&')]: { display: 'none' } },
});
export const secondaryLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  height: '100%',
  whiteSpace: 'nowrap',
  font: `500 ${text.ui}/1.3 ${font.interface}`,
  color: color.ink2,
  outlineOffset: '-3px',
  selectors: { '&:hover, &[aria-current]': { color: color.accent } },
});
