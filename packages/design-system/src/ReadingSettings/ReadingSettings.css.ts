import { style } from '@vanilla-extract/css';
import { typography } from '../base/text';
import { createSegment, segmentInput, segments } from '../styles/segmentedControl';
import { vars } from '../theme/contract.css';

const { color, space } = vars;

export const root = style({
  display: 'grid',
  gap: space[4],
  // The page of menus is for the menus of other pages; its own copy does nothing.
  selectors: { 'main &': { display: 'none' } },
  '@media': { '(scripting: none)': { display: 'none' } },
});
export const group = style({ minWidth: 0 });
export const legend = style({ ...typography.uiSmallStrong, padding: 0, marginBottom: space[2] });
export const choices = style(segments);
export const choice = style(createSegment(color.tint));
export const input = style(segmentInput);
