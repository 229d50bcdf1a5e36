import { globalStyle, style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { fillColumns } from '../styles/itemColumns';
import { vars } from '../theme/contract.css';

const { border, color } = vars;

export const root = style({ ...typography.meta, borderBottom: border.hairline, padding: '12px 0', color: color.ink3 });
/** Two columns on phones, and one row on wide windows. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: fillColumns({ minWidth: '150px', gap: '16px' }),
  gap: '8px 16px',
  marginBottom: '8px',
});

globalStyle(`${list} b`, { color: color.ink });
/* A target of 24 px (WCAG 2.2, 2.5.8). */
globalStyle(`${list} a`, { display: 'inline-block', paddingBlock: '3px', overflowWrap: 'anywhere' });
globalStyle(`${list} a:hover`, underline);
