import { styleVariants } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';

export const root = styleVariants({
  deck: { ...typography.deck, maxWidth: vars.grid.measure },
  note: { ...typography.uiSmall, color: vars.color.ink2 },
});
