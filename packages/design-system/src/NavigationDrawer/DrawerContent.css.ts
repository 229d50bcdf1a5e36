import { style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { border, color, font, size, space } = vars;

/* On wide screens Search is next to the Menu button. */
export const search = style({ paddingBlock: `${space[2]} ${space[4]}`, '@media': { [media.l]: { display: 'none' } } });
/** The space of the search box, which arrives with the rest of the content. */
export const searchSpace = style([search, { '::before': { content: '', display: 'block', height: size.touch } }]);
export const quickLinks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, auto)',
  justifyContent: 'start',
  columnGap: space[7],
  paddingBlock: space[2],
  borderBottom: border.hairline,
});
export const quickLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.touch,
  fontWeight: 600,
  color: color.accent,
  ':hover': underline,
});

export const sectionItem = style({ borderBottom: border.hairline });
export const sectionButton = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: '56px',
  padding: '6px 0',
  font: `${font.headWeight} 1.375rem/1.2 ${font.headline}`,
  letterSpacing: font.headTracking,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover, [open] > &': { color: color.accent },
    '&::after': {
      content: '',
      flex: 'none',
      width: '9px',
      height: '9px',
      marginInlineEnd: space[1],
      border: 'solid currentcolor',
      borderWidth: '1.6px 1.6px 0 0',
      transform: 'rotate(45deg)',
    },
    '&:dir(rtl)::after': { transform: 'rotate(-135deg)' },
  },
});
export const label = style({ ...typography.kicker, color: color.ink3, margin: '28px 0 4px' });
export const listLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: size.touch,
  fontWeight: 500,
  ':hover': { color: color.accent },
});
export const described = style({ paddingBlock: '6px' });
export const listText = style({ ...typography.meta, display: 'block', color: color.ink3 });
export const listIcon = style({ color: color.ink3, display: 'inline-flex' });
/* Without margins, so that a 300 px ad fits next to a scroll bar. */
export const ad = style({
  marginTop: space[6],
  marginInline: '-20px',
  selectors: { 'main &:not(dialog *)': { marginInline: 0 } },
});
export const colophon = style({ ...typography.meta, color: color.ink3, marginTop: space[6] });
