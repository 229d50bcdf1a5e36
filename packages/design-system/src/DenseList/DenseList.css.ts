import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const list = style({ '@media': { [media.tablet]: { columns: '2 16rem', columnGap: vars.grid.gutter } } });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '4.375rem minmax(0, 1fr)',
  gap: '0 12px',
  padding: '11px 0',
  borderTop: vars.border.hairline,
  breakInside: 'avoid',
  selectors: { '&:first-child': { borderTop: 0, paddingTop: '2px' } },
  // Phones show the first five; the rest is on the stream's own page.
  // Both columns start at the same height.
  '@media': {
    '(max-width: 767px)': { selectors: { '&:nth-child(n + 6)': { display: 'none' } } },
    [media.tablet]: { selectors: { '&:first-child': { borderTop: vars.border.hairline, paddingTop: '11px' } } },
  },
});

export const time = style({
  ...typography.meta,
  fontWeight: 500,
  lineHeight: 1.7,
  color: vars.color.accent,
});

export const heading = style({ ...typography.h5, letterSpacing: 0, textWrap: 'balance', gridColumn: 2 });
