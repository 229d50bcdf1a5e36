import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SlotName } from '../table/slots';
import { closeWrappers } from './closeWrappers';
import type { SlotContainer, SlotState } from './slotContainer';
import { reopenFarBelow, getEmptyState, collapseSlots } from './collapseSlots';

/** Creates nested elements, outermost first: "BODY 5 > DIV 1" has the number of its children after each name. */
const createNestedElements = (path: string) => {
  const created: {
    tagName: string;
    childElementCount: number;
    attributes: Set<string>;
    parentElement: Element | null;
  }[] = [];
  for (const [tagName = '', children] of path.split(' > ').map((text) => text.split(' '))) {
    const attributes = new Set<string>();
    const element = {
      tagName,
      childElementCount: Number(children),
      attributes,
      parentElement: (created.at(-1) ?? null) as unknown as Element | null,
      setAttribute: (name: string) => void attributes.add(name),
      removeAttribute: (name: string) => void attributes.delete(name),
    };
    created.push(element);
  }
  return {
    innermost: created.at(-1) as unknown as Element,
    getClosed: () => created.filter(({ attributes }) => attributes.size > 0).map(({ tagName }) => tagName),
  };
};

describe('closeWrappers closes the elements that contain only the slot', () => {
  test.each([
    ['a wrapper with no other child', 'BODY 5 > DIV 1 > ASIDE 2', ['DIV']],
    ['a section and a wrapper with no other child', 'MAIN 4 > SECTION 1 > DIV 1 > ASIDE 2', ['SECTION', 'DIV']],
    ['at most two wrappers', 'DIV 1 > SECTION 1 > DIV 1 > ASIDE 2', ['SECTION', 'DIV']],
    ['no column with other content', 'DIV 3 > ASIDE 2', []],
    ['no list item', 'LI 1 > ASIDE 2', []],
  ])('%s', (_, path, expected) => {
    const { innermost, getClosed } = createNestedElements(path);
    const open = closeWrappers(innermost);
    expect(getClosed()).toEqual(expected);
    open();
    expect(getClosed()).toEqual([]);
  });
});

beforeEach(() => void vi.stubGlobal('innerHeight', 900));
afterEach(() => void vi.unstubAllGlobals());

describe('a slot without an ad: nothing visible may move', () => {
  test.each([
    ['display', 'far below', 'closed'],
    ['display', 'in sight', 'house'],
    ['native', 'in sight', 'house'],
    ['pushdown', 'in sight', 'house'],
    ['logo', 'in sight', 'blank'],
    ['logo', 'far below', 'closed'],
    ['interstitial', 'in sight', 'closed'],
  ] as const)('a %s slot %s becomes %s', (kind, position, state) => {
    expect(getEmptyState(kind, position)).toBe(state);
  });
});

/** A container at a vertical position, which records when it is measured and changed. */
const createContainer = (
  name: SlotName,
  top: number,
  { state = 'requested', order = [] }: { state?: SlotState; order?: string[] } = {},
): SlotContainer => ({
  name,
  landmark: null,
  width: 300,
  labelText: '',
  label: null,
  houseAds: 'allowed',
  report: { name, state, sizes: [], times: {}, refreshes: 0 },
  element: {
    dataset: {},
    parentElement: null,
    getBoundingClientRect: () => (order.push(`measure ${name}`), { top }),
  } as unknown as HTMLElement,
  creativeBox: { replaceChildren: () => void order.push(`change ${name}`) } as unknown as HTMLElement,
});
const house = { label: 'From Example', promotions: [] };
const getStates = (containers: readonly SlotContainer[]) => containers.map(({ report }) => report.state);

test('measures all containers before the first changes, so the page is laid out once', () => {
  const order: string[] = [];
  const containers = [createContainer('es_logo_pushdown', 100, { order }), createContainer('vert2', 4_000, { order })];
  collapseSlots(containers, house, 0);
  expect(order).toEqual(['measure es_logo_pushdown', 'measure vert2', 'change es_logo_pushdown', 'change vert2']);
  expect(getStates(containers)).toEqual(['blank', 'closed']);
});

test('§9: a slot without house ads stays empty in sight', () => {
  expect(getEmptyState('display', 'in sight', 'none')).toBe('blank');
});

describe('§7.2: pending consent is no refusal', () => {
  test('nothing closes while consent is pending', () => {
    const containers = [createContainer('es_logo_pushdown', 100), createContainer('vert2', 4_000)];
    collapseSlots(containers, house, 0, { consent: 'pending' });
    expect(getStates(containers)).toEqual(['blank', 'blank']);
  });

  test('reopens closed slots far below when consent is granted', () => {
    const containers = [
      createContainer('horiz3', -500, { state: 'closed' }),
      createContainer('vert2', 1_200, { state: 'closed' }),
      createContainer('footer', 4_000, { state: 'closed' }),
    ];
    expect(reopenFarBelow(containers).map(({ name }) => name)).toEqual(['footer']);
    expect(getStates(containers)).toEqual(['closed', 'closed', 'waiting']);
  });
});
