import { getDefinition, type SlotName } from './slots';
import { widths, type FixedSize, type Size, type SlotDefinition, type Width } from './types';

const inheritRow = <Row>(rows: { 0: Row; 768?: Row | undefined; 1024?: Row | undefined }, width: Width): Row => {
  if (width >= 1024 && rows[1024] !== undefined) return rows[1024];
  return width >= 768 && rows[768] !== undefined ? rows[768] : rows[0];
};

/** The row of the table for a viewport. */
export const toTableWidth = (viewport: number): Width => widths.findLast((width) => width <= viewport) ?? 0;

/** The sizes a slot may have from a width on. */
export const getSizes = ({ sizes }: SlotDefinition, width: Width): readonly Size[] => inheritRow(sizes, width);

const isFixed = (size: Size): size is FixedSize => size !== 'fluid';

/** Space that is kept for a slot in px, label apart; without one there is no advertising from this width on. */
export type ReservedSpace = { width: number | 'full'; height: number };

/** The space that the largest of a slot's sizes needs (DECISIONS, Advertising: nothing moves). */
export const getReservedSpace = (definition: SlotDefinition, width: Width): ReservedSpace | undefined => {
  const sizes = getSizes(definition, width);
  if (sizes.length === 0) return undefined;
  const fixed = sizes.filter(isFixed);
  const fluid = fixed.length < sizes.length;
  const fluidHeight = fluid && definition.fluidHeight ? inheritRow(definition.fluidHeight, width) : 0;
  return {
    width: fluid ? 'full' : Math.max(...fixed.map(([wide]) => wide)),
    height: Math.max(fluidHeight, ...fixed.map(([, high]) => high)),
  };
};

/** A row of the ad manager's size mapping: from this viewport on, these sizes. */
export type MappingRow = { viewport: FixedSize; sizes: readonly Size[] };

/**
 * SPEC §3: the size mapping of a slot by viewport width, widest first as the ad manager reads it. Sizes that are wider
 * than the room the slot has right now are left out of the row that holds right now, and of those before it: beside a
 * scroll bar the ad manager may measure a narrower window than the style sheets.
 */
export const getSizeMapping = (name: SlotName, room: { viewport: number; width: number }): MappingRow[] => {
  const current = toTableWidth(room.viewport);
  const definition = getDefinition(name);
  return widths.toReversed().map((width) => ({
    viewport: [width, 0],
    sizes: getSizes(definition, width).filter((size) => width > current || !isFixed(size) || size[0] <= room.width),
  }));
};

/** All sizes of a slot at any width, each once: what the ad manager is told when the slot is defined. */
export const getAllSizes = (name: SlotName): Size[] => {
  const definition = getDefinition(name);
  return [
    ...new Map(widths.flatMap((width) => getSizes(definition, width)).map((size) => [String(size), size])).values(),
  ];
};
