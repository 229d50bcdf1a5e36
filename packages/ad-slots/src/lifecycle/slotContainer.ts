import { type HouseAdRule, isInFlow, spaceHouseAds } from '../page/houseAds';
import { closeWrappers } from './closeWrappers';
import { type SlotName, isSlotName, type Size } from '../table/slots';

/**
 * `waiting`: not requested yet. `house`: shows a house ad. `closed`: takes no space. `blank`: empty, with its space.
 */
export type SlotState = 'waiting' | 'requested' | 'filled' | 'house' | 'closed' | 'blank';

/** What the inspector shows of a slot. Times are in ms since the page view started. */
export type SlotReport = {
  name: SlotName;
  state: SlotState;
  /** The sizes that fit the container and were requested. */
  sizes: readonly Size[];
  /** The size of the creative: `300x250`. */
  filled?: string;
  /** `requested`: passed to the library. `fetched`: sent by the library, which may wait for the slot to come nearer. */
  times: { near?: number; requested?: number; fetched?: number; responded?: number; filled?: number };
  refreshes: number;
  error?: string;
};

/** A slot's container in the page and its state. */
export type SlotContainer = {
  name: SlotName;
  element: HTMLElement;
  /** The element that the creative is rendered in. */
  creativeBox: HTMLElement;
  label: HTMLElement | null;
  /** Text of the label in the server's HTML. */
  labelText: string;
  /** Accessible name in the server's HTML. */
  landmark: string | null;
  slot?: googletag.Slot;
  /** Opens the wrappers that closed with the container. */
  reopen?: () => void;
  /** Available width in px when the container came near the viewport. */
  width: number;
  /** Whether the page allows a house ad in the slot. */
  houseAds: HouseAdRule;
  report: SlotReport;
};

/** Reads a container from its element; undefined for an unknown slot or incomplete markup. */
export const toSlotContainer = (element: HTMLElement): SlotContainer | undefined => {
  const name = element.dataset['slot'];
  const creativeBox = element.querySelector<HTMLElement>('[data-creative]');
  if (!isSlotName(name) || !creativeBox) return undefined;
  const label = element.querySelector<HTMLElement>('[data-label]');
  return {
    name,
    element,
    creativeBox,
    label,
    labelText: label?.textContent ?? '',
    landmark: element.getAttribute('aria-label'),
    width: 0,
    houseAds: element.dataset['house'] === 'none' ? 'none' : 'allowed',
    report: { name, state: 'waiting', sizes: [], times: {}, refreshes: 0 },
  };
};

/** Sets the state in the report and as `data-state`, which style sheets read. */
export const setState = (container: SlotContainer, state: SlotState): void => {
  container.report.state = state;
  container.reopen?.();
  if (state === 'closed') container.reopen = closeWrappers(container.element);
  else delete container.reopen;
  container.element.dataset['state'] = state;
};

/** Restores the container to the server's HTML. */
export const restoreContainer = (container: SlotContainer): void => {
  container.reopen?.();
  delete container.reopen;
  delete container.element.dataset['state'];
  container.creativeBox.replaceChildren();
  if (container.label) container.label.textContent = container.labelText;
  if (container.landmark !== null) container.element.setAttribute('aria-label', container.landmark);
};

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
  const measured = containers.map((container) => ({
    name: container.name,
    rule: container.houseAds,
    top: getTop(container),
    container,
  }));
  const rules = spaceHouseAds(measured, otherAds.map(getTop), innerHeight);
  return measured.map(({ container, top }, index) => ({ container, top, rule: rules[index] ?? 'none' }));
};
