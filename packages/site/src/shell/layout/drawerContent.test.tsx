import { defineBrand } from '@masthead/config';
import { aBrand } from '@masthead/config/testing';
import { DrawerContent } from '@masthead/design-system';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { toDrawerContent } from './drawerContent';

const link = (title: string) => ({
  title,
  url: `/tag/${title.toLowerCase().replaceAll(' ', '-')}/`,
  description: `All about ${title}.`,
});
const written = aBrand();
const brand = defineBrand({
  ...written,
  menu: {
    ...written.menu,
    topicInFocus: [link('Maturities')],
    moreToExplore: [link('Reports')],
    secondaryLinks: [
      { title: 'Reports', url: link('Reports').url },
      { title: 'About', url: '/static/about/' },
    ],
  },
});
const { lists, sections } = toDrawerContent(brand, {});

describe('§2.7, §3 the drawer shows what the menu configuration holds', () => {
  test("the menu's own topics in focus stand first, then what there is more to explore, each with its description", () => {
    expect(lists.slice(0, 2)).toEqual([
      { title: 'Topic in focus', links: [link('Maturities')] },
      { title: 'More to explore', links: [link('Reports')] },
    ]);
    const html = renderToStaticMarkup(<DrawerContent sections={[]} lists={lists} />);
    for (const words of ['Topic in focus', 'All about Maturities.', 'All about Reports.'])
      expect(html).toContain(words);
  });

  test('a menu without topics in focus has no heading for them', () => {
    expect(renderToStaticMarkup(<DrawerContent {...toDrawerContent(defineBrand(aBrand()), {})} />)).not.toContain(
      'Topic in focus',
    );
  });

  test('a link that stands above is not repeated below', () => {
    expect(lists.at(-1)?.links).toEqual([{ title: 'About', url: '/static/about/' }]);
  });

  test('a region has the words that the brand wrote under it', () => {
    expect(sections[0]?.groups[0]).toEqual({
      title: 'North',
      url: '/markets/north/',
      description: 'Cold.',
      links: [{ title: 'Bergen', url: '/markets/bergen/' }],
    });
    expect(renderToStaticMarkup(<DrawerContent sections={sections} lists={[]} />)).toContain('Cold.');
  });

  test('a section leads to all of it, unless the brand hides that', () => {
    expect(sections.map(({ browseAll }) => browseAll?.title)).toEqual(['Browse All Markets', 'Browse All Tools']);
    const hidden = defineBrand({
      ...written,
      menu: {
        ...written.menu,
        sections: written.menu.sections.map((section) => ({ ...section, hideBrowseAll: true })),
      },
    });
    expect(toDrawerContent(hidden, {}).sections.some((section) => 'browseAll' in section)).toBe(false);
  });

  test('each section brings the colours that the brand has chosen for its panel', () => {
    expect(sections.map(({ colors }) => colors)).toEqual(
      written.menu.sections.map(({ textColor, backgroundColor }) => ({ text: textColor, background: backgroundColor })),
    );
    expect(renderToStaticMarkup(<DrawerContent sections={sections} lists={[]} />)).toContain(
      `--section-paper:${written.menu.sections[0]?.backgroundColor}`,
    );
  });
});
