import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AdSlot } from './AdSlot';

describe('the place of an advertisement', () => {
  test('is a landmark with a label and a name of its own, empty until it is filled', () => {
    const html = renderToStaticMarkup(<AdSlot name="vert5" />);
    expect(html).toMatch(
      /^<aside [^>]*data-slot="vert5" aria-label="Advertisement, in the text"><p [^>]*>Advertisement<\/p><div [^>]*data-room=""><\/div><\/aside>$/,
    );
  });
  test('inside another landmark it is a group', () => {
    expect(renderToStaticMarkup(<AdSlot name="vert1" as="group" />)).toMatch(/^<div role="group" /);
  });
  test.each([
    ['native_single1', 'Sponsored'],
    ['smartsite_logo1', 'Sponsor'],
    ['horiz1', 'Advertisement'],
  ] as const)('%s is labelled %s', (name, label) => {
    expect(renderToStaticMarkup(<AdSlot name={name} />)).toContain(`>${label}</p>`);
  });
  test('a slot that is not in the table does not compile', () => {
    // @ts-expect-error the slot table has no vert4
    expect(() => renderToStaticMarkup(<AdSlot name="vert4" />)).toThrow(TypeError);
  });
});
