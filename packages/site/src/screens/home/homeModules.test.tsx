import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import { aPage, brand } from '../../../test/aSite';
import { HomeModules } from './HomeModules';
import type { HomeView } from './homeView';

const story = (title: string) => ({ title, url: `/${title}/`, kicker: { trail: [] } });
const view: HomeView = {
  related: [],
  secondary: [],
  latest: [],
  desk: [],
  regions: [],
  markets: [],
  trending: [],
  insights: [story('insight')],
  recent: [story('recent')],
  audio: [{ kind: 'Podcast', title: 'episode', url: '/podcastcenter/a/b/' }],
  authors: [{ name: 'Maren Ostrow', story: { title: 'piece', url: '/piece/' } }],
  event: { title: 'summit', day: '4', month: 'December 2026', iso: '2026-12-04' },
  newsletters: {
    signup: {
      title: 'Morning',
      action: '/Registration/Newsletters.aspx',
      hiddenFields: [{ name: 'newsletter', value: 'AM' }],
    },
    others: [story('evening')],
    all: { title: 'All newsletters', url: '/static/newsletters/' },
  },
};
const framed = { title: 'Figures', src: '/brand/figures.html', height: 300 };

type Modules = typeof brand.modules;
const toElement = (modules: Partial<Modules>, shown: HomeView = view) => (
  <HomeModules
    view={shown}
    page={{ ...aPage('/'), brand: { ...brand, modules: { ...brand.modules, framed, ...modules } } }}
  />
);
const html = (modules: Partial<Modules>, shown?: HomeView): string => renderToStaticMarkup(toElement(modules, shown));

/** Text that identifies each module. */
const marks = {
  popularAuthors: 'Maren Ostrow',
  podcasts: 'episode',
  insights: 'Instant Insights',
  iframe: '/brand/figures.html',
  recentStories: 'Recent stories',
  event: 'summit',
} as const;

describe('§3 the modules of the home page', () => {
  test('are all rendered by default', () => {
    for (const mark of Object.values(marks)) expect(html({})).toContain(mark);
  });

  test.each(['popularAuthors', 'podcasts', 'insights', 'iframe', 'recentStories'] as const)(
    '%s can be switched off, and nothing else goes with it',
    (flag) => {
      const page = html({ [flag]: false });
      for (const [name, mark] of Object.entries(marks))
        expect([name, page.includes(mark)]).toEqual([name, name !== flag]);
    },
  );

  test('the featured event is rendered without insights', () => {
    expect(html({}, { ...view, insights: [] })).toContain('summit');
    const { event: _, ...without } = view;
    expect(html({}, without)).not.toContain('summit');
  });

  test('empty modules are omitted', () => {
    const { newsletters: _, event: __, ...nothing } = { ...view, insights: [], recent: [], audio: [], authors: [] };
    expect(html({ framed: undefined }, nothing)).not.toContain('<h2');
  });

  test('a document of the app is sandboxed, with reserved height', () => {
    expect(html({})).toMatch(
      /<iframe[^>]*src="\/brand\/figures\.html"[^>]*title="Figures"[^>]*height="300"[^>]*loading="lazy"[^>]*sandbox="allow-scripts allow-popups allow-top-navigation-by-user-activation"/,
    );
    expect(html({})).not.toContain('allow-same-origin');
  });

  test('a document of another site loads when the reader requests it', async () => {
    // The code of the embed loads on demand: only a prerender waits for it.
    const { prelude } = await prerender(toElement({ framed: { ...framed, src: 'https://charts.example/rates' } }));
    const page = await new Response(prelude).text();
    expect(page).not.toContain('<iframe');
    expect(page).toContain('charts.example');
  });

  test('§1 the first newsletter has a sign-up form, the others are listed', () => {
    const page = html({});
    expect(page).toMatch(
      /<form action="\/Registration\/Newsletters\.aspx" method="post">.*name="newsletter" value="AM".*type="email"/,
    );
    expect(page).toContain('/evening/');
  });
});
