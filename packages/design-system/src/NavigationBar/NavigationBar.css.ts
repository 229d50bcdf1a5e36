import { style, styleVariants } from '@vanilla-extract/css';
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
/** At the text, because a bar at the edge marks the current section. */
export const mark = styleVariants({
  none: {},
  accent: {
    selectors: {
      '&:not([aria-current])': { textDecoration: `underline 1px ${color.accent}`, textUnderlineOffset: '6px' },
    },
  },
});

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

/* The header is the containing block: a menu spans the window below it and ends above the window's lower edge. */
export const panel = style({
  position: 'absolute',
  top: '100%',
  insetInline: 0,
  zIndex: 5,
  maxHeight: `max(160px, calc(100dvh - var(--panel-top, 320px)))`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: color.paper,
  borderBlock: `1px solid ${color.ink}`,
  /* Its items are still loading. */
  selectors: {
    '&:has([data-menu-part]:empty)': { visibility: 'hidden' },
    [compact('&')]: { maxHeight: `calc(100dvh - ${heights.compact} - 1px)` },
  },
});

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
