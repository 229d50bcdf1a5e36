import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';

export const root = style({ display: 'contents', '@media': { [`not all and ${media.m}`]: { display: 'none' } } });
