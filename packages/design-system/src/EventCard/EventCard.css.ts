import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';

const { border, color, font } = vars;

export const root = style({ background: color.tint, padding: '24px', borderTop: border.heavy });
export const label = style({ ...typography.kicker, color: color.accent });
/** Day, month and year are one date, so no line parts them. */
export const when = style({ display: 'flex', gap: '12px', alignItems: 'center', margin: '14px 0' });
export const day = style({
  font: `500 3.25rem/.9 ${font.headline}`,
  letterSpacing: '-.03em',
  color: color.accent,
  fontVariantNumeric: 'lining-nums',
});
export const where = style({ ...typography.uiSmall, lineHeight: 1.45, color: color.ink2 });
export const month = style({ display: 'block', fontWeight: 600, color: color.ink });
export const title = style(typography.h3);
export const titleLink = style({ ':hover': { color: color.accent } });
export const text = style({ ...typography.ui, color: color.ink2, marginTop: '8px' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '18px' });
