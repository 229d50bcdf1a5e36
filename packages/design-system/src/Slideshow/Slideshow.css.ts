import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { slide as snapSlide } from '../SnapControls/snapRow.css';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color } = vars;

export const root = style({ borderTop: border.masthead, paddingTop: '4px' });

/** In print all slides are stacked. */
export const printed = style({ '@media': { [media.print]: { display: 'block' } } });
export const slide = style([
  snapSlide,
  { '@media': { [media.print]: { breakInside: 'avoid', marginBottom: '14pt' } } },
]);

export const title = style({ ...typography.h4, marginTop: '14px' });
export const caption = style({ ...typography.summary, color: color.ink2, marginTop: '6px' });
export const credit = style({ ...typography.meta, color: color.ink3, marginTop: '6px' });
export const footer = style({
  borderBottom: border.hairline,
  paddingBlock: '8px',
  '@media': { [media.print]: { display: 'none' } },
});
