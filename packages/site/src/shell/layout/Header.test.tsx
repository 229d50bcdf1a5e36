import { type BrandInput, defineBrand } from '@masthead/config';
import { aBrand } from '@masthead/config/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Drawer } from './Drawer';
import { Header } from './Header';
import { brand } from '../../../test/aSite';
import { Footer, JoinSection } from './SiteFrame';

const renderHeader = (header: BrandInput['header']): string =>
  renderToStaticMarkup(<Header brand={defineBrand({ ...aBrand(), header })} path="/markets/" />);
const listLinks = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)</g)].map(
    ([, url = '', title = '']) => `${title}: ${url.replace(/\?.*/, '')}`,
  );
const subscribe = 'Subscribe: /Registration/default.aspx';

describe('§2.7, §3 the main header', () => {
  test('has the brand’s logo in its size, and marks the section of the page', () => {
    const html = renderHeader({ variant: 'main' });
    expect(html).toMatch(/<img [^>]*src="\/brand\/example\.svg" width="100" height="50"/);
    expect(html).toMatch(/<a [^>]*href="\/markets\/"[^>]*aria-current|aria-current[^>]*href="\/markets\/"/);
  });

  test.each<[BrandInput['header'], boolean]>([
    [{ variant: 'main' }, false],
    [{ variant: 'main', subscribe: 'hidden' }, false],
    [{ variant: 'main', subscribe: 'visible' }, true],
  ])(
    '%j: Subscribe is beside Newsletters, and in the drawer, since phones have no room beside them: %s',
    (header, shown) => {
      expect(listLinks(renderHeader(header)).includes(subscribe)).toBe(shown);
      const drawer = renderToStaticMarkup(<Drawer brand={defineBrand({ ...aBrand(), header })} />);
      expect(listLinks(drawer).includes(subscribe)).toBe(shown);
    },
  );
});

describe('§2.7 the alternate header of a brand', () => {
  // Rendered without waiting: a suspended component would be streamed by an inline script, which browsers block.
  const html = renderHeader({ variant: 'alternate' });

  test('has the menu, the logo, search, social icons, Newsletters, Sign In and Register', () => {
    expect(html).toMatch(/<button [^>]*commandfor="site-menu"/i);
    expect(html).toMatch(/<a [^>]*href="\/" aria-label="Example home"><img [^>]*src="\/brand\/example\.svg"/);
    expect(html).toMatch(/<form [^>]*action="\/search\/"/);
    expect(html).toContain('href="https://example.com/linkedin"');
    expect(listLinks(html)).toEqual(
      expect.arrayContaining([
        'Newsletters: /Registration/Newsletters.aspx',
        'Sign In: /Registration/Login.aspx',
        'Register: /Registration/default.aspx',
      ]),
    );
  });

  test('has no navigation bar, and a Subscribe button only for brands that configure one', () => {
    expect(html).not.toContain('Tools');
    expect(listLinks(html)).not.toContain(subscribe);
    expect(
      listLinks(renderHeader({ variant: 'alternate', extraButton: { title: 'Subscribe', store: 'default' } })),
    ).toContain(subscribe);
  });

  test('has the same account links for all visitors in the HTML', () =>
    expect(html).toContain('data-audience="unknown"'));
});

test.each(['main', 'alternate'] as const)(
  '§2.8 the search box of the %s header has an icon and submits on Enter unless the brand says otherwise',
  (variant) => {
    const getForm = (header: BrandInput['header']): string =>
      /<form.*?<\/form>/s.exec(renderHeader(header))?.[0] ?? 'no form';
    const disabled = /<button type="submit" disabled/;
    const form = getForm({ variant });
    expect([form.includes('<svg'), disabled.test(form)]).toEqual([true, false]);
    const own = getForm({ variant, searchBox: { icon: 'none', enter: 'ignored' } });
    expect([own.includes('<svg'), disabled.test(own)]).toEqual([false, true]);
  },
);

test('§2.5: the footer shows the phone hours of the brand', () => {
  expect(renderToStaticMarkup(<Footer brand={brand} />)).toMatch(
    /<a [^>]*href="tel:[^>]*>1<\/a><span[^>]*> <\/span>Always<span[^>]*> <\/span><a [^>]*href="mailto:/,
  );
});

test('a brand without a phone has its email address alone', () => {
  const { phone: _, ...support } = brand.footer.support;
  const html = renderToStaticMarkup(<Footer brand={{ ...brand, footer: { ...brand.footer, support } }} />);
  expect(html).toContain('href="mailto:help@example.com"');
  expect(html).not.toContain('tel:');
});

test('§3 join-section: only brands that enable it invite visitors to register', () => {
  const html = renderToStaticMarkup(<JoinSection brand={{ ...brand, joinSection: true }} />);
  expect(html).toContain(`Join ${brand.name}`);
  expect(html).toContain(`href="${brand.menu.register.url.replaceAll('&', '&amp;')}"`);
  expect(renderToStaticMarkup(<JoinSection brand={brand} />)).toBe('');
});
