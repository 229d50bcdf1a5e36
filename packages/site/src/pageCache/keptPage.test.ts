import { expect, test } from 'vitest';
import { keptPage } from './keptPage';

const rendered = (address: string) => ({
  kind: 'APP_PAGE',
  html: `<!DOCTYPE html><html><body><p>Café</p><script>self.__next_f.push([1,"\\"c\\":[\\"\\",\\"markets\\",\\"${address}\\"]"])</script></body></html>`,
  rscData: Buffer.from(`0:{"c":["","markets","${address}"],"q":"Café"}`),
  status: 200,
});

test.each(['?_rsc=ODi8wQ5LerJPUEjM', '?_rsc=', '?page=2&_rsc=a-b_c'])('§9 page cache: a page that %s made is the page of a plain visit', (address) => {
  const plain = address.startsWith('?page') ? '?page=2' : '';
  expect(keptPage(rendered(address))).toEqual(keptPage(rendered(plain)));
});

test('§9 page cache: data stay text in any language, the page is in ASCII', () => {
  const { html, rscData } = keptPage(rendered(''));
  expect(html).toContain('<p>Caf&#233;</p>');
  expect(rscData.toString()).toContain('"q":"Café"');
});

test.each([null, undefined, { kind: 'FETCH' }, { html: 1 }])('§9 page cache: %j is no page and stays as it is', (value) => {
  expect(keptPage(value)).toBe(value);
});
