import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { StreamScreen } from '../../src/examples/StreamScreen';
import { SectionTabs } from '../../src/SectionTabs/SectionTabs';
import { brand, show, tap } from './walk';

test('§2.7: touch opens the drawer and a panel, goes back and closes it', async () => {
  await show(<StreamScreen brand={brand} />, 390);
  await tap(page.getByRole('button', { name: 'Menu' }));
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect.element(drawer).toBeVisible();
  await tap(drawer.getByText('Markets', { exact: true }).first());
  await expect.element(drawer.getByRole('heading', { name: 'Markets' })).toBeVisible();
  await tap(drawer.getByRole('button', { name: 'Back to sections' }));
  await expect.element(drawer.getByRole('heading', { name: 'Markets' })).not.toBeInTheDocument();
  await tap(drawer.getByRole('button', { name: 'Close menu' }));
  await expect.element(drawer).not.toBeInTheDocument();
});

test('§2.7: touch opens the account menu, and a touch elsewhere closes it', async () => {
  await show(<StreamScreen brand={brand} />, 390);
  // The last of the header's disclosures: its word is hidden where there is no room.
  await commands.tap('header summary >> nth=-1');
  await expect.element(page.getByText('Welcome')).toBeVisible();
  await tap(page.getByRole('heading', { name: 'Atlanta' }));
  await expect.element(page.getByText('Welcome')).not.toBeVisible();
});

test('§2.7: on a wide touch screen a button opens the submenu', async () => {
  await show(<StreamScreen brand={brand} />, 1280);
  const button = page.getByRole('button', { name: 'Markets menu' });
  await tap(button);
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect
    .element(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Atlanta' }))
    .toBeVisible();
  await tap(button);
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('§2.8: a swipe moves the slider', async () => {
  await show(<StreamScreen brand={brand} />, 390);
  const region = page.getByRole('region', { name: 'Resources', exact: true });
  // Its code loads near the viewport.
  await expect.element(region).toBeInTheDocument();
  region.element().scrollIntoView();
  await expect.element(region.getByText('1 of 3')).toBeVisible();
  await commands.swipe(region.getByRole('group', { name: '1 of 3' }).selector, 'left');
  await expect.element(region.getByText('2 of 3')).toBeVisible();
});

test('§2.8: touch opens the share modal and closes it by Cancel or the backdrop', async () => {
  await show(<StreamScreen brand={brand} />, 390);
  const opener = page.getByRole('button', { name: 'Share this page' });
  const dialog = page.getByRole('dialog', { name: 'Share this page' });
  await tap(opener);
  await expect.element(dialog).toBeVisible();
  await tap(dialog.getByRole('button', { name: 'Cancel' }));
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a touched tab is selected and scrolled fully into view', async () => {
  await show(
    <SectionTabs
      label="Views"
      sections={['Video Center', 'Thought Leadership', 'Webcast Center', 'White Papers'].map((title, index) => ({
        id: `view-${index}`,
        title,
        content: title,
      }))}
    />,
    320,
  );
  const last = page.getByRole('tab', { name: 'Webcast Center' });
  await tap(last);
  await expect.element(last).toHaveAttribute('aria-selected', 'true');
  const { left, right } = last.element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(window.innerWidth + 1);
});
