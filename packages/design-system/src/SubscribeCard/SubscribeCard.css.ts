import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color } = vars;

const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  overflowWrap: 'anywhere',
  padding: '28px',
  background: color.accent,
  color: color.onAccent,
  // Forced colors drop backgrounds and paint borders.
  outline: '1px solid transparent',
  outlineOffset: '-1px',
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`${root} :focus-visible`, { outlineColor: color.onAccent });
export const visibleTo = styleVariants({
  everyone: [root],
  'signed-in': [root, { selectors: { 'html:not([data-visitor="known"]) &': { display: 'none' } } }],
});
/* In a grid the card fills its cell; in a rail it is as high as its text. */
export const placement = styleVariants({ cell: { height: '100%' }, rail: {} });
export const tag = style({ ...typography.kicker, marginBottom: '14px' });
export const title = style({ ...typography.h2, lineHeight: 1.12, marginBottom: '10px', maxWidth: '100%' });
export const text = style({ ...typography.summary, marginBottom: '22px' });
export const privacy = style({
  ...typography.meta,
  marginTop: 'auto',
  paddingTop: '20px',
  textDecorationLine: 'underline',
  textUnderlineOffset: '3px',
  ':hover': { textDecorationThickness: '2px' },
});

/** The paper button of dark bands, in the accent of the card. */
export const action = style({ selectors: { [`${title} + &`]: { marginTop: '12px' } } });
globalStyle(`${action} a`, { background: color.paper, borderColor: color.paper, color: color.accent });
globalStyle(`${action} a:hover`, { background: color.tint, borderColor: color.tint });
