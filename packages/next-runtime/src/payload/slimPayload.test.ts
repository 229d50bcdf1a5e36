import { describe, expect, test } from 'vitest';
import { parseRows } from './payloadRows.ts';
import { slimPayload } from './slimPayload.ts';

const regionRow = '9:I[77,["$8"],"StaticRegion"]\n';
const buttonRow = '7:I[66,["$8"],"Button"]\n';
const chunkRow = '8:"/_next/static/chunks/a.js"\n';
const fragmentRow = '1:"$Sreact.fragment"\n';

const toPayloadScript = (payload: string): string =>
  `<script>self.__next_f.push(${JSON.stringify([1, payload]).replaceAll('<', String.raw`\u003c`)})</script>`;

/** The payload that `slimPayload` leaves in a document with these payload scripts. */
const getSlimPayload = (...payload: readonly string[]): string => {
  const html = `<body><p>Text</p>${payload.map(toPayloadScript).join('')}</body>`;
  const script = /^<body><p>Text<\/p><script>self\.__next_f\.push\((.*)\)<\/script><\/body>$/s.exec(
    slimPayload(html).join(''),
  );
  if (script?.[1] === undefined) throw new Error('The markup has changed, or the document has not exactly one script.');
  return (JSON.parse(script[1]) as [1, string])[1];
};

/** The model of a row of a payload; the row itself where it has no model, undefined where it is missing. */
const getModel = (payload: string, id = '0'): unknown => {
  const row = parseRows(payload)?.find((candidate) => candidate.id === id);
  return row?.kind === 'model' ? row.model : row;
};

const longText = 'A sentence that makes an element long enough to be replaced. '.repeat(4);
const article = `["$","article","a",{"className":"story","children":[["$","h2",null,{"children":"Title"}],["$","p",null,{"children":"${longText}"}]]}]`;

describe('decision 15: removes static elements from the payload', () => {
  test('replaces a static element by a StaticRegion with its key, and does not remove the row of that component', () => {
    const payload = getSlimPayload(
      `${chunkRow}${regionRow}0:["$","main",null,{"children":[${article},["$","$L9",null,{}]]}]\n`,
    );
    expect(getModel(payload)).toEqual([
      '$',
      'main',
      null,
      {
        children: [
          ['$', '$L9', 'a', { tag: 'article', id: 1 }],
          ['$', '$L9', null, {}],
        ],
      },
    ]);
    expect(getModel(payload, '9')).toMatchObject({ kind: 'line' });
  });

  test.each<[name: string, element: string]>([
    ['contains a client component', `["$","div",null,{"children":["${longText}",["$","$L7",null,{}]]}]`],
    ['contains a Suspense boundary', `["$","div",null,{"children":["${longText}",["$","$6",null,{"children":"x"}]]}]`],
    ['is moved to the head', `["$","title",null,{"children":"${longText}"}]`],
    ['loads a script', `["$","script",null,{"src":"/a.js","children":"${longText}"}]`],
    ['is short', '["$","p",null,{"children":"Short"}]'],
    ['has no content', `["$","img",null,{"alt":"${longText}"}]`],
    ['refers to a server function', `["$","form",null,{"action":"$F5","children":"${longText}"}]`],
  ])('does not replace an element that %s', (_, element) => {
    const suspense = '6:"$Sreact.suspense"\n';
    expect(getModel(getSlimPayload(`${chunkRow}${suspense}${buttonRow}${regionRow}0:${element}\n`))).toEqual(
      JSON.parse(element),
    );
  });

  test.each<[name: string, rows: string, element: string]>([
    ['children in another row', `5:${article}\n`, '["$","section",null,{"children":"$L5"}]'],
    ['a fragment', fragmentRow, `["$","section",null,{"children":["$","$1",null,{"children":"${longText}"}]}]`],
    ['text in another row', '5:T4,Text', `["$","section",null,{"title":"${longText}","children":"$5"}]`],
    [
      'structured data in another row',
      `5:T9,{"a":"b"}`,
      '["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":"$5"}}]',
    ],
    [
      'structured data',
      '',
      `["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":"${longText}"}}]`,
    ],
  ])('replaces an element with %s', (_, rows, element) => {
    const payload = getSlimPayload(`${chunkRow}${rows}${regionRow}0:${element}\n`);
    expect(getModel(payload)).toMatchObject(['$', '$L9', null, { id: 1 }]);
    expect(getModel(payload, '5')).toBeUndefined();
  });

  test('does not replace elements in the props of a client component, also where they are in other rows', () => {
    const rows = `${chunkRow}${buttonRow}${regionRow}5:${article}\n0:["$","$L7",null,{"children":"$L5","label":${article}}]\n`;
    expect(getSlimPayload(rows)).toBe(getSlimPayload(rows.replace(regionRow, '')));
    expect(getModel(getSlimPayload(rows), '5')).toEqual(JSON.parse(article));
  });

  test('replaces elements in a StaticRegion of server code, also within the props of a client component', () => {
    const inDocument = (children: string): string => `["$","$L9",null,{"children":${children}}]`;
    const payload = getSlimPayload(
      `${chunkRow}${buttonRow}${regionRow}5:${article}\n0:["$","$L7",null,{"children":${inDocument(`["$L5",${article}]`)},"label":${article}}]\n`,
    );
    const region = (id: number) => ['$', '$L9', 'a', { tag: 'article', id }];
    expect(getModel(payload)).toEqual([
      '$',
      '$L7',
      null,
      { children: ['$', '$L9', null, { children: ['$L5', region(2)] }], label: JSON.parse(article) as unknown },
    ]);
    expect(getModel(payload, '5')).toEqual(region(1));
  });

  test('replaces a reference to a part of a static element by a copy of that part', () => {
    const payload = getSlimPayload(
      `${chunkRow}${buttonRow}${regionRow}0:["$","main",null,{"children":["$L5",["$","$L7",null,{"icon":"$5:props:children:0"}]]}]\n5:${article}\n`,
    );
    expect(getModel(payload)).toMatchObject([
      '$',
      'main',
      null,
      { children: ['$L5', ['$', '$L7', null, { icon: ['$', 'h2', null, { children: 'Title' }] }]] },
    ]);
    expect(getModel(payload, '5')).toMatchObject(['$', '$L9', 'a', { tag: 'article' }]);
  });

  test('does not replace elements of a page that is not found, which React renders again in the browser', () => {
    const error = '5:E{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"}\n';
    expect(getModel(getSlimPayload(`${chunkRow}${regionRow}${error}0:${article}\n`))).toEqual(JSON.parse(article));
  });

  test('removes undefined properties, but no undefined children', () => {
    const rows = `${chunkRow}${buttonRow}${regionRow}0:["$","$L7",null,{"label":"$undefined","items":["$undefined",{"a":"$undefined"}]}]\n`;
    expect(getModel(getSlimPayload(rows))).toEqual(['$', '$L7', null, { items: ['$undefined', {}] }]);
  });

  test('replaces links of style sheets by null, so that the other elements keep their positions', () => {
    const link = '["$","link","0",{"rel":"stylesheet","href":"/_next/a.css","precedence":"next"}]';
    const other = '["$","link","1",{"rel":"stylesheet","href":"/page.css","precedence":"page"}]';
    expect(getModel(getSlimPayload(`5:${link}\n0:["$L5",${link},${other}]\n`))).toEqual([
      '$L5',
      null,
      JSON.parse(other),
    ]);
    expect(getModel(getSlimPayload(`5:${link}\n0:["$L5",${other}]\n`), '5')).toBeNull();
  });

  test('does not remove rows whose ids begin with a letter', () => {
    const rows = `b8:"/_next/static/chunks/a.js"\nb9:I[66,["$b8"],"Button"]\na1:"$Sreact.fragment"\n0:["$","$a1",null,{"children":["$","$Lb9",null,{}]}]\n`;
    expect(getSlimPayload(rows)).toBe(rows);
  });

  test('removes only the content of styles from a payload without a row of StaticRegion', () => {
    const style = '["$","style","0",{"precedence":"next","href":"/a.css","children":"$4"}]';
    const payload = getSlimPayload(`4:T9,p{top:0}x0:[${style},${article}]\n`);
    expect(getModel(payload)).toEqual([
      ['$', 'style', '0', { href: '/a.css', precedence: 'next', children: '' }],
      JSON.parse(article),
    ]);
    expect(getModel(payload, '4')).toBeUndefined();
  });
});

