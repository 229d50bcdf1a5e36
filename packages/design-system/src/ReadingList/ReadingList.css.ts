import { style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color, grid, size, space } = vars;

export const root = style({
  display: 'grid',
  gap: `${space[8]} ${grid.gutter}`,
  alignItems: 'start',
  '@media': {
    [media.l]: {
      gridTemplate: '"saved following" auto "newest following" 1fr / minmax(0, 8fr) minmax(0, 4fr)',
    },
  },
});
const part = (area: string) => style({ minWidth: 0, '@media': { [media.l]: { gridArea: area } } });
export const saved = part('saved');
export const following = part('following');
export const newest = part('newest');
export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '14px 0',
  borderBottom: border.hairline,
});
export const text = style({ minWidth: 0 });
export const kicker = style({ ...typography.kicker, color: color.accent, marginBottom: '4px' });
export const sponsor = style({ ...typography.meta, color: color.ink3, marginBottom: '4px' });
export const title = style({ ...typography.h4, overflowWrap: 'anywhere' });
export const link = style({ ':hover': { ...underline, color: color.accent } });
export const smallLink = style([link, { display: 'inline-flex', alignItems: 'center', minHeight: '24px' }]);
export const date = style({ ...typography.meta, display: 'block', color: color.ink3, marginTop: '4px' });
export const name = style({ ...typography.uiStrong, overflowWrap: 'anywhere' });
export const kind = style({ ...typography.meta, color: color.ink3 });
export const remove = style({
  ...typography.uiSmall,
  ...underline,
  flexShrink: 0,
  minHeight: size.touch,
  paddingInlineStart: '12px',
  color: color.ink2,
  ':hover': { color: color.accent },
});
