import type { HouseAdRule } from '../page/houseAds';
import { getDefinition } from '../table/slots';
import { createHouseAd } from './houseAd';
import type { AdsOptions } from './options';
import { setState, type SlotContainer, type SlotState } from './slotContainer';
import { spaceContainers } from './spaceContainers';

/** Position of a slot relative to the viewport. */
export type SlotPosition = 'far below' | 'in sight';

/**
 * State of a slot without an ad. Slots in sight keep their reserved space, because nothing that the reader sees may
 * move.
 */
export const getEmptyState = (
  kind: ReturnType<typeof getDefinition>['kind'],
  position: SlotPosition,
  houseAds: HouseAdRule = 'allowed',
): Extract<SlotState, 'house' | 'closed' | 'blank'> => {
  if (kind === 'interstitial') return 'closed';
  if (position === 'far below') return 'closed';
  return kind === 'logo' || houseAds === 'none' ? 'blank' : 'house';
};

/** Distance from the top of the viewport, in viewport heights: farther than a reader can scroll within one frame. */
const farBelowViewports = 1.5;

const toPosition = (top: number): SlotPosition => (top >= innerHeight * farBelowViewports ? 'far below' : 'in sight');

/** Measures the position of a container in the current layout. */
export const getPosition = ({ element }: SlotContainer): SlotPosition =>
  toPosition(element.getBoundingClientRect().top);

/**
 * Collapses slots: far below they close, in sight they show a house ad in their reserved space if the rules of house ads
 * allow it. `startIndex` rotates the house ads, so that they differ. All are measured before the first changes, so the
 * page is laid out once. While consent is pending nothing closes, because the slots are requested if the visitor
 * consents.
 */
export const collapseSlots = (
  containers: readonly SlotContainer[],
  { label, promotions }: AdsOptions['house'],
  startIndex: number,
  { consent = 'decided', otherAds = [] }: { consent?: 'pending' | 'decided'; otherAds?: readonly SlotContainer[] } = {},
): void => {
  for (const [index, { container, top, rule }] of spaceContainers(containers, otherAds).entries()) {
    const promotion = promotions[(startIndex + index) % Math.max(1, promotions.length)];
    const position = consent === 'pending' ? 'in sight' : toPosition(top);
    const state = getEmptyState(getDefinition(container.name).kind, position, rule);
    const houseAd = state === 'house' ? promotion : undefined;
    setState(container, state === 'house' && !houseAd ? 'blank' : state);
    container.creativeBox.replaceChildren(...(houseAd ? [createHouseAd(houseAd)] : []));
    if (getDefinition(container.name).kind === 'interstitial') container.element.closest('dialog')?.close();
    if (!houseAd || !container.label) continue;
    container.label.textContent = label;
    // Landmarks need unique names, so only the label part of the accessible name changes.
    container.element.setAttribute('aria-label', (container.landmark ?? '').replace(container.labelText, label));
  }
};

/**
 * Reopens closed slots that are far below, where nothing visible moves, and returns them. A closed slot has no
 * position: all are opened to be measured, and the others close again before the browser paints.
 */
export const reopenFarBelow = (closed: readonly SlotContainer[]): SlotContainer[] => {
  for (const container of closed) setState(container, 'waiting');
  const measured = closed.map((container) => ({ container, position: getPosition(container) }));
  return measured.flatMap(({ container, position }) => {
    if (position === 'far below') return container;
    setState(container, 'closed');
    return [];
  });
};
