import { style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  '@media': { [media.m]: { gridTemplateColumns: '72px minmax(0, 1fr)' } },
  gap: '14px',
  alignItems: 'start',
});
export const withoutPortrait = style({});
export const name = style({ ...typography.uiSmallStrong });
/* The minimum target height (WCAG 2.5.8). A long name breaks: the width of a flex container is not below its words. */
export const nameLink = style({
  position: 'relative',
  zIndex: 2,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  overflowWrap: 'anywhere',
  ':hover': { ...underline, color: color.accent },
});
export const role = style({ ...typography.meta, color: color.ink3, marginBottom: '6px' });
export const title = style({ ...typography.h5, lineHeight: 1.24, letterSpacing: '-0.008em', textWrap: 'balance' });
