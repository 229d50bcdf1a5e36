import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

export const mark = style({
  background: vars.color.accentTint,
  color: 'inherit',
  padding: '0 .1em',
  '@media': { [media.forcedColors]: { background: 'Mark', color: 'MarkText' } },
});
