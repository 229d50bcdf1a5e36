import { adVars } from '../look/adVars.css';
import type { HouseAdRule } from '../page/houseAds';
import { getDefinition } from '../table/slots';
import type { AdsOptions, HousePromotion } from './options';
import { setState, type SlotContainer, type SlotState, spaceContainers } from './slotContainer';

const { interfaceFont } = adVars;

/**
 * Styles of house ads: text in the reserved space. The first house ad adds them, so that documents do not contain them.
 * In a low strip everything is in one line, and only title and link if it is also narrow. In a tall slot a house ad is
 * a card with the link at the bottom. A billboard has a larger title.
 */
const css = `
[data-state=house]>[data-creative]{place-content:stretch;container-type:size;background:${adVars.background}}
[data-promotion]{display:grid;align-content:center;justify-items:start;gap:10px;padding:12px 20px;border-top:3px solid ${adVars.accent};color:${adVars.text};font:400 .875rem/1.4 ${interfaceFont};text-decoration:none;overflow:hidden}
[data-promotion] b{font:${adVars.headlineWeight} 1.375rem/1.16 ${adVars.headlineFont};text-wrap:balance}
[data-promotion] em{font-style:normal;font-weight:600;color:${adVars.accent};white-space:nowrap}
[data-promotion]:hover b{text-decoration:underline 1px}
@container (max-height:140px){[data-promotion]{grid-auto-flow:column;grid-template-columns:auto minmax(0,1fr) auto;align-items:center;gap:24px}[data-promotion] b{font-size:1.0625rem}}
@container (max-height:140px) and (max-width:719px){[data-promotion]{grid-template-columns:minmax(0,1fr) auto;gap:12px}[data-promotion] span{display:none}}
@container (max-height:70px){[data-promotion]{padding:0 14px}[data-promotion] b{font-size:.9375rem}[data-promotion] em{font-size:.8125rem}}
@container (min-height:400px){[data-promotion]{align-self:start;min-height:340px;grid-template-rows:auto auto minmax(0,1fr);gap:16px;padding:28px 24px}[data-promotion] b{font-size:2rem}[data-promotion] span{font-size:1rem}[data-promotion] em{align-self:end;border-top:1px solid ${adVars.borderColor};padding-top:16px;justify-self:stretch}}
@container (min-height:200px) and (min-width:700px){[data-promotion]{padding:12px 48px}[data-promotion] b{font-size:1.875rem}[data-promotion] span{font-size:1rem}}`;

const styleId = 'house-ads';

const addStyles = (): void => {
  if (document.getElementById(styleId)) return;
  document.head.append(Object.assign(document.createElement('style'), { id: styleId, textContent: css }));
};

const createElement = (tag: string, text: string): HTMLElement =>
  Object.assign(document.createElement(tag), { textContent: text });

/** Creates a house ad for a creative box. */
const createHouseAd = ({ title, text, action, url }: HousePromotion): HTMLElement => {
  addStyles();
  const link = Object.assign(document.createElement('a'), { href: url });
  link.dataset['promotion'] = '';
  link.append(createElement('b', title), createElement('span', text), createElement('em', action));
  return link;
};

/** Position of a slot relative to the viewport. */
type SlotPosition = 'far below' | 'in sight';

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
