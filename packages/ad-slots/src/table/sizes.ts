import {
  getDefinition,
  type SlotName,
  breakpoints,
  type FixedSize,
  type Size,
  type SlotDefinition,
  type Breakpoint,
} from './slots.ts';

/** The value at a breakpoint; a missing value is inherited from the next narrower breakpoint. */
const inheritFromNarrower = <Value>(
  values: { 0: Value; 768?: Value | undefined; 1024?: Value | undefined },
  breakpoint: Breakpoint,
): Value => {
  if (breakpoint >= 1024 && values[1024] !== undefined) return values[1024];
  return breakpoint >= 768 && values[768] !== undefined ? values[768] : values[0];
};

/** The breakpoint that applies to a viewport width in px. */
export const toBreakpoint = (viewportWidth: number): Breakpoint =>
  breakpoints.findLast((breakpoint) => breakpoint <= viewportWidth) ?? 0;

/** The sizes of a slot at a breakpoint. */
export const getSizes = ({ sizes }: SlotDefinition, breakpoint: Breakpoint): readonly Size[] =>
  inheritFromNarrower(sizes, breakpoint);

const isFixed = (size: Size): size is FixedSize => size !== 'fluid';

/** Reserved space of a slot in px, without its label. */
type ReservedSpace = { width: number | 'full'; height: number };

/** The space of the largest size at a breakpoint (§9: nothing moves). Undefined without sizes. */
export const getReservedSpace = (definition: SlotDefinition, breakpoint: Breakpoint): ReservedSpace | undefined => {
  const sizes = getSizes(definition, breakpoint);
  if (sizes.length === 0) return undefined;
  const fixed = sizes.filter(isFixed);
  const hasFluid = fixed.length < sizes.length;
  const fluidHeight = hasFluid && definition.fluidHeight ? inheritFromNarrower(definition.fluidHeight, breakpoint) : 0;
  return {
    width: hasFluid ? 'full' : Math.max(...fixed.map(([width]) => width)),
    height: Math.max(fluidHeight, ...fixed.map(([, height]) => height)),
  };
};

/** An entry of the ad manager's size mapping: a minimum viewport and its sizes. */
export type SizeMappingEntry = { viewport: FixedSize; sizes: readonly Size[] };

/**
 * The size mapping of a slot (§3), widest breakpoint first as the ad manager expects. Sizes wider than the
 * container are left out at the current breakpoint and at narrower ones: if the page has a scroll bar, the ad manager
 * may measure a narrower viewport than the style sheets. `viewportWidth` and `width` (of the container) are in px.
 */
export const getSizeMapping = (
  name: SlotName,
  container: { viewportWidth: number; width: number },
): SizeMappingEntry[] => {
  const current = toBreakpoint(container.viewportWidth);
  const definition = getDefinition(name);
  return breakpoints.toReversed().map((breakpoint) => ({
    viewport: [breakpoint, 0],
    sizes: getSizes(definition, breakpoint).filter(
      (size) => breakpoint > current || !isFixed(size) || size[0] <= container.width,
    ),
  }));
};

/** The sizes of a slot at all breakpoints, without duplicates. */
export const getAllSizes = (name: SlotName): Size[] => {
  const definition = getDefinition(name);
  return [
    ...new Map(
      breakpoints.flatMap((breakpoint) => getSizes(definition, breakpoint)).map((size) => [String(size), size]),
    ).values(),
  ];
};
