import { style, styleVariants } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color } = vars;

/* Not animated: an animation longer than five seconds needs a pause control (WCAG 2.2.2). */
const bar = style({
  display: 'block',
  position: 'relative',
  height: '1lh',
  '::before': { content: '', position: 'absolute', inset: '.22em 0', background: color.tint2 },
  selectors: { '&:last-child:not(:only-child)::before': { insetInlineEnd: '35%' } },
  '@media': { [media.forcedColors]: { selectors: { '&::before': { border: '1px solid GrayText' } } } },
});
export const line = styleVariants(
  {
    ui: typography.ui,
    meta: typography.meta,
    summary: typography.summary,
    kicker: typography.kicker,
    h2: typography.h2,
    h3: typography.h3,
    h4: typography.h4,
    h5: typography.h5,
  },
  (role) => [bar, { font: role.font }],
);
export const root = style({ display: 'block' });
