import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AdSlot } from './AdSlot';

describe('AdSlot', () => {
  test('is a landmark with a label and a unique name, empty in the server HTML', () => {
    const html = renderToStaticMarkup(<AdSlot name="vert5" />);
    expect(html).toMatch(
      /^<aside [^>]*data-slot="vert5" aria-label="Advertisement, in the text"><p [^>]*>Advertisement<\/p><div [^>]*data-creative=""><\/div><\/aside>$/,
    );
  });
  test('is a group inside another landmark', () => {
    expect(renderToStaticMarkup(<AdSlot name="vert1" as="group" />)).toMatch(/^<div role="group" /);
  });
  test.each([
    ['native_single1', 'Sponsored'],
    ['smartsite_logo1', 'Sponsor'],
    ['horiz1', 'Advertisement'],
  ] as const)('labels %s as %s', (name, label) => {
    expect(renderToStaticMarkup(<AdSlot name={name} />)).toContain(`>${label}</p>`);
  });
  test.each([
    ['native_single1', 'From Example'],
    ['smartsite_logo1', 'Sponsor'],
    ['horiz1', 'From Example'],
  ] as const)('labels %s as %s where all creatives are the publication’s own', (name, label) => {
    const html = renderToStaticMarkup(<AdSlot name={name} houseLabel="From Example" />);
    expect(html).toContain(`>${label}</p>`);
    expect(html).toContain(`aria-label="${label}, `);
  });
});
