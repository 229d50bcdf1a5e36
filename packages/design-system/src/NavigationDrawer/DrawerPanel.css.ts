import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { border, color, size, space } = vars;
const narrow = `not all and ${media.l}`;
const appear = keyframes({ from: { transform: 'translateX(-24px)', opacity: 0 } });
const appearRtl = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } });

export const panel = style({
  position: 'fixed',
  insetBlock: 0,
  insetInline: `${size.drawer} auto`,
  width: `min(980px, 100vw - ${size.drawer})`,
  zIndex: 1,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: `0 ${space[8]} ${space[8]}`,
  background: color.tint,
  borderInlineStart: border.hairline,
  animation: `${appear} ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '&:dir(rtl)': { animationName: appearRtl } },
  '@media': {
    [narrow]: {
      insetBlock: '64px 0',
      insetInline: '0 auto',
      width: `min(100vw, ${size.drawer})`,
      padding: `0 ${space[5]} ${space[7]}`,
      border: 0,
    },
    '(max-width: 479.98px)': { width: '100vw' },
  },
});
/* On the page of menus there is no drawer to attach it to, and no control to close it. */
const onItsPage = `main ${panel}:not(dialog *)`;
globalStyle(onItsPage, { position: 'static', width: 'auto', animation: 'none' });
globalStyle(`${onItsPage} [data-close]`, { display: 'none' });
/* Title and description of the section; its colors extend to the edges of the panel. */
export const band = style({
  marginInline: `calc(-1 * ${space[8]})`,
  paddingInline: space[8],
  marginBottom: '28px',
  '@media': { [narrow]: { marginInline: `calc(-1 * ${space[5]})`, paddingInline: space[5] } },
});
export const colored = style({
  paddingBottom: space[6],
  background: 'var(--section-paper)',
  color: 'var(--section-ink)',
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: '64px',
  marginBottom: space[6],
  borderBottom: `1px solid ${color.ink}`,
  selectors: { [`${colored} &`]: { borderBottomColor: 'currentcolor' } },
});
export const back = style({ marginInlineStart: '-10px' });
/* On narrow screens the drawer's close button is directly above. */
export const close = style({ display: 'flex', '@media': { [narrow]: { display: 'none' } } });
export const intro = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[7],
  '@media': { [narrow]: { display: 'grid', gap: '14px', justifyItems: 'start' } },
});
export const browse = style({ flex: 'none' });
export const title = style({
  ...typography.h2,
  lineHeight: 1.1,
  letterSpacing: vars.font.headTrackingXl,
  marginBottom: '6px',
});
export const description = style({
  color: color.ink2,
  maxWidth: '52ch',
  selectors: { [`${colored} &`]: { color: 'inherit' } },
});
/* Buttons on a section's color use its text color, inverted on hover. */
globalStyle(`${colored} :is(a, button)`, { color: 'inherit', outlineColor: 'currentcolor' });
globalStyle(`${colored} :is(a, button):hover`, {
  background: 'var(--section-ink)',
  borderColor: 'var(--section-ink)',
  color: 'var(--section-paper)',
});
export const columns = style({
  columns: 4,
  columnGap: space[6],
  columnRule: border.hairline,
  '@media': { [narrow]: { columns: 2 } },
});
export const group = style({ breakInside: 'avoid', paddingBottom: '18px' });
/* The links of a single group flow over all columns. */
export const flowing = style({ paddingBottom: '18px' });
export const groupTitle = style({ ...typography.kicker, color: color.accent, padding: '4px 0 6px' });
export const groupTitleLink = style({ ':hover': underline });
export const groupText = style({ ...typography.meta, color: color.ink3, paddingBottom: '6px' });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  breakInside: 'avoid',
  minHeight: '32px',
  padding: '3px 0',
  '@media': { [media.l]: { minHeight: '26px' } },
  fontWeight: 500,
  lineHeight: 1.25,
  ':hover': { ...underline, color: color.accent },
});
/* Recent posts and promotions have the last column. */
export const focus = style([group]);
globalStyle(`:not(${focus}) + ${focus}`, { '@media': { [media.l]: { breakBefore: 'column' } } });
export const focusLink = style({ display: 'block', padding: '4px 0 8px', ':hover': { color: color.accent } });
export const focusTitle = style({
  ...typography.h5,
  lineHeight: 1.25,
  display: 'block',
  selectors: { [`${focusLink}:hover &`]: underline },
});
export const focusText = style({ ...typography.meta, color: color.ink3, display: 'block', marginTop: '2px' });
export const stories = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[6],
  marginTop: space[3],
  paddingTop: space[4],
  borderTop: border.masthead,
  '@media': { [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/* The panel is as high as the window, so group descriptions make room for stories. */
globalStyle(`dialog ${columns}:has(+ ${stories}) ${groupText}`, { '@media': { [media.l]: { display: 'none' } } });
