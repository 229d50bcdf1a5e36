import { expect, test } from 'vitest';
import { normalizeCachedPage as normalize } from './normalizeCachedPage';

const keptPage = <Page>(page: Page): Page => normalize(page, ['page', 'tab', 'realmID']);

/** A page as Next makes it for an address: its data as they are, and in its HTML as a quoted string. */
const rendered = (query: string) => {
  const data = `0:{"P":null,"c":["","markets","southeast",${JSON.stringify(query)}],"q":${JSON.stringify(query)},"i":false,"href":"/search/?q=office&utm_source=x","title":"Café"}`;
  const quoted = JSON.stringify(data).replaceAll('&', String.raw`\u0026`);
  return {
    kind: 'APP_PAGE',
    html: `<!DOCTYPE html><html><body><p>Café</p><a href="/search/?q=office&amp;utm_source=x"></a><script>self.__next_f.push([1,${quoted}])</script></body></html>`,
    rscData: Buffer.from(data),
    segmentData: new Map([['/_full', Buffer.from(data)]]),
    status: 200,
  };
};

test.each([
  ['?_rsc=ODi8wQ5LerJPUEjM', ''],
  ['?timestamp=1795363040', ''],
  ['?utm_source=mail%26x&u=a%2Fb&z%5B%5D=1', ''],
  ['?page=2&_rsc=a-b_c', '?page=2'],
  ['?utm_source=mail&page=2&timestamp=1', '?page=2'],
  ['?page=1&page=2', '?page=2'],
  ['?tab=company&email=ann%40example.com', '?tab=company'],
  ['?gclid=1&realmID=42', '?realmID=42'],
])(
  '§2.9, page cache: a page rendered for %s is stored as the page of "%s", and its links keep their queries',
  (query, plain) => {
    expect(keptPage(rendered(query))).toEqual(keptPage(rendered(plain)));
  },
);

test('§2.9, page cache: data keep non-ASCII text, the HTML is escaped', () => {
  const { html, rscData } = keptPage(rendered(''));
  expect(html).toContain('<p>Caf&#233;</p>');
  expect(rscData.toString()).toContain('"title":"Café"');
  expect(rscData.toString()).toContain('"/search/?q=office&utm_source=x"');
});

test.each([null, undefined, { kind: 'FETCH' }, { html: 1 }])(
  '§2.9, page cache: %j is not a page and stays unchanged',
  (value) => {
    expect(keptPage(value)).toBe(value);
  },
);
