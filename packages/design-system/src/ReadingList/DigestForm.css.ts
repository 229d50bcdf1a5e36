import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { createSegment, segmentInput, segments } from '../styles/segmentedControl';
import { vars } from '../theme/contract.css';

const { color, space } = vars;

export const root = style({ minWidth: 0, marginTop: space[6], padding: space[4], background: color.tint });
/* A floated legend is part of the box, and not of its border. */
export const legend = style({
  ...typography.uiStrong,
  float: 'inline-start',
  width: '100%',
  padding: 0,
  marginBottom: space[3],
});
export const choices = style({ ...segments, clear: 'both', background: color.paper });
export const choice = style(createSegment(color.tint2));
export const input = style(segmentInput);
export const hint = style({ ...typography.uiSmall, color: color.ink2, marginTop: space[2] });
