import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const list = style({
  counterReset: 'trending',
  '@media': {
    [media.tablet]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space[6] },
  },
});

export const item = style({
  counterIncrement: 'trending',
  display: 'grid',
  gridTemplateColumns: '2.125rem minmax(0, 1fr)',
  padding: '13px 0',
  borderTop: vars.border.hairline,
  '::before': {
    content: 'counter(trending)',
    font: `400 1.75rem/1 ${vars.font.headline}`,
    color: vars.color.accent,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  selectors: { '&:first-child': { borderTop: 0, paddingTop: '4px' } },
  '@media': { [media.tablet]: { selectors: { '&:nth-child(-n + 3)': { borderTop: 0, paddingTop: '4px' } } } },
});

export const kicker = style({ marginBottom: '3px', ':empty': { display: 'none' } });

export const heading = style({ ...typography.h5, lineHeight: 1.28, letterSpacing: 0, textWrap: 'balance' });
