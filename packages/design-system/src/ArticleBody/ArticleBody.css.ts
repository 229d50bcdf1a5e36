import { globalStyle, style } from '@vanilla-extract/css';
import { prose as proseBase, proseGap } from '../styles/prose.css';
import { media } from '../theme/media';
import { vars } from '../theme/contract.css';

const { border, grid, space } = vars;

/** The measure: the line length of all long text. */
export const root = style({ maxWidth: grid.measure, '@media': { [media.print]: { maxWidth: 'none' } } });

export const prose = style([proseBase]);

export const insert = style({ borderBlock: border.hairline, padding: '14px 0 22px', marginBlock: space[7] });

/* Inserts may collapse and are not printed; the text around them keeps its spacing. */
globalStyle(`${insert} + ${prose}`, { marginTop: proseGap.paragraph });
globalStyle(`${insert} + ${prose} > :is(h2, h3, h4):first-child`, { marginTop: proseGap.heading });
/* In print no heading is separated from its text, and no figure, table or quotation breaks across pages. */
globalStyle(`${root} :is(h2, h3, h4)`, { '@media': { [media.print]: { breakAfter: 'avoid' } } });
globalStyle(`${root} :is(figure, blockquote, li, tr)`, { '@media': { [media.print]: { breakInside: 'avoid' } } });
globalStyle(`${root} p`, { '@media': { [media.print]: { orphans: 3, widows: 3 } } });
