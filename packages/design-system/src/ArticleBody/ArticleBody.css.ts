import { style } from '@vanilla-extract/css';
import { prose as proseBase } from '../styles/prose.css';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, grid, space } = vars;

/** The measure: the only width that long text is set in. */
export const root = style({ maxWidth: grid.measure, '@media': { [media.print]: { maxWidth: 'none' } } });

export const prose = style([proseBase]);

export const insert = style({ borderBlock: border.hair, padding: '14px 0 22px', marginBlock: space[7] });
