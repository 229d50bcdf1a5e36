import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const root = style({
  background: vars.color.warningTint,
  borderBottom: vars.border.hairline,
  '@media': { [media.print]: { display: 'none' } },
});
export const row = style({
  display: 'grid',
  // The text does not wrap again when the HTML of the button arrives.
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.touch}`,
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: vars.size.touch,
  marginInlineEnd: '-12px',
  font: `400 ${vars.text.uiSmall}/1.4 ${vars.font.interface}`,
});
export const message = style({ paddingBlock: vars.space[2] });
globalStyle(`${message} a`, { fontWeight: 600, textDecorationLine: 'underline', textUnderlineOffset: '3px' });
