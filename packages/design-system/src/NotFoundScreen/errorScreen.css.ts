import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  paddingBlock: '56px 72px',
  '@media': { [media.l]: { gap: space[10], alignItems: 'center' } },
});
export const pictured = style({ '@media': { [media.l]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } });
export const code = style({ ...typography.kicker, color: color.accent });
export const title = style({ ...typography.display, margin: '10px 0 14px' });
export const lead = style({ ...typography.deck, color: color.ink2, marginBottom: space[5] });
export const question = style({ ...typography.uiSmallStrong, marginBottom: space[2] });
export const reason = style({
  position: 'relative',
  paddingBlock: '4px',
  paddingInlineStart: space[5],
  color: color.ink2,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    top: '.9em',
    width: '9px',
    borderTop: `2px solid ${color.accent}`,
  },
});
export const search = style({ marginBlock: space[6], maxWidth: '640px' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
});
export const picture = style({
  width: '100%',
  '@media': { [`not all and ${media.l}`]: { aspectRatio: '2 / 1', objectFit: 'cover' } },
});
export const compact = style({ display: 'grid', justifyItems: 'start', gap: space[4], paddingBlock: space[9] });
export const detail = style({
  maxWidth: '100%',
  margin: `${space[6]} 0 0`,
  padding: space[4],
  overflow: 'auto',
  background: color.tint,
  borderTop: `3px solid ${color.danger}`,
  font: '400 .8125rem/1.5 ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
/* One heading on two lines: screen readers announce "404 Page Not Found". */
export const codeLine = style([code, { display: 'block' }]);
export const titleLine = style([title, { display: 'block' }]);
export const reference = style({
  ...typography.meta,
  color: color.ink2,
  marginTop: space[5],
  overflowWrap: 'anywhere',
});
