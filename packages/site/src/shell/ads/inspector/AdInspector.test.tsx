import type { Ads, SlotReport } from '@masthead/ad-slots/lifecycle';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AdInspector } from './AdInspector';

beforeEach(() => void vi.stubGlobal('location', { search: '?q=office&page=2' }));
afterEach(() => void vi.unstubAllGlobals());

const slot = (name: SlotReport['name'], state: SlotReport['state']): SlotReport => ({
  name,
  state,
  sizes: [],
  times: {},
  refreshes: 0,
});
const html = (...slots: SlotReport[]): string => {
  const report = { page: undefined, slots };
  const ads: Ads = { show: () => undefined, stop: () => undefined, report: () => report, watch: () => () => undefined };
  return renderToStaticMarkup(<AdInspector ads={ads} source="first-party" />);
};

test('offers no Show button for a closed slot', () => {
  expect(
    [...html(slot('vert1', 'house'), slot('vert2', 'closed')).matchAll(/aria-label="(Show [^"]*)"/g)].map(
      ([, name]) => name,
    ),
  ).toEqual(['Show vert1 on the page']);
});

test('a link to a stub parameter keeps the query of the page', () => {
  expect(html()).toContain('href="?q=office&amp;page=2&amp;house-delay=3000"');
});
