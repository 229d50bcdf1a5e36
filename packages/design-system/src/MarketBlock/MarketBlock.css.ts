import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';

export const fromTablet = style({ '@media': { [`not all and ${media.m}`]: { display: 'none' } } });
