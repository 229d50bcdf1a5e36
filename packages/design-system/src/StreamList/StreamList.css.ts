import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const { border, space } = vars;

export const lead = style({
  paddingBottom: '28px',
  borderBottom: border.masthead,
  marginBottom: '28px',
  /* A single story needs no separation. */
  selectors: { '&:last-child': { borderBottom: 0, paddingBottom: 0, marginBottom: 0 } },
});

export const insert = style({
  borderTop: border.hairline,
  padding: `${space[4]} 0 ${space[6]}`,
  marginTop: space[2],
});

/** Rows that follow an insert or another list. The rule above them remains where the insert is empty and hidden. */
export const continued = style({ borderTop: border.hairline, paddingTop: space[4] });
