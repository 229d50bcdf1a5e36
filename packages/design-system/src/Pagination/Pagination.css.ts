import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, size, text } = vars;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  borderTop: border.masthead,
  paddingTop: '16px',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.print]: { display: 'none' } },
});

export const count = style({
  ...typography.meta,
  color: color.ink3,
  display: 'none',
  '@media': { [media.m]: { display: 'block' } },
});

export const list = style({
  display: 'flex',
  gap: '2px',
  width: '100%',
  flexWrap: 'wrap',
  '@media': { [media.m]: { width: 'auto' } },
});

const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: size.touch,
  minHeight: size.touch,
  padding: '0 8px',
  font: `550 ${text.uiSmall}/1.4 ${vars.font.interface}`,
});

export const page = style([step, { ':hover': { background: color.tint, color: color.accent } }]);

/* Forced colors drop backgrounds and paint transparent borders. */
export const current = style([step, { background: color.ink, color: color.paper, border: '1px solid transparent' }]);

/* Not a target, so it is as narrow as its text. */
export const gap = style([step, { minWidth: 0, paddingInline: '4px' }]);

export const next = style({ display: 'grid', width: '100%', '@media': { [media.m]: { width: 'auto' } } });
