import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';

export const root = style({
  ...typography.uiStrong,
  position: 'absolute',
  insetInlineStart: vars.space[4],
  top: '-80px',
  zIndex: vars.layer.modal,
  padding: `${vars.space[3]} 18px`,
  background: vars.color.ink,
  color: vars.color.paper,
  ':focus': { top: vars.space[3] },
});
