import { style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { vars } from '../theme/contract.css';

const { border, color, space } = vars;

export const root = style({ paddingBottom: space[6] });
export const kicker = style({ marginBottom: '14px', ':empty': { display: 'none' } });
export const title = style({ ...typography.h1, maxWidth: '20em' });
export const deck = style({ ...typography.deck, color: color.ink2, marginTop: '14px', maxWidth: '40em' });

export const presentedBy = style({ ...typography.uiSmall, color: color.ink3, marginTop: '14px' });
export const partnerName = style({ fontWeight: 600, color: color.ink2 });
export const partnerNameLink = style([partnerName, { ...underline, ':hover': { color: color.accent } }]);

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
