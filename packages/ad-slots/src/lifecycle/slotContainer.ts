import { closeAround } from './closeGap';
import type { SlotName } from '../table/slots';
import { isSlotName } from '../table/slots';
import type { Size } from '../table/types';

/** `waiting`: far away or not asked yet. `house`: a promotion of the publication. `closed`: gone, out of sight. `blank`: kept and empty. */
export type SlotState = 'waiting' | 'asked' | 'filled' | 'house' | 'closed' | 'blank';

/** What an operator wants to know of a slot; times are ms since the page began. */
export type SlotReport = {
  name: SlotName;
  state: SlotState;
  asked: readonly Size[];
  filled?: string;
  times: { near?: number; asked?: number; requested?: number; answered?: number; filled?: number };
  refreshes: number;
  error?: string;
};

/** A placeholder of the page and what became of it. */
export type SlotContainer = {
  name: SlotName;
  element: HTMLElement;
  box: HTMLElement;
  label: HTMLElement | null;
  /** The label, and the name for screen readers, as the page came. */
  labelText: string;
  landmark: string | null;
  slot?: googletag.Slot;
  /** Opens again what closed with it. */
  reopen?: () => void;
  /** The width in px that its room may have, when it came near. */
  width: number;
  report: SlotReport;
};

/** The placeholder that an element is, if it is one and whole. */
export const toSlotContainer = (element: HTMLElement): SlotContainer | undefined => {
  const name = element.dataset['slot'];
  const box = element.querySelector<HTMLElement>('[data-room]');
  if (!isSlotName(name) || !box) return undefined;
  const label = element.querySelector<HTMLElement>('[data-label]');
  return {
    name,
    element,
    box,
    label,
    labelText: label?.textContent ?? '',
    landmark: element.getAttribute('aria-label'),
    width: 0,
    report: { name, state: 'waiting', asked: [], times: {}, refreshes: 0 },
  };
};

/** Notes the state where style sheets and the inspector see it. */
export const setState = (place: SlotContainer, state: SlotState): void => {
  place.report.state = state;
  place.reopen?.();
  if (state === 'closed') place.reopen = closeAround(place.element);
  else delete place.reopen;
  place.element.dataset['state'] = state;
};

/** Leaves the placeholder as the server sent it. */
export const restoreContainer = (place: SlotContainer): void => {
  place.reopen?.();
  delete place.reopen;
  delete place.element.dataset['state'];
  place.box.replaceChildren();
  if (place.label) place.label.textContent = place.labelText;
  if (place.landmark !== null) place.element.setAttribute('aria-label', place.landmark);
};
