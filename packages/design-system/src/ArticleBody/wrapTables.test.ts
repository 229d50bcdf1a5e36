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
])('%s', (_, html, expected) => {
  expect(wrapTables(html)).toBe(expected);
});
