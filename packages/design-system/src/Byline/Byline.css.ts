import { globalStyle, style } from '@vanilla-extract/css';
import { typography, underline } from '../base/text';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { color } = vars;

export const root = style({ display: 'flex', alignItems: 'center', gap: '12px' });

export const portraits = style({ display: 'flex', gap: '2px', flex: 'none' });

export const portrait = style({ width: '36px', '@media': { [media.m]: { width: '40px' } } });
globalStyle(`${portrait} img`, { objectPosition: 'top' });

export const names = style({
  overflowWrap: 'anywhere',
  font: `500 ${vars.text.ui}/${vars.leading.ui} ${vars.font.interface}`,
});

export const name = style({ fontWeight: 650 });
export const link = style([name, { ':hover': { ...underline, color: color.accent } }]);

export const meta = style({ ...typography.meta, color: color.ink3 });

/** An item does not break inside when it fits on a line. */
export const item = style({ display: 'inline-block' });
