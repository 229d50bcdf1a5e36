import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { vars } from '../theme/contract.css';

const { border, color } = vars;

export const frame = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  background: color.inverse,
  overflow: 'hidden',
});
export const video = style({ width: '100%', height: '100%', objectFit: 'contain' });
export const notice = style({
  position: 'absolute',
  insetInlineStart: 0,
  bottom: 0,
  maxWidth: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  padding: '12px 16px',
  background: color.paper,
  ...typography.uiSmallStrong,
});
export const caption = style({
  ...typography.meta,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  overflowWrap: 'anywhere',
  color: color.ink3,
  padding: '9px 0',
  borderBottom: border.hairline,
});
