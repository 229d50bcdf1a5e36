import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { brand } from '../../../test/aSite';
import { type RouteName, routes } from '../../routing/routes';
import type { RouteDefinition } from '../../routing/types';
import { BottomModules } from './BottomModules';
import { PartnerHeader } from './BrandedResourceLayout';

const more = [
  { title: 'More from Northlight', stories: [{ title: 'Heat', url: '/special-reports/heat/', kicker: { trail: [] } }] },
];
const resources = [{ title: 'A paper', url: 'https://example.com/a.pdf', publisher: 'Harrow' }];
const html = (
  route: RouteDefinition,
  given: { more?: typeof more; resources?: typeof resources; shown?: 'signed-in' | 'always' } = { more, resources },
): string =>
  renderToStaticMarkup(
    <BottomModules
      page={{
        brand: { ...brand, subscribeCard: { ...brand.subscribeCard, shown: given.shown ?? 'signed-in' } },
        route,
      }}
      resources={given.resources ?? []}
      more={given.more ?? []}
    />,
  );
const bare: RouteDefinition = { path: '/x/', screen: 'package', layout: 'two-column', adPageName: 'x' };
const { title: invitation, subscribe } = brand.subscribeCard;

describe('§2.6 modules below the two columns', () => {
  test.each(['insight', 'specialReport', 'thoughtLeader'] as const)(
    '%s has more from the publisher, resources, and a call to subscribe',
    (name) => {
      const page = html(routes[name]);
      for (const part of ['More from Northlight', 'A paper', invitation]) expect(page).toContain(part);
    },
  );

  test('the call to subscribe is for all visitors without the signed-in hint', () => {
    const page = html({ ...bare, bottomModules: ['subscribe'] }, {});
    expect(page).toContain(`href="${subscribe.url.replaceAll('&', '&amp;')}"`);
    expect(page).not.toContain('A paper');
  });

  test.each([
    ['signed-in', 'signed-out visitors have the call, signed-in ones the card', 2],
    ['always', 'all visitors have the card', 1],
  ] as const)('%s: %s', (shown, _, count) => {
    const page = html({ ...bare, bottomModules: ['subscribe'], subscribeCard: 'always' }, { shown });
    expect(page.match(/<h2[^>]*>/g)).toHaveLength(count);
    expect(page).toContain(`>${subscribe.title}</a>`);
  });

  test('its summary is that of the route if it has one (subscribeCardSummary)', () => {
    expect(html({ ...bare, bottomModules: ['subscribe'], subscribeCardSummary: 'Of this, more.' })).toContain(
      'Of this, more.',
    );
    expect(
      html({ ...bare, bottomModules: ['resources'], subscribeCard: 'always', subscribeCardSummary: 'Of this, more.' }),
    ).toContain('Of this, more.');
  });

  test('empty modules are omitted', () => {
    expect(html({ ...bare, bottomModules: ['more-from-publisher', 'resources'] }, {})).not.toContain('<section');
    expect(html(bare)).toBe('');
  });
});

const toPage = (name: RouteName) => ({ brand, route: routes[name] });
const scope = { prefix: undefined };
const titleIn = (html: string): string | undefined => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];

describe('§2.6 the header of the branded resource layout', () => {
  test.each([
    ['resources', 'Resource Center'],
    ['resourcePartners', 'From Our Partners'],
    ['companyResources', 'Partners'],
    ['partnerVideos', 'Video Center'],
  ] as const)('%s is titled %s', (route, title) => {
    expect(titleIn(renderToStaticMarkup(<PartnerHeader page={toPage(route)} scope={scope} />))).toBe(title);
  });

  test('the media center header shows the title of the metadata above that of a video, with a link to all videos', () => {
    const html = renderToStaticMarkup(
      <PartnerHeader page={toPage('resourceVideo')} scope={{ prefix: 'example' }} title="A roof" />,
    );
    expect(titleIn(html)).toBe('A roof');
    expect(html).toMatch(/<a [^>]*href="\/example\/resources\/partners\/video\/"[^>]*>Video Center<\/a>/);
  });

  test('tracking finds the name of the company in its header (§4)', () => {
    const company = {
      company: { name: 'A Partner', label: 'premium partner', socials: [] },
      page: { url: '/', title: 'A' },
    };
    const html = renderToStaticMarkup(
      <PartnerHeader page={toPage('companyResources')} scope={scope} company={company} />,
    );
    expect(/<[^>]*\sdata-partner(?:="")?[^>]*>([^<]*)</.exec(html)?.[1]).toBe('A Partner');
  });

  test('a route without a title has none', () => {
    expect(renderToStaticMarkup(<PartnerHeader page={toPage('home')} scope={scope} />)).toBe('');
  });
});
