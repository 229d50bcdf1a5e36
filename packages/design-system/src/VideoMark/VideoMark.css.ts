import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';

const { color } = vars;

/** A picture with a mark. */
export const area = style({ position: 'relative' });
export const mark = style({
  ...typography.meta,
  position: 'absolute',
  insetInlineStart: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  padding: '6px 10px',
  background: color.inverse,
  color: color.onInverse,
});
