import { expect, test } from 'vitest';
import { wrapTables } from './wrapTables';

const frame = (table: string) => `<div data-table role="group" aria-label="Table" tabindex="0">${table}</div>`;

test.each([
  ['text is left alone', '<p>A round <b>table</b></p>', '<p>A round <b>table</b></p>'],
  ['one table', '<table><tr><td>1</td></tr></table>', frame('<table><tr><td>1</td></tr></table>')],
  [
    'with attributes and line breaks',
    '<TABLE class="a">\n<tr></tr>\n</TABLE>',
    frame('<TABLE class="a">\n<tr></tr>\n</TABLE>'),
  ],
  [
    'two with text between',
    '<table></table><p>x</p><table></table>',
    `${frame('<table></table>')}<p>x</p>${frame('<table></table>')}`,
  ],
  [
    'an empty corner is no header',
    '<table><tr><th scope="col"> </th><th>A</th></tr></table>',
    frame('<table><tr><td></td><th>A</th></tr></table>'),
  ],
  [
    'a number and its unit stay in one line',
    '<table><tr><td>$54.1 million</td><td>$54.1 million net of fees</td></tr></table>',
    frame('<table><tr><td>$54.1\u00A0million</td><td>$54.1 million net of fees</td></tr></table>'),
  ],
])('%s', (_, html, expected) => {
  expect(wrapTables(html)).toBe(expected);
});

test.each([
  ['Rents', '<caption>Rents</caption>', ''],
  ['Rents &amp; costs', '<caption>Rents &amp; <b>costs</b></caption>', ''],
  ['Rents', '<caption>Rents</caption>', ' role="region" tabindex="0" aria-label="Table"'],
  ['Tabelle', '', ' role="region" tabindex="0" aria-label="Tabelle"'],
  ['Table', '', ' tabindex="0"'],
])('a table has one tab stop, named "%s"', (name, caption, attributes) => {
  const table = `<table>${caption}<tr><td>1</td></tr></table>`;
  const html = attributes === '' ? table : `<div class="table-scroll"${attributes}>${table}</div>`;
  expect(wrapTables(`<p>x</p>${html}`)).toBe(
    `<p>x</p><div data-table role="group" aria-label="${name}" tabindex="0">${table}</div>`,
  );
});
