import { styleVariants } from '@vanilla-extract/css';
import { type } from '../base/text';
import { vars } from '../theme/contract.css';

export const root = styleVariants({
  deck: { ...type.deck, maxWidth: vars.grid.measure },
  note: { ...type.uiS, color: vars.color.ink2 },
});
