import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color, space } = vars;

export const list = style({
  position: 'absolute',
  zIndex: vars.layer.header,
  insetInline: 0,
  top: '100%',
  maxHeight: 'min(60vh, 420px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${color.ink3}`,
  borderBlockStartWidth: 0,
  background: color.paper,
  color: color.ink,
  textAlign: 'start',
});
export const option = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: vars.size.touch,
  padding: `11px ${space[4]}`,
  font: `500 1rem/1.35 ${vars.font.interface}`,
  selectors: {
    '&:hover': { background: color.tint },
    '&[aria-selected="true"]': { background: color.tint, boxShadow: `inset 3px 0 0 ${color.accent}` },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
export const title = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const kind = style({
  flex: 'none',
  font: `500 ${vars.text.meta}/1.4 ${vars.font.interface}`,
  color: color.ink2,
});
