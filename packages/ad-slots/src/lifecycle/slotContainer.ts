import type { HouseAdRule } from '../page/houseAds';
import { closeWrappers } from './closeWrappers';
import type { SlotName } from '../table/slots';
import { isSlotName } from '../table/slots';
import type { Size } from '../table/types';

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
