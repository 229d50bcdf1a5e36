import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const tone = styleVariants({
  paper: {},
  tint: { background: vars.color.tint },
  inverse: { background: vars.color.inverse, color: vars.color.onInverse },
});
export const space = styleVariants({
  normal: {
    paddingBlock: `${vars.space[6]} ${vars.space[7]}`,
    '@media': { [media.m]: { paddingBlock: `${vars.space[8]} ${vars.space[9]}` } },
  },
  tight: { paddingBlock: vars.space[7] },
  /** After a section with the same background, whose bottom space is enough. */
  joined: { paddingBottom: vars.space[9] },
  none: {},
});
