import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, color } = vars;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 20px',
  padding: '12px 16px',
  background: color.tint,
  borderTop: border.hairline,
  '@media': { [media.print]: { display: 'none' } },
});
export const audio = style({
  flex: '1 1 280px',
  width: '100%',
  minHeight: '44px',
  // Some browsers render their controls in a gray pill.
  selectors: {
    '&::-webkit-media-controls-enclosure': { background: 'transparent', borderRadius: vars.size.radiusControl },
  },
});
export const notice = style({
  ...typography.uiSmall,
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '44px',
  color: color.ink2,
});
export const duration = style({ ...typography.meta, color: color.ink3 });
