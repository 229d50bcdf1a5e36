import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SlotName } from '../table/slots';
import type { SlotContainer, SlotState } from './slotContainer';
import { reopenFarBelow, getEmptyState, collapseSlots } from './collapseSlots';

beforeEach(() => void vi.stubGlobal('innerHeight', 900));
afterEach(() => void vi.unstubAllGlobals());

describe('what becomes of a slot without advertising: nothing that is seen may move', () => {
  test.each([
    ['display', 'far below', 'closed'],
    ['display', 'in sight', 'house'],
    ['native', 'in sight', 'house'],
    ['pushdown', 'in sight', 'house'],
    ['logo', 'in sight', 'blank'],
    ['logo', 'far below', 'closed'],
    ['overlay', 'in sight', 'closed'],
  ] as const)('%s, %s: %s', (kind, where, state) => {
    expect(getEmptyState(kind, where)).toBe(state);
  });
});

/** A place at a height of the page; it notes when it is measured and when it is changed. */
const aPlace = (
  name: SlotName,
  top: number,
  { state = 'asked', order = [] }: { state?: SlotState; order?: string[] } = {},
): SlotContainer => ({
  name,
  landmark: null,
  width: 300,
  labelText: '',
  label: null,
  report: { name, state, asked: [], times: {}, refreshes: 0 },
  element: {
    dataset: {},
    parentElement: null,
    getBoundingClientRect: () => (order.push(`measure ${name}`), { top }),
  } as unknown as HTMLElement,
  box: { replaceChildren: () => void order.push(`change ${name}`) } as unknown as HTMLElement,
});
const house = { label: 'From Example', promotions: [] };
const statesOf = (places: readonly SlotContainer[]) => places.map(({ report }) => report.state);

test('places that are given back together are all measured before the first is changed: the page is laid out once', () => {
  const order: string[] = [];
  const places = [aPlace('es_logo_pushdown', 100, { order }), aPlace('vert2', 4_000, { order })];
  collapseSlots(places, house, 0);
  expect(order).toEqual(['measure es_logo_pushdown', 'measure vert2', 'change es_logo_pushdown', 'change vert2']);
  expect(statesOf(places)).toEqual(['blank', 'closed']);
});

describe('DECISIONS, Advertising: a question that nobody has answered is no refusal', () => {
  test('while it is open no room closes, however far below it is', () => {
    const places = [aPlace('es_logo_pushdown', 100), aPlace('vert2', 4_000)];
    collapseSlots(places, house, 0, 'open');
    expect(statesOf(places)).toEqual(['blank', 'blank']);
  });

  test('when the answer comes, what had closed opens again where nothing that is seen moves', () => {
    const places = [
      aPlace('horiz3', -500, { state: 'closed' }),
      aPlace('vert2', 1_200, { state: 'closed' }),
      aPlace('footer', 4_000, { state: 'closed' }),
    ];
    expect(reopenFarBelow(places).map(({ name }) => name)).toEqual(['footer']);
    expect(statesOf(places)).toEqual(['closed', 'closed', 'waiting']);
  });
});
