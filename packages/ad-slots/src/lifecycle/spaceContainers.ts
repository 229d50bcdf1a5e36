import { isInFlow, spaceHouseAds, type HouseAdRule } from '../page/houseAds';
import type { SlotContainer, SlotState } from './slotContainer';

/** States of a slot that shows an ad or is about to. */
const adStates: ReadonlySet<SlotState> = new Set(['requested', 'filled', 'house']);

/** The containers whose ads keep a house ad in another one of `containers` at a distance. */
export const getOtherAds = (
  all: readonly SlotContainer[],
  containers: readonly SlotContainer[],
): readonly SlotContainer[] =>
  all.filter(
    (container) => isInFlow(container.name) && adStates.has(container.report.state) && !containers.includes(container),
  );

/** A container with its distance from the top of the viewport, and whether it may show a house ad there. */
type SpacedContainer = { container: SlotContainer; top: number; rule: HouseAdRule };

const getTop = ({ element }: SlotContainer): number => element.getBoundingClientRect().top;

/** Measures containers in the current layout and applies the rules of house ads. */
export const spaceContainers = (
  containers: readonly SlotContainer[],
  otherAds: readonly SlotContainer[],
): SpacedContainer[] => {
  const places = containers.map((container) => ({
    name: container.name,
    rule: container.houseAds,
    top: getTop(container),
    container,
  }));
  const rules = spaceHouseAds(places, otherAds.map(getTop), innerHeight);
  return places.map(({ container, top }, index) => ({ container, top, rule: rules[index] ?? 'none' }));
};
