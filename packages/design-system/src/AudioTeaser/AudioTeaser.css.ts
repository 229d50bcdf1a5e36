import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  '@media': { [media.m]: { gridTemplateColumns: '96px minmax(0, 1fr)' } },
  gap: '16px',
  alignItems: 'start',
});
export const picture = style({ position: 'relative' });
export const play = style({
  position: 'absolute',
  insetInlineStart: 0,
  bottom: 0,
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  background: color.ink,
  color: color.paper,
});
export const kind = style({ ...typography.kicker, color: color.accent, marginBottom: '6px' });
export const title = style({ ...typography.h4, letterSpacing: '-0.008em' });
export const meta = style({ ...typography.meta, color: color.ink3, marginTop: '8px' });
