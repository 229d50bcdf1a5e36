import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const { color, space } = vars;

export const root = style({ '@media': { '(scripting: none)': { display: 'none' } } });
export const letters = style({ font: `600 1.0625rem/1 ${vars.font.headline}`, marginInlineEnd: '6px' });
/* Without anchor positioning the panel is in the middle of the window. */
export const panel = style({
  width: '320px',
  padding: space[5],
  border: `1px solid ${color.ink}`,
  background: color.paper,
  color: color.ink,
  '@supports': {
    '(position-area: block-end)': { inset: 'auto', margin: 0, positionArea: 'block-end span-inline-start' },
  },
});
