import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { brand } from '../../../test/aSite';
import { routes } from '../../routing/routes';
import type { RouteDefinition } from '../../routing/types';
import { BottomModules } from './BottomModules';

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
