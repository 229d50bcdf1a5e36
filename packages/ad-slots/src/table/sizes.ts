import { getDefinition, type SlotName } from './slots';
import { widths, type FixedSize, type Size, type SlotDefinition, type Width } from './types';

const inheritRow = <Row>(rows: { 0: Row; 768?: Row | undefined; 1024?: Row | undefined }, width: Width): Row => {
  if (width >= 1024 && rows[1024] !== undefined) return rows[1024];
  return width >= 768 && rows[768] !== undefined ? rows[768] : rows[0];
};

/** The row of the size table for a viewport width in px. */
export const toTableWidth = (viewport: number): Width => widths.findLast((width) => width <= viewport) ?? 0;

/** The sizes of a slot in a row of the table. */
export const getSizes = ({ sizes }: SlotDefinition, width: Width): readonly Size[] => inheritRow(sizes, width);

const isFixed = (size: Size): size is FixedSize => size !== 'fluid';

/** Reserved space of a slot in px, without its label. */
export type ReservedSpace = { width: number | 'full'; height: number };

/** The space of the largest size (DECISIONS, Advertising: nothing moves). Undefined when the row has no sizes. */
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

/** A row of the ad manager's size mapping: a minimum viewport and its sizes. */
export type MappingRow = { viewport: FixedSize; sizes: readonly Size[] };

/**
 * SPEC §3: the size mapping of a slot by viewport width, widest first as the ad manager expects. Sizes wider than the
 * container are left out of the current row and of narrower ones: next to a scroll bar the ad manager may measure a
 * narrower viewport than the style sheets. Widths are in px.
 */
export const getSizeMapping = (name: SlotName, container: { viewport: number; width: number }): MappingRow[] => {
  const current = toTableWidth(container.viewport);
  const definition = getDefinition(name);
  return widths.toReversed().map((width) => ({
    viewport: [width, 0],
    sizes: getSizes(definition, width).filter(
      (size) => width > current || !isFixed(size) || size[0] <= container.width,
    ),
  }));
};

/** All sizes of a slot over all rows, without duplicates, for the definition of the slot. */
export const getAllSizes = (name: SlotName): Size[] => {
  const definition = getDefinition(name);
  return [
    ...new Map(widths.flatMap((width) => getSizes(definition, width)).map((size) => [String(size), size])).values(),
  ];
};
