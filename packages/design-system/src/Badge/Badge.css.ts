import { style, styleVariants } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';

const { color } = vars;
const base = style({
  ...typography.label,
  display: 'inline-flex',
  alignItems: 'center',
  height: '1.25rem',
  padding: '0 7px',
  border: '1px solid transparent',
  whiteSpace: 'nowrap',
});

export const root = styleVariants({
  pro: [base, { height: '1.0625rem', padding: '0 5px', borderColor: color.ink3, color: color.ink2 }],
  subscriber: [base, { background: color.accent, color: color.onAccent }],
  registrant: [base, { borderColor: color.ink3, color: color.ink2 }],
  report: [base, { height: '1.5rem', padding: '0 10px', borderColor: 'currentcolor' }],
  new: [base, { background: color.accentTint, color: color.accent }],
});
