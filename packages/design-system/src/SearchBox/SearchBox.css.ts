import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color, size, space } = vars;

export const form = style({ display: 'flex', width: '100%', position: 'relative' });
export const icon = style({
  position: 'absolute',
  insetInlineStart: '14px',
  top: 0,
  bottom: 0,
  display: 'grid',
  placeItems: 'center',
  color: color.ink2,
  pointerEvents: 'none',
});
const input = style({
  flex: 1,
  minWidth: 0,
  border: `1px solid ${color.ink3}`,
  borderInlineEndWidth: 0,
  borderStartStartRadius: size.radiusControl,
  borderEndStartRadius: size.radiusControl,
  background: color.paper,
  color: color.ink,
  appearance: 'none',
  '::placeholder': { color: color.ink3, opacity: 1 },
  /* The focus ring is drawn inside, because the button next to it would cover it. */
  ':focus-visible': { outlineOffset: '-3px' },
});
export const inputSize = styleVariants({
  normal: [input, { minHeight: size.touch, padding: `8px ${space[3]}`, fontSize: '1rem' }],
  large: [input, { minHeight: '52px', padding: `10px ${space[4]}`, fontSize: '1.0625rem' }],
});
export const withIcon = style({ paddingInlineStart: '46px' });
const submit = style({
  flex: 'none',
  borderStartEndRadius: size.radiusControl,
  borderEndEndRadius: size.radiusControl,
  border: '1px solid transparent',
  background: color.accent,
  color: color.onAccent,
  font: `600 ${vars.text.ui}/1.2 ${vars.font.interface}`,
  transition: `background ${vars.motion.fast}`,
  ':hover': { background: color.accentHover },
});
export const submitSize = styleVariants({
  normal: [submit, { minHeight: size.touch, paddingInline: space[5] }],
  large: [submit, { minHeight: '52px', paddingInline: space[5], '@media': { [media.s]: { paddingInline: '28px' } } }],
});
