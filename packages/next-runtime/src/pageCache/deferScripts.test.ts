import { describe, expect, test } from 'vitest';
import { deferScripts as deferInParts } from './deferScripts';

const scriptTag = (name: string): string => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
/** Splits the document within its body, as a payload script does. */
const deferScripts = (html: string): string =>
  deferInParts([html.slice(0, html.indexOf('<body>') + 1), html.slice(html.indexOf('<body>') + 1)]).join('');

const createDocument = (head: string, body: string): string =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

describe('decision 15: a cached page requests its scripts after the first paint', () => {
  test('replaces all script tags by one loader at the end of the body, which requests each script once', () => {
    const html = deferScripts(
      createDocument(
        `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>${scriptTag('b')}`,
        `<p>A deal</p>${scriptTag('a')}${scriptTag('b')}`,
      ),
    );
    const [before, loader] = html.split('<script>');
    expect(before).toBe('<!DOCTYPE html><html><head></head><body><p>A deal</p>');
    expect(loader).toMatch(
      /^\(\(\)=>\{var urls=\["\/_next\/static\/chunks\/b\.js","\/_next\/static\/chunks\/a\.js"\],.+<\/script><\/body><\/html>$/,
    );
  });

  test.each([
    ['inline scripts', '<script>1</script>'],
    ['third-party scripts', '<script src="https://scripts.example.com/a.js" async=""></script>'],
    ['noModule scripts', '<script src="/_next/static/chunks/a.js" noModule=""></script>'],
    ['preload links for pictures', '<link rel="preload" as="image" href="/brand/logo.svg"/>'],
    ['structured data', '<script type="application/ld+json">{"name":"A"}</script>'],
  ])('does not change %s', (_, markup) => {
    expect(deferScripts(createDocument(markup, ''))).toBe(createDocument(markup, ''));
    expect(deferScripts(createDocument(markup, scriptTag('a')))).toContain(markup);
  });

  test('does not change HTML without a body', () => {
    expect(deferScripts(scriptTag('a'))).toBe(scriptTag('a'));
  });
});
