import { describe, expect, test } from 'vitest';
import { deferScripts } from './deferScripts';

const chunk = (name: string): string => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const page = (head: string, body: string): string =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

describe('decision 23: a cached page requests its scripts after the first paint', () => {
  test('requests each script once, from the end of the page', () => {
    const html = deferScripts(
      page(
        `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>${chunk('b')}`,
        `<p>A deal</p>${chunk('a')}${chunk('b')}`,
      ),
    );
    const [before, loader] = html.split('<script>');
    expect(before).toBe('<!DOCTYPE html><html><head></head><body><p>A deal</p>');
    expect(loader).toMatch(
      /^\(\(\)=>\{var urls=\["\/_next\/static\/chunks\/b\.js","\/_next\/static\/chunks\/a\.js"\],.+<\/script><\/body><\/html>$/,
    );
  });

  test.each([
    ['scripts that stand in the page', '<script>1</script>'],
    ['scripts of others', '<script src="https://scripts.example.com/a.js" async=""></script>'],
    ['scripts for old browsers', '<script src="/_next/static/chunks/a.js" noModule=""></script>'],
    ['preloaded fonts and pictures', '<link rel="preload" as="image" href="/brand/logo.svg"/>'],
    ['data for search engines', '<script type="application/ld+json">{"name":"A"}</script>'],
  ])('%s stay unchanged', (_, markup) => {
    expect(deferScripts(page(markup, ''))).toBe(page(markup, ''));
    expect(deferScripts(page(markup, chunk('a')))).toContain(markup);
  });

  test('a fragment stays unchanged', () => {
    expect(deferScripts(chunk('a'))).toBe(chunk('a'));
  });
});
