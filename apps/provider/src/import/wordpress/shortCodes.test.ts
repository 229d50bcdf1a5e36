import { expect, test } from 'vitest';
import { parseShortCodes } from './shortCodes.ts';

const code = (name: string, fields: object = {}) => expect.objectContaining({ name, ...fields });

test.each([
  ['a name', '[gallery]', [code('gallery', { named: {}, numeric: [], children: undefined })]],
  [
    'values in double quotes',
    '[gallery ids="1,2 3" size="a\'b"]',
    [code('gallery', { named: { ids: '1,2 3', size: "a'b" } })],
  ],
  ['values in single quotes', `[box title='Say "yes"']`, [code('box', { named: { title: 'Say "yes"' } })]],
  [
    'values without quotes',
    '[gallery columns=2 link=none]',
    [code('gallery', { named: { columns: '2', link: 'none' } })],
  ],
  ['spaces around the equals sign', '[box color = "red"]', [code('box', { named: { color: 'red' } })]],
  ['names in capitals', '[BOX Color="Red"]', [code('box', { named: { color: 'Red' } })]],
  ['empty values', '[box color=""]', [code('box', { named: { color: '' } })]],
  [
    'values without names',
    `[tweet https://x.com/a?b=c "two words" 'and more' 123]`,
    [code('tweet', { named: {}, numeric: ['https://x.com/a?b=c', 'two words', 'and more', '123'] })],
  ],
  ['typographic quotes', '[box color=“red”]', [code('box', { named: { color: 'red' } })]],
  [
    'an end in the tag',
    '[box color="red" /]two',
    [code('box', { named: { color: 'red' }, children: undefined }), 'two'],
  ],
  [
    'content with other short codes',
    'One [box]two [b]three[/b][/box] four',
    ['One ', code('box', { children: ['two ', code('b', { children: ['three'] })] }), ' four'],
  ],
  ['an escaped tag as text', '[[gallery ids="1"]]', ['[gallery ids="1"]']],
])('parses %s', (_, text, nodes) => {
  expect(parseShortCodes(text)).toEqual(nodes);
});
