import { style, styleVariants } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { vars } from '../theme/contract.css';

const { color, space } = vars;

export const root = style({ paddingBlock: `${space[5]} ${space[7]}`, maxWidth: '42rem', overflowWrap: 'anywhere' });
/** By the level of the heading: 3 is in a section with a title of its own. */
export const title = styleVariants({
  2: { ...typography.h2, marginBottom: space[4] },
  3: { ...typography.h5, marginBottom: space[4] },
});
export const advice = style({ display: 'grid', gap: '8px', color: color.ink2, marginBottom: space[5] });
export const piece = style({
  ...typography.summary,
  position: 'relative',
  paddingInlineStart: '20px',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    top: '.75em',
    width: '9px',
    borderTop: `2px solid ${color.accent}`,
  },
});
export const related = style({ ...typography.kicker, color: color.ink2, margin: `${space[5]} 0 ${space[1]}` });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px' });
export const link = style({
  ...typography.uiSmallStrong,
  ...underline,
  color: color.accent,
  minHeight: '32px',
  display: 'inline-flex',
  alignItems: 'center',
  overflowWrap: 'anywhere',
});
