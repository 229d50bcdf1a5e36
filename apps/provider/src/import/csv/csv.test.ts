import { describe, expect, test } from 'vitest';
import { readSource, toInput } from '../../../test/support/importSource.ts';
import { type Mapping, mappingSchema } from '../mapping.ts';
import { csv } from './csv.ts';
import { compileDateFormat, readCsvDate } from './csvFields.ts';
import { findDelimiter } from './readCsv.ts';

const site = 'https://old.example.com';
const read = (content: string | Uint8Array, mapping: object = {}) =>
  readSource(csv, content, mappingSchema.parse({ site, ...mapping }) satisfies Mapping);

test('a row becomes an article by the names of its columns, which the report shows', async () => {
  const { all, notes, source } = await readSource(
    csv,
    `\uFEFFPost ID,Headline,Permalink,Published At,Author,Category,Tags,Body,Image URL,Alt Text,Mood
7,"Rents, ""up"" again",${site}/rents,2026-11-21 10:00,Ann Lee|Bo Ek,Office,rents;yields,"<p>One
two</p>",/tower.jpg,A tower,good`,
  );
  expect(source).toMatchObject({ id: site });
  expect(all('article')).toEqual([
    {
      kind: 'article',
      id: '7',
      place: 'line 3, "Rents, "up" again"',
      title: 'Rents, "up" again',
      status: 'published',
      publishedAt: '2026-11-21T10:00:00.000Z',
      day: '2026-11-21',
      html: '<p>One\ntwo</p>',
      picture: { address: '/tower.jpg', alt: 'A tower' },
      authors: ['ann lee', 'bo ek'],
      categories: ['office'],
      tags: ['rents', 'yields'],
      oldAddresses: [`${site}/rents`],
      notes: [],
    },
  ]);
  expect(all('author')).toMatchObject([{ id: 'ann lee', name: 'Ann Lee' }, { id: 'bo ek' }]);
  expect(all('category')).toMatchObject([{ id: 'office', name: 'Office', slug: 'office' }]);
  expect(notes).toContain('changed column Post ID');
  expect(notes).toContain('not-imported column Mood');
});

test('the mapping file decides columns, constants, separators, dates and time zones', async () => {
  const { all, notes } = await read(
    'Nr;Titel;Wann;Rubrik;Text\n1;A;05.04.2026 10:30;Büro, Handel;x\n2;B;2026-04-05;;y',
    {
      columns: { Nr: 'id', Wann: 'date', Rubrik: 'categories', Text: 'ignore' },
      csv: {
        listSeparator: ',',
        dateFormat: 'DD.MM.YYYY HH:mm',
        timeZone: 'Europe/Berlin',
        constants: { authors: 'News desk', categories: 'Other' },
      },
    },
  );
  expect(all('article')).toMatchObject([
    {
      id: '1',
      title: 'A',
      publishedAt: '2026-04-05T08:30:00.000Z',
      categories: ['büro', 'handel'],
      authors: ['news desk'],
      html: '',
    },
    { id: '2', categories: ['other'], unreadDate: '2026-04-05' },
  ]);
  expect(notes).toEqual(['changed column Titel', 'ignored column Text', 'changed date (2026-04-05)']);
});

test('rows with errors are noted with their lines, and the others are imported', async () => {
  const { all, items } = await read('id,title,status\n1,A,live\n\n2,B\n3,C,live,extra\n1,D,live\n,E,live\n4,F,odd\n');
  expect(all('article').map(({ id, status }) => `${id} ${status}`)).toEqual([
    '1 published',
    '2 published',
    '3 published',
    '4 draft',
  ]);
  const notes = items.flatMap((item) => (item.kind === 'remark' ? [item.note] : item.notes));
  expect(notes.filter(({ place }) => place !== 'header').map(({ kind, place }) => `${kind}, ${place}`)).toEqual([
    'changed, line 4, "B"',
    'not-imported, line 5, "C"',
    'duplicate, line 6, "D"',
    'not-imported, line 7, "E"',
    'changed, line 8, "F"',
  ]);
});

