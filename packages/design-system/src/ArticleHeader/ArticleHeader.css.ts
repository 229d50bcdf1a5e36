import { style } from '@vanilla-extract/css';
import { type, underline } from '../base/text';
import { vars } from '../theme/contract.css';

const { border, color, space } = vars;

/* The surrounding section has the space below the header. */
export const root = style({ paddingBottom: space[6] });
export const kicker = style({ marginBottom: '14px', ':empty': { display: 'none' } });
export const title = style({ ...type.h1, maxWidth: '20em' });
export const deck = style({ ...type.deck, color: color.ink2, marginTop: '14px', maxWidth: '40em' });

export const presented = style({ ...type.uiS, color: color.ink3, marginTop: '14px' });
export const partner = style({ fontWeight: 600, color: color.ink2 });
export const partnerLink = style([partner, { ...underline, ':hover': { color: color.accent } }]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '14px 24px',
  borderBlock: border.hair,
  padding: '12px 0',
  marginTop: space[5],
});
