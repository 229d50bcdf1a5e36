import { style, styleVariants } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { border, color, space } = vars;

const header = style({ paddingBottom: space[6] });
export const root = styleVariants({
  newsroom: [header],
  /* No article of the newsroom has a background, so paid content cannot be taken for one. */
  sponsored: [
    header,
    {
      background: color.tint2,
      padding: `${space[5]} 0 ${space[4]}`,
      marginBottom: space[6],
      // On phones its text begins at the margin of the article's, and its color extends to both edges.
      boxShadow: `0 0 0 100vmax ${color.tint2}`,
      clipPath: 'inset(0 -100vmax)',
      '@media': { [media.m]: { paddingInline: space[5], boxShadow: 'none' } },
    },
  ],
});
export const paidBy = style({ marginBottom: space[5] });
export const kicker = style({ marginBottom: '14px', ':empty': { display: 'none' } });
export const title = style({ ...typography.h1, maxWidth: '20em' });
export const deck = style({ ...typography.deck, color: color.ink2, marginTop: '14px', maxWidth: '40em' });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '14px 24px',
  borderBlock: border.hairline,
  padding: '12px 0',
  marginTop: space[5],
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  '@media': { [media.print]: { display: 'none' } },
});