describe('payload scripts of a document', () => {
  test('joins several scripts at the position of the first and escapes the end tag of a script', () => {
    const html = `<b>1</b>${toPayloadScript('0:["</script>')}<b>2</b>${toPayloadScript('é"]\n')}<b>3</b>`;
    expect(slimPayload(html).join('')).toBe(
      String.raw`<b>1</b><script>self.__next_f.push([1,"0:[\"\u003c/script\u003eé\"]\n"])</script><b>2</b><b>3</b>`,
    );
  });

  test.each([
    ['no payload', '<p>Text</p>'],
    ['binary data', `${toPayloadScript('0:[]\n')}<script>self.__next_f.push([3,"AA=="])</script>`],
    ['a binary row', toPayloadScript('0:[]\n1:o4,abcd')],
    ['a row without an end', toPayloadScript('0:[1]\n1:[2')],
    ['a row that is not JSON', toPayloadScript('0:[1}\n')],
    ['text that is shorter than its length', toPayloadScript('0:T9,ab')],
    ['a script without an end', '<script>self.__next_f.push([1,"0:[]'],
  ])('returns a document with %s unchanged', (_, html) => {
    expect(slimPayload(html)).toEqual([html]);
  });

  test('counts the length of text in bytes', () => {
    expect(getSlimPayload('0:["$1"]\n1:T6,é😀')).toBe('0:["$1"]\n1:T6,é😀');
  });

  test('does not change the order of rows and of hints other than to preload files', () => {
    const payload = ':HC["https://files.example",""]\n0:["$L2"]\n2:["$","p",null,{"children":"Text"}]\n';
    expect(getSlimPayload(payload)).toBe(payload);
  });

  test('removes hints to preload files, which browsers have requested', () => {
    const payload = '0:["$","p",null,{"children":"Text"}]\n';
    expect(getSlimPayload(`:HL["/a.css","style"]\n:HL["/a.woff2","font"]\n${payload}`)).toBe(payload);
  });
});
