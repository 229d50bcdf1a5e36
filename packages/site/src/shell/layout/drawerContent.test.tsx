import { defineBrand } from '@masthead/config';
import { aBrand } from '@masthead/config/testing';
import { DrawerContent, DrawerStart } from '@masthead/design-system';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { toDrawerContent, toDrawerStart } from './drawerContent';

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

describe('§2.7, §3 the drawer shows the menu configuration', () => {
  test('lists topics in focus first, then further topics, each with its description', () => {
    expect(lists.slice(0, 2)).toEqual([
      { title: 'Topic in focus', links: [link('Maturities')] },
      { title: 'More to explore', links: [link('Reports')] },
    ]);
    const html = renderToStaticMarkup(<DrawerContent sections={[]} lists={lists} />);
    for (const words of ['Topic in focus', 'All about Maturities.', 'All about Reports.'])
      expect(html).toContain(words);
  });

  test('has its quick links and sections in every page before the rest is loaded, at the same places', () => {
    const start = toDrawerStart(brand);
    const content = toDrawerContent(brand, {});
    expect([start.quickLinks, start.sections]).toEqual([
      content.quickLinks,
      content.sections.map(({ link: to }) => to),
    ]);
    const html = renderToStaticMarkup(<DrawerStart {...start} />);
    for (const { title, url } of [...start.quickLinks, ...start.sections, start.all])
      expect(html).toMatch(new RegExp(`href="${url}"[^>]*>${title}<`));
  });

  test('starts with the search and the sections, which the quick links follow', () => {
    const quick = { title: 'Latest news', url: '/example-sections/news/' };
    const content = toDrawerContent(defineBrand({ ...written, menu: { ...written.menu, quickLinks: [quick] } }), {});
    expect(content.quickLinks).toEqual([quick]);
    expect(renderToStaticMarkup(<DrawerContent {...content} />)).toMatch(
      /action="\/search\/".*Markets.*href="\/example-sections\/news\/"/,
    );
  });

  test('has the links of the top row and the broker expo, which narrow and scrolled headers hide', () => {
    const events = { title: 'Events', url: '/events/' };
    const content = toDrawerContent(
      defineBrand({
        ...written,
        menu: {
          ...written.menu,
          topNavs: [events, { title: 'Reports', url: link('Reports').url }, { title: 'About', url: '/static/about/' }],
          quickLinks: [{ title: 'Latest', url: '/tag/latest/' }],
          moreToExplore: [link('Reports')],
          secondaryLinks: [{ title: 'About', url: '/static/about/' }],
          brokerExpo: { brokerExpoUrl: 'https://expo.example.com/', expoBtnText: 'Expo' },
        },
      }),
      {},
    );
    expect(content.quickLinks?.map(({ title }) => title)).toEqual(['Latest', 'Events', 'Expo']);
  });

  test('has no heading for topics in focus without any', () => {
    expect(renderToStaticMarkup(<DrawerContent {...toDrawerContent(defineBrand(aBrand()), {})} />)).not.toContain(
      'Topic in focus',
    );
  });

  test('does not repeat a link', () => {
    expect(lists.at(-1)?.links).toEqual([{ title: 'About', url: '/static/about/' }]);
  });

  test('shows the description of a region', () => {
    expect(sections[0]?.groups[0]).toEqual({
      title: 'North',
      url: '/markets/north/',
      description: 'Cold.',
      links: [{ title: 'Bergen', url: '/markets/bergen/' }],
    });
    expect(renderToStaticMarkup(<DrawerContent sections={sections} lists={[]} />)).toContain('Cold.');
  });

  test('links to all of a section, unless the brand hides the link', () => {
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

  test('a section has its own panel colors only if the brand sets them, so that the others follow the theme', () => {
    const html = renderToStaticMarkup(<DrawerContent sections={sections} lists={[]} />);
    expect(html.match(/--section-paper:[^;"]*/g)).toEqual([
      `--section-paper:${written.menu.sections[0]?.colors?.backgroundColor}`,
    ]);
  });
});
