import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { scaled } from '../theme/scaled';

const { border, color, space } = vars;

/*
 * The area has the same width for every visitor state, so the rest of the header never moves. The signed-in hint (a
 * cookie read before the first paint) sets data-visitor="known" on <html> and hides the signed-out links before they
 * are painted.
 */
export const root = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[1],
  minHeight: vars.size.touch,
});
/* Twice, because `action` has a display of its own and its file may come later. */
export const desktop = style({
  selectors: { '&&': { display: 'none' } },
  '@media': { [media.l]: { selectors: { '&&': { display: 'inline-flex' } } } },
});
export const roomy = style({
  '@media': {
    [`${media.l} and (max-width: 1279.98px)`]: { selectors: { '[data-form="compact"] &': { display: 'none' } } },
  },
});
export const register = style({
  selectors: { 'html[data-visitor="known"] &': { display: 'none' } },
  '@media': {
    [media.l]: {
      selectors: {
        '[data-form="compact"] &': {
          minHeight: '36px',
          padding: '7px 14px',
          background: color.accent,
          color: color.onAccent,
        },
        '[data-form="compact"] &:hover': { background: color.accentHover },
      },
    },
  },
});
export const account = style({ position: 'relative', minWidth: vars.size.touch });
/** Content of the summary for one kind of visitor, laid out as if it were the summary's own. */
export const state = style({ display: 'contents' });
export const avatar = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '32px',
  height: '32px',
  /* As wide as the icon it replaces. */
  marginInline: '-6px',
  background: color.ink,
  color: color.paper,
  font: `600 ${vars.text.meta}/1 ${vars.font.interface}`,
  letterSpacing: '.02em',
});
/* Marks an incomplete profile (§2.7). */
export const incomplete = style({
  '::after': {
    content: '!',
    position: 'absolute',
    top: '-6px',
    insetInlineEnd: '-6px',
    width: '16px',
    height: '16px',
    display: 'grid',
    placeItems: 'center',
    background: color.accent,
    color: color.onAccent,
    border: `1px solid ${color.paper}`,
    font: `700 ${vars.text.label}/1 ${vars.font.interface}`,
  },
});
const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
export const word = style({
  selectors: { 'html[data-visitor="known"] &': unseen },
  '@media': { [`not all and ${media.l}`]: unseen },
});

/* The padding above the menu is part of it, so the mouse can cross it. */
export const panel = style({
  position: 'absolute',
  insetInlineEnd: '10px',
  top: '100%',
  zIndex: 5,
  paddingTop: space[2],
});
export const menu = style({
  width: 'min(288px, calc(100vw - 32px))',
  background: color.paper,
  border: `1px solid ${color.ink}`,
  fontSize: vars.text.uiSmall,
});
export const head = style({ padding: `${space[4]} ${space[5]}`, borderBottom: border.hairline });
export const greeting = style({
  ...typography.h4,
  fontSize: scaled('1.1875rem'),
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});
export const badge = style({ marginTop: space[2], display: 'flex' });
export const item = style({ selectors: { '&[data-last]:not(:first-child)': { borderTop: border.hairline } } });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  padding: `4px ${space[5]}`,
  fontWeight: 500,
  ':hover': { background: color.tint, color: color.accent },
  ':focus-visible': { outlineOffset: '-3px' },
});
