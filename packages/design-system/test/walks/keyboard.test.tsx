import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { StreamScreen } from '../../src/examples/StreamScreen';
import { SectionTabs } from '../../src/SectionTabs/SectionTabs';
import { SubscribeCard } from '../../src/SubscribeCard/SubscribeCard';
import { offer } from '../fixtures/features';
import { brand, focused, press, show, tabTo } from './walk';

const drawer = page.getByRole('dialog', { name: 'Menu' });
const hasFocusInside = (element: Element) => element.contains(document.activeElement);

/** The stops of Tab in the header, with their places. */
const headerStops = async () => {
  const stops: Array<{ words: string; box: DOMRect }> = [];
  for (let presses = 0; presses < 60; presses += 1) {
    await press('Tab');
    const element = document.activeElement;
    if (element?.closest('main')) break;
    if (element?.closest('header')) stops.push({ words: focused(), box: element.getBoundingClientRect() });
  }
  return stops;
};

test.each([
  ['wide and at the top of the page', 1280, 0],
  ['compact', 1280, 400],
  ['narrow', 390, 0],
])('§2.7: Tab follows the reading order of the %s header', async (_, width, scrolled) => {
  await show(<StreamScreen brand={brand} />, width);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A scroll before the header listens, or before the page is tall enough, changes nothing: it is repeated, by a pixel
  // more or less.
  let extra = 0;
  await expect
    .poll(() => {
      if (scrolled > 0) window.scrollTo(0, scrolled + (extra = 1 - extra));
      return page.getByRole('banner').element().getAttribute('data-form');
    })
    .toBe(scrolled > 50 ? 'compact' : 'full');
  const stops = await headerStops();
  expect(stops.length).toBeGreaterThan(3);
  const backwards = stops.flatMap(({ words, box }, index) => {
    const before = stops[index - 1];
    if (!before || box.top >= before.box.bottom - 4) return [];
    return box.left >= before.box.left - 1 && box.bottom > before.box.top ? [] : [`${before.words} → ${words}`];
  });
  expect(backwards).toEqual([]);
});

test('§2.7: the drawer opens, traps focus, closes its panel first and restores focus', async () => {
  await show(<StreamScreen brand={brand} />, 1280);
  await tabTo('Menu');
  await press('Enter');
  // It is painted before it is modal, and only then keeps the focus.
  await expect.poll(() => drawer.element().matches(':modal')).toBe(true);
  await tabTo('Markets');
  await press('Enter');
  await expect.element(drawer.getByRole('heading', { name: 'Markets' })).toBeVisible();
  for (let presses = 0; presses < 25; presses += 1) {
    await press('Tab');
    expect(document.activeElement === document.body || hasFocusInside(drawer.element())).toBe(true);
  }
  await press('Escape');
  await expect.element(drawer.getByRole('heading', { name: 'Markets' })).not.toBeInTheDocument();
  expect(focused()).toBe('Markets');
  await press('Escape');
  await expect.element(drawer).not.toBeInTheDocument();
  expect(focused()).toBe('Menu');
});

test('§2.7: a submenu opens by its button, and Escape restores focus to it', async () => {
  await show(<StreamScreen brand={brand} />, 1280);
  await tabTo('Markets menu');
  await press('Enter');
  await press('Tab');
  await expect
    .element(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Atlanta' }))
    .toBeVisible();
  await press('Escape');
  expect(focused()).toBe('Markets menu');
  await expect.element(page.getByRole('button', { name: 'Markets menu' })).toHaveAttribute('aria-expanded', 'false');
});

test('§2.7: the user menu opens, is reachable by Tab and closes by Escape', async () => {
  await show(<StreamScreen brand={brand} />, 1280);
  await tabTo(/^Sign In|^Account menu/);
  await press('Enter');
  await expect.element(page.getByText('Welcome')).toBeVisible();
  await press('Tab');
  expect(focused()).toBe('Sign In');
  await press('Escape');
  await expect.element(page.getByText('Welcome')).not.toBeVisible();
});

test('§2.8: search opens with focus in its field and closes by Escape', async () => {
  await show(<StreamScreen brand={brand} />, 1280);
  await tabTo('Search');
  await press('Enter');
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('atlanta');
  await expect.element(page.getByRole('searchbox')).toHaveValue('atlanta');
  await press('Escape');
  if (focused() !== 'Search') await press('Escape');
  expect(focused()).toBe('Search');
});

test('§2.8: the share modal takes, traps and restores focus', async () => {
  await show(<StreamScreen brand={brand} />, 1280);
  await tabTo(/^Share this page$/i);
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share this page' });
  await expect.element(dialog).toBeVisible();
  for (let presses = 0; presses < 8; presses += 1) {
    await press('Tab');
    expect(document.activeElement === document.body || hasFocusInside(dialog.element())).toBe(true);
  }
  await press('Escape');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(focused()).toMatch(/^Share this page$/i);
});

test('§2.8: the first tab stop of a rotating slider is its pause control, and its buttons move it', async () => {
  await show(<StreamScreen brand={brand} />, 1280);
  const region = page.getByRole('region', { name: 'Resources', exact: true });
  // Its code loads near the viewport.
  await expect.element(region).toBeInTheDocument();
  region.element().scrollIntoView();
  await expect.element(region.getByText('1 of 3')).toBeVisible();
  await tabTo('Browse More Resources', 200);
  await press('Tab');
  expect(focused()).toBe('Stop automatic slide show');
  await press('Space');
  expect(focused()).toBe('Start automatic slide show');
  // It may have gone on by itself before the focus came to it.
  const at = Number.parseInt(region.getByText(/^\d of 3$/).element().textContent ?? '', 10);
  await tabTo('Next resource');
  await press('Enter');
  await expect.element(region.getByText(`${(at % 3) + 1} of 3`)).toBeVisible();
});

test('tabs are one tab stop; arrow keys select, and the next stop is in the panel', async () => {
  await show(
    <SectionTabs
      label="Views"
      sections={['One', 'Two', 'Three'].map((title) => ({
        id: title,
        title,
        content: <a href="/more/">More of {title}</a>,
      }))}
    />,
    390,
  );
  await expect.element(page.getByRole('tab', { name: 'One' })).toBeVisible();
  await press('Tab');
  await press('ArrowRight');
  expect(focused()).toBe('Two');
  await press('End');
  expect(focused()).toBe('Three');
  await press('Tab');
  expect(focused()).toBe('More of Three');
});

test.each(['light', 'dark'])('the focus ring of the subscribe card has the color of its text, %s', async (scheme) => {
  document.documentElement.dataset['theme'] = scheme;
  onTestFinished(() => void delete document.documentElement.dataset['theme']);
  await show(<SubscribeCard offer={offer} />, 390);
  await tabTo('Privacy Policy');
  const card = page.getByRole('region', { name: offer.title }).element();
  expect(getComputedStyle(document.activeElement ?? card).outlineColor).toBe(getComputedStyle(card).color);
});
