import { globalStyle, style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: '20px',
  alignItems: 'start',
  borderBlock: border.hairline,
  paddingBlock: '20px',
  '@media': { [media.m]: { gridTemplateColumns: '140px minmax(0, 1fr)', gap: '24px' } },
});
export const coverless = style({ borderBlock: border.hairline, paddingBlock: '20px' });
export const cover = style({});
globalStyle(`${cover} img`, { border: `1px solid ${color.ink}` });
export const label = style({ ...typography.kicker, color: color.ink3, marginBottom: '6px' });
export const title = style({ ...typography.h4, marginBottom: '8px' });
export const text = style({ ...typography.summary, color: color.ink2, marginBottom: '10px' });
