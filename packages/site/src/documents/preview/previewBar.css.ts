import { media, vars } from '@masthead/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, space, text } = vars;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[2]} ${space[4]}`,
  background: color.ink,
  color: color.paper,
  font: `500 ${text.meta}/1.5 ${font.interface}`,
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`${bar} p`, { margin: 0 });
globalStyle(`${bar} a`, { color: 'inherit', textDecorationLine: 'underline', textUnderlineOffset: '3px' });
