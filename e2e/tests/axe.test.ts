import { describe, expect } from 'vitest';
import { axe } from '../src/axe.ts';
import { test } from '../src/test.ts';

const picture = '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">';
const inner = `<!doctype html><html lang="en"><title>A frame</title>${picture}</html>`;
const outer = `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>${picture}
  <iframe title="own" src="/frame"></iframe><iframe title="shut in" sandbox="allow-scripts" src="/frame"></iframe>
  <iframe title="elsewhere" src="http://elsewhere.example/frame"></iframe><iframe title="written" srcdoc='${inner}'></iframe></main></html>`;

describe('the accessibility check of the tests', () => {
  test('finds a violation in the page and in every kind of frame, or in the page only', async ({ browser }) => {
    const context = await browser.newContext();
    await context.route('**', (route) =>
      route.fulfill({ contentType: 'text/html', body: route.request().url().endsWith('/frame') ? inner : outer }),
    );
    const page = await context.newPage();
    await page.goto('http://news.example/');
    const alone = await axe(page, 'without frames');
    const all = await axe(page);
    const again = await axe(page);
    await context.close();
    expect(alone).toEqual([expect.stringMatching(/^image-alt: .* at img$/)]);
    for (const title of ['own', 'shut in', 'elsewhere', 'written'])
      expect(all, title).toContainEqual(
        expect.stringMatching(new RegExp(`^image-alt: .*iframe\\[title="${title}"\\] img$`)),
      );
    expect(all).toHaveLength(5);
    expect(again).toEqual(all);
  });
});
