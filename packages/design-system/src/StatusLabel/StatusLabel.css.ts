import { style, styleVariants } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';

const { color } = vars;
const base = style({
  ...typography.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  height: '1.25rem',
  padding: '0 7px',
  border: '1px solid currentcolor',
  whiteSpace: 'nowrap',
});

/** Only the live status is filled. */
export const root = styleVariants({
  upcoming: [base, { color: color.accent }],
  live: [
    base,
    {
      background: color.accent,
      borderColor: color.accent,
      color: color.onAccent,
      '::before': { content: '', width: '6px', height: '6px', borderRadius: '50%', background: 'currentcolor' },
    },
  ],
  ondemand: [base, { color: color.ink2, borderColor: color.rule2 }],
  past: [base, { color: color.ink2, borderColor: color.rule2, background: color.tint }],
});
