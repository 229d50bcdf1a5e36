import { style, styleVariants } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, grid, space } = vars;

export const root = style({ display: 'grid', gap: space[6] });
const narrow = style({ minWidth: 0, maxWidth: grid.measure });
export const item = styleVariants({
  below: [narrow],
  beside: [
    narrow,
    {
      '@media': {
        [media.xl]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
          gridTemplateRows: 'auto 1fr',
          columnGap: grid.gutter,
          maxWidth: 'none',
        },
      },
      selectors: { '& + &': { borderTop: border.hairline, paddingTop: space[5] } },
    },
  ],
});
export const label = style({ ...typography.kicker, color: color.accent, marginBottom: '6px' });
export const title = style({ ...typography.h4, marginBottom: '8px' });
export const text = styleVariants({
  below: { ...typography.body },
  beside: { ...typography.body, '@media': { [media.xl]: { gridArea: '1 / 2 / span 2' } } },
});
/** A paragraph without a title. */
export const paragraph = style({ ...typography.deck });
