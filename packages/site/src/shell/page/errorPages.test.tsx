import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { brand } from '../../../test/aSite';
import { NotFoundPage } from './NotFoundPage';
import { ServerErrorPage } from './ServerErrorPage';

const unmatched = 'This page could not be found';
const missing = 'We can&#x27;t seem to find the page you&#x27;re looking for.';

describe('§2.4, §8 the 404 pages', () => {
  test('an unmatched address shows "This page could not be found" and the 404 screen', () => {
    const html = renderToStaticMarkup(<NotFoundPage brand={brand} address="unmatched" />);
    expect(html).toContain(`${unmatched}. ${missing}`);
    expect(html).toContain('<footer');
  });

  test('§2.7 SUBSCRIBE leads to the newsletters page, and signed-in visitors to their email preferences', () => {
    const html = renderToStaticMarkup(<NotFoundPage brand={brand} />);
    const links = [
      ...html.matchAll(/<a href="([^"?]*)[^"#]*(#[^"]*)?"[^>]*data-visible-to="([^"]*)"[^>]*>SUBSCRIBE</g),
    ];
    expect(links.map(([, path, hash = '', audience]) => [audience, path, hash])).toEqual([
      ['signed-out', '/Registration/Newsletters.aspx', ''],
      ['signed-in', '/Registration/MyAccount.aspx', '#email-preferences'],
    ]);
  });

  test('a route without content shows only the 404 screen', () => {
    const html = renderToStaticMarkup(<NotFoundPage brand={brand} />);
    expect(html).toContain(missing);
    expect(html).not.toContain(unmatched);
  });

  test('a missing file shows the compact layout: ERROR, a line and a Home page link, without header and footer', () => {
    const html = renderToStaticMarkup(<NotFoundPage brand={brand} address="file" />);
    expect(html).toMatch(
      /<main id="main">.*<h1[^>]*>ERROR<\/h1>.*This page could not be found.*<a [^>]*href="\/"[^>]*>Home page<\/a>.*<\/main>$/s,
    );
    expect(html).not.toMatch(/<header|<footer/);
  });
});

test('§2.4 the server-error page reloads its address, searches, and links to pages that need no content service', () => {
  const quick = { title: 'Latest news', url: '/news/' };
  const html = renderToStaticMarkup(
    <ServerErrorPage brand={{ ...brand, menu: { ...brand.menu, quickLinks: [quick] } }} />,
  );
  expect(html).toMatch(/<a [^>]*href=""[^>]*>Try again<\/a>/);
  expect(html).toMatch(
    /<main.*<form [^>]*action="\/search\/".*<a [^>]*href="\/news\/"[^>]*>Latest news<\/a>.*<\/main>/s,
  );
});

test('§2.4 the server-error page lists the stories that a cache has, and no heading without them', () => {
  const listed = renderToStaticMarkup(
    <ServerErrorPage brand={brand} stories={[{ title: 'A dock', url: '/2026/11/20/a-dock/' }]} />,
  );
  expect(listed).toMatch(/<h2[^>]*>Latest stories<\/h2>.*<a [^>]*href="\/2026\/11\/20\/a-dock\/"[^>]*>A dock<\/a>/s);
  expect(renderToStaticMarkup(<ServerErrorPage brand={brand} />)).not.toContain('Latest stories');
});

test('§2.6 the print header of an error page names no address', () => {
  for (const page of [<NotFoundPage brand={brand} key="404" />, <ServerErrorPage brand={brand} key="500" />])
    expect(renderToStaticMarkup(page)).not.toContain('Page Printed from');
});
