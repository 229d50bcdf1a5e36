import { getDefinition } from '../table/slots';
import type { AdsOptions, HousePromotion } from './options';
import { setState, type SlotContainer, type SlotState } from './slotContainer';

/** What becomes of a place that gets no advertising: nothing that a reader sees may move. */
export const getEmptyState = (
  kind: ReturnType<typeof getDefinition>['kind'],
  where: 'far below' | 'in sight',
): Extract<SlotState, 'house' | 'closed' | 'blank'> => {
  if (kind === 'overlay') return 'closed';
  if (where === 'far below') return 'closed';
  return kind === 'logo' ? 'blank' : 'house';
};

/** Viewports from the top of this one: a reader who scrolls while a slot closes does not come this far in a frame. */
const farBelowViewports = 2;

/** Where a place stands, as the browser has it laid out now. */
export const getPosition = ({ element }: SlotContainer): 'far below' | 'in sight' =>
  element.getBoundingClientRect().top >= innerHeight * farBelowViewports ? 'far below' : 'in sight';

const line = (tag: string, text: string): HTMLElement =>
  Object.assign(document.createElement(tag), { textContent: text });

const createPromotion = ({ title, text, action, url }: HousePromotion): HTMLElement => {
  const link = Object.assign(document.createElement('a'), { href: url });
  link.dataset['promotion'] = '';
  link.append(line('b', title), line('span', text), line('em', action));
  return link;
};

/**
 * Gives places back: far below they close, in sight or soon in sight they show a promotion of the publication, in the
 * space that is kept anyway. `turn` chooses among the promotions, so that neighbours differ. All are measured before the
 * first is changed: the page is laid out once. While the question of consent is open nothing closes: the answer may still
 * bring advertising.
 */
export const collapseSlots = (
  places: readonly SlotContainer[],
  { label, promotions }: AdsOptions['house'],
  turn: number,
  question: 'open' | 'settled' = 'settled',
): void => {
  const measured = places.map(
    (place) => ({ place, where: question === 'open' ? 'in sight' : getPosition(place) }) as const,
  );
  for (const [index, { place, where }] of measured.entries()) {
    const promotion = promotions[(turn + index) % Math.max(1, promotions.length)];
    const state = getEmptyState(getDefinition(place.name).kind, where);
    const shown = state === 'house' ? promotion : undefined;
    setState(place, state === 'house' && !shown ? 'blank' : state);
    place.box.replaceChildren(...(shown ? [createPromotion(shown)] : []));
    // An overlay that lies open with nothing in it would only be in the way.
    if (getDefinition(place.name).kind === 'overlay') place.element.closest('dialog')?.close();
    if (!shown || !place.label) continue;
    place.label.textContent = label;
    // Who hears the page is told the same; which place it is stays said, for no two may have one name.
    place.element.setAttribute('aria-label', (place.landmark ?? '').replace(place.labelText, label));
  }
};

/**
 * Opens closed places that stand far below, where nothing that is seen moves, and answers which. A closed place has no
 * position: all are opened to be measured, and what is not far below closes again before the browser draws.
 */
export const reopenFarBelow = (closed: readonly SlotContainer[]): SlotContainer[] => {
  for (const place of closed) setState(place, 'waiting');
  const measured = closed.map((place) => ({ place, where: getPosition(place) }));
  return measured.flatMap(({ place, where }) => {
    if (where === 'far below') return place;
    setState(place, 'closed');
    return [];
  });
};