test('pages, Markdown and plain texts', async () => {
  const { all } = await read('slug,title,type,markdown,text\na,A,page,**m**,\nb,B,post,,"x <y>\n\nz"\n');
  expect(all('page')).toMatchObject([{ id: 'a', slug: 'a', html: '<p><strong>m</strong></p>\n' }]);
  expect(all('article')).toMatchObject([{ id: 'b', html: '<p>x &lt;y&gt;</p>\n<p>z</p>' }]);
});

test.each([
  ['a\tb\n', '\t'],
  ['"a;b;c",d\n', ','],
  ['a;b,c;d\n', ';'],
  ['a|b', '|'],
  ['alone\na,b', undefined],
])('%j is separated by %j', (head, delimiter) => expect(findDelimiter(head)).toBe(delimiter));

describe('encodings', () => {
  const text = 'id,title\n1,Café\n';
  test.each([
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])],
    ['UTF-8', Buffer.from(text)],
    ['Windows-1252', Buffer.from(text, 'latin1')],
  ])('%s is read', async (name, bytes) => {
    expect(csv.recognizes(toInput(bytes))).toBe(true);
    const { all, notes } = await read(bytes);
    expect(all('article')).toMatchObject([{ title: 'Café' }]);
    expect(notes.includes('changed encoding')).toBe(name === 'Windows-1252');
  });

  test('the encoding of the mapping file is binding', async () => {
    await expect(read(Buffer.from(text, 'latin1'), { csv: { encoding: 'utf-8' } })).rejects.toThrow('is not utf-8');
  });
});

describe('hostile and damaged files', () => {
  test.each([
    ['a file that breaks off', 'id,title\n1,"A', {}, 'not closed, or the file ends too early'],
    ['no column for ids', 'title,mood\nA,x\n', {}, 'No column identifies the rows'],
    ['no column for titles', 'id,mood\n1,x\n', {}, 'No column is the title'],
    ['an unknown field', 'id,title\n', { columns: { id: 'number' } }, '"number" in "columns"'],
    ['an unknown constant', 'id,title\n', { csv: { constants: { mood: 'x' } } }, '"mood" in "constants"'],
    ['a column that does not exist', 'id,title\n', { columns: { Nr: 'id' } }, 'no column "Nr"'],
    ['a format of dates without a year', 'id,title\n', { csv: { dateFormat: 'DD.MM' } }, 'needs a year'],
    ['an enormous row', `id,title\n1,${'x'.repeat(10_100_000)}\n`, {}, 'cannot be read as CSV'],
    ['too many columns', `id,title\n${'x,'.repeat(600)}\n`, {}, 'more than 500 columns'],
  ])('refuses %s', async (_, content, mapping, message) => {
    await expect(read(content, mapping)).rejects.toThrow(message);
  });

  test('a file without addresses needs the site of the mapping file', async () => {
    await expect(readSource(csv, 'id,title\n1,A\n')).rejects.toThrow('Set "site" in the mapping file');
  });

  test('deep Markdown stays text, and U+0000 is removed', async () => {
    const { all } = await read(`id,title,markdown\n1,A\0B,${'>'.repeat(50_000)}\n`);
    expect(all('article')).toMatchObject([{ title: 'AB', html: expect.stringMatching(/^<p>&gt;/) }]);
  });
});

test.each([
  ['DD.MM.YYYY', '05.04.2026', '2026-04-05T00:00:00.000Z'],
  ['M/D/YY h:mm A', '4/5/26 1:05 PM', '2026-04-05T13:05:00.000Z'],
  ['D MMMM YYYY', '5 April 2026', '2026-04-05T00:00:00.000Z'],
  ['YYYYMMDDHHmmss', '20260405010203', '2026-04-05T01:02:03.000Z'],
  ['M/D/YYYY', '13/13/2026', undefined],
  ['DD.MM.YYYY', '31.02.2026', undefined],
  [undefined, '1775383323', '2026-04-05T10:02:03.000Z'],
])('by the format %s, %s is %s', (format, text, instant) =>
  expect(
    readCsvDate(text, format === undefined ? undefined : compileDateFormat(format), { day: 'UTC', time: 'UTC' })
      ?.instant,
  ).toBe(instant),
);

test.each([
  ['id,title\n1,A', true],
  ['<rss a,b>', false],
  ['{"a": 1, "b": 2}', false],
  ['just a text', false],
])('%j is recognized: %s', (content, expected) => expect(csv.recognizes(toInput(content))).toBe(expected));
