import { definitionOf } from '../table/slots';
import type { AdsOptions, HousePromotion } from './options';
import { setState, type Place, type SlotState } from './place';

/** What becomes of a place that gets no advertising: nothing that a reader sees may move. */
export const vacancyOf = (kind: ReturnType<typeof definitionOf>['kind'], where: 'far below' | 'in sight'): Extract<SlotState, 'house' | 'closed' | 'blank'> => {
  if (kind === 'overlay') return 'closed';
  if (where === 'far below') return 'closed';
  return kind === 'logo' ? 'blank' : 'house';
};

/** Viewports from the top of this one: a reader who scrolls while a slot closes does not come this far in a frame. */
const outOfSight = 2;

const line = (tag: string, text: string): HTMLElement => Object.assign(document.createElement(tag), { textContent: text });

const promotionOf = ({ title, text, action, url }: HousePromotion): HTMLElement => {
  const link = Object.assign(document.createElement('a'), { href: url });
  link.dataset['promotion'] = '';
  link.append(line('b', title), line('span', text), line('em', action));
  return link;
};

/**
 * Gives a place back: far below it closes, in sight or soon in sight it shows a promotion of the publication, in the space that is
 * kept anyway. `turn` chooses among the promotions, so that neighbours differ.
 */
export const vacate = (place: Place, { label, promotions }: AdsOptions['house'], turn: number): void => {
  const below = place.element.getBoundingClientRect().top >= innerHeight * outOfSight;
  const promotion = promotions[turn % Math.max(1, promotions.length)];
  const state = vacancyOf(definitionOf(place.name).kind, below ? 'far below' : 'in sight');
  if (state !== 'house' || !promotion) {
    setState(place, state === 'house' ? 'blank' : state);
    place.box.replaceChildren();
    return;
  }
  setState(place, 'house');
  place.box.replaceChildren(promotionOf(promotion));
  if (place.label) place.label.textContent = label;
};
