import { vars } from '@masthead/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { border, color, font, layer, size, space, text } = vars;

export const panel = style({
  position: 'fixed',
  insetBlockEnd: space[4],
  insetInlineStart: space[4],
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'start',
  maxWidth: 'min(17rem, calc(100vw - 2rem))',
  maxHeight: '60vh',
  overflowY: 'auto',
  paddingInlineStart: space[3],
  background: color.paper,
  color: color.ink,
  border: border.strong,
  font: `400 ${text.meta}/1.4 ${font.interface}`,
  '@media': { print: { display: 'none' } },
});
export const close = style({ width: size.touch, height: size.touch, textAlign: 'center', fontSize: '1.5rem' });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: `${space[1]} ${space[3]}`,
  margin: `0 0 ${space[3]}`,
});
globalStyle(`${facts} dt`, { fontWeight: 600 });
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere' });
export const links = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${links} a`, {
  display: 'block',
  padding: `${space[1]} 0`,
  textDecorationLine: 'underline',
  textUnderlineOffset: '3px',
});
globalStyle(`${panel} details`, { flexGrow: 1, minWidth: 0 });
globalStyle(`${panel} summary`, { minHeight: '24px', padding: `${space[1]} 0` });
globalStyle(`${panel} > details[open]`, { paddingBlockEnd: space[3] });
globalStyle(`${panel} > details > summary`, { minHeight: size.touch, alignContent: 'center', paddingBlock: 0 });
