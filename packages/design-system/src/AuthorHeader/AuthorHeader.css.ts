import { style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, grid, space } = vars;

/* Space between the text and the line under it. The surrounding section adds the space below the line. */
const base = style({ paddingBottom: space[6], borderBottom: border.masthead });
export const plain = style([base]);
export const withPortrait = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    gap: `20px ${grid.gutter}`,
    alignItems: 'start',
    '@media': {
      [media.m]: { gridTemplateColumns: '180px minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', gap: '16px 32px' },
    },
  },
]);
/** Next to it are the name and, from tablet width, the biography. */
export const portrait = style({ '@media': { [media.m]: { gridRow: 'span 2' } } });
export const label = style({ ...typography.kicker, color: color.accent });
export const name = style({ ...typography.display, margin: '8px 0 4px' });
export const role = style({ ...typography.ui, color: color.ink3 });
export const follow = style({ marginTop: '12px' });
/** On narrow screens the text is below the portrait and the name. */
export const about = style({
  '@media': { '(max-width: 767px)': { gridColumn: '1 / -1' }, [media.m]: { gridColumn: 2 } },
});
export const description = style({ ...typography.deck, color: color.ink2, maxWidth: '40em' });
export const social = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px',
  marginTop: '10px',
  marginInlineStart: '-12px',
});
export const word = style({
  ...typography.uiSmallStrong,
  ...underline,
  minHeight: vars.size.touch,
  paddingInline: '12px',
  display: 'inline-flex',
  alignItems: 'center',
  ':hover': { color: color.accent },
});
