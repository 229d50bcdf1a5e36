import { describe, expect, test } from 'vitest';
import { parseRows } from './payloadRows.ts';
import { slimPayload } from './slimPayload.ts';

const region = '9:I[77,["$8"],"StaticRegion"]\n';
const button = '7:I[66,["$8"],"Button"]\n';
const chunk = '8:"/_next/static/chunks/a.js"\n';
const fragment = '1:"$Sreact.fragment"\n';

const inScript = (payload: string): string =>
  `<script>self.__next_f.push(${JSON.stringify([1, payload]).replaceAll('<', String.raw`\u003c`)})</script>`;

/** The payload of a document after `slimPayload`. */
const slim = (...payload: readonly string[]): string => {
  const html = `<body><p>Text</p>${payload.map(inScript).join('')}</body>`;
  const script = /^<body><p>Text<\/p><script>self\.__next_f\.push\((.*)\)<\/script><\/body>$/s.exec(slimPayload(html));
  return (JSON.parse(script?.[1] ?? '[1,"another document"]') as [1, string])[1];
};

/** The model of a row of a payload. */
const getModel = (payload: string, id = '0'): unknown => {
  const row = parseRows(payload)?.find((candidate) => candidate.id === id);
  return row?.kind === 'model' ? row.model : row;
};

const longText = 'A sentence that makes an element long enough for a region. '.repeat(4);
const article = `["$","article","a",{"className":"story","children":[["$","h2",null,{"children":"Title"}],["$","p",null,{"children":"${longText}"}]]}]`;

describe('decision 35: the payload has no static elements', () => {
  test('a static element becomes a region with its key, and the component of regions is needed still', () => {
    const payload = slim(`${chunk}${region}0:["$","main",null,{"children":[${article},["$","$L9",null,{}]]}]\n`);
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
    [
      'contains a boundary of Suspense',
      `["$","div",null,{"children":["${longText}",["$","$6",null,{"children":"x"}]]}]`,
    ],
    ['is moved to the head', `["$","title",null,{"children":"${longText}"}]`],
    ['loads a script', `["$","script",null,{"src":"/a.js","children":"${longText}"}]`],
    ['is short', '["$","p",null,{"children":"Short"}]'],
    ['has no content', `["$","img",null,{"alt":"${longText}"}]`],
    ['has a server function', `["$","form",null,{"action":"$F5","children":"${longText}"}]`],
  ])('an element that %s stays', (_, element) => {
    const suspense = '6:"$Sreact.suspense"\n';
    expect(getModel(slim(`${chunk}${suspense}${button}${region}0:${element}\n`))).toEqual(JSON.parse(element));
  });

  test.each<[name: string, rows: string, element: string]>([
    ['another row', `5:${article}\n`, '["$","section",null,{"children":"$L5"}]'],
    ['a fragment', fragment, `["$","section",null,{"children":["$","$1",null,{"children":"${longText}"}]}]`],
    ['text in a row of its own', '5:T4,Text', `["$","section",null,{"title":"${longText}","children":"$5"}]`],
    [
      'data for search engines in a row of their own',
      `5:T9,{"a":"b"}`,
      '["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":"$5"}}]',
    ],
    [
      'data for search engines',
      '',
      `["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":"${longText}"}}]`,
    ],
  ])('an element with %s is static', (_, rows, element) => {
    const payload = slim(`${chunk}${rows}${region}0:${element}\n`);
    expect(getModel(payload)).toMatchObject(['$', '$L9', null, { id: 1 }]);
    expect(getModel(payload, '5')).toBeUndefined();
  });

  test('elements in the props of a client component stay, in rows of their own too', () => {
    const rows = `${chunk}${button}${region}5:${article}\n0:["$","$L7",null,{"children":"$L5","label":${article}}]\n`;
    expect(slim(rows)).toBe(slim(rows.replace(region, '')));
    expect(getModel(slim(rows), '5')).toEqual(JSON.parse(article));
  });

  test('a reference to a part of a static element becomes a copy of that part', () => {
    const payload = slim(
      `${chunk}${button}${region}0:["$","main",null,{"children":["$L5",["$","$L7",null,{"icon":"$5:props:children:0"}]]}]\n5:${article}\n`,
    );
    expect(getModel(payload)).toMatchObject([
      '$',
      'main',
      null,
      { children: ['$L5', ['$', '$L7', null, { icon: ['$', 'h2', null, { children: 'Title' }] }]] },
    ]);
    expect(getModel(payload, '5')).toMatchObject(['$', '$L9', 'a', { tag: 'article' }]);
  });

  test('undefined properties are left out, undefined children stay', () => {
    const rows = `${chunk}${button}${region}0:["$","$L7",null,{"label":"$undefined","items":["$undefined",{"a":"$undefined"}]}]\n`;
    expect(getModel(slim(rows))).toEqual(['$', '$L7', null, { items: ['$undefined', {}] }]);
  });

  test('rows whose ids begin with a letter are needed like others', () => {
    const rows = `b8:"/_next/static/chunks/a.js"\nb9:I[66,["$b8"],"Button"]\na1:"$Sreact.fragment"\n0:["$","$a1",null,{"children":["$","$Lb9",null,{}]}]\n`;
    expect(slim(rows)).toBe(rows);
  });

  test('without the component of regions only styles lose their content', () => {
    const style = '["$","style","0",{"precedence":"next","href":"/a.css","children":"$4"}]';
    const payload = slim(`4:T9,p{top:0}x0:[${style},${article}]\n`);
    expect(getModel(payload)).toEqual([
      ['$', 'style', '0', { href: '/a.css', precedence: 'next', children: '' }],
      JSON.parse(article),
    ]);
    expect(getModel(payload, '4')).toBeUndefined();
  });
});

describe('documents', () => {
  test('several scripts become one at the place of the first, whose text cannot end it', () => {
    const html = `<b>1</b>${inScript('0:["</script>')}<b>2</b>${inScript('é"]\n')}<b>3</b>`;
    expect(slimPayload(html)).toBe(
      String.raw`<b>1</b><script>self.__next_f.push([1,"0:[\"\u003c/script\u003eé\"]\n"])</script><b>2</b><b>3</b>`,
    );
  });

  test.each([
    ['no payload', '<p>Text</p>'],
    ['binary data', `${inScript('0:[]\n')}<script>self.__next_f.push([3,"AA=="])</script>`],
    ['a binary row', inScript('0:[]\n1:o4,abcd')],
    ['a row without an end', inScript('0:[1]\n1:[2')],
    ['a row that is not JSON', inScript('0:[1}\n')],
    ['text that is shorter than its length', inScript('0:T9,ab')],
    ['a script without an end', '<script>self.__next_f.push([1,"0:[]'],
  ])('a document with %s stays unchanged', (_, html) => {
    expect(slimPayload(html)).toBe(html);
  });

  test('lengths of text are counted in bytes', () => {
    expect(slim('0:["$1"]\n1:T5,é😀'.replace('T5', 'T6'))).toBe('0:["$1"]\n1:T6,é😀');
  });

  test('hints stay in their order, before the rows that follow them', () => {
    const payload = ':HL["/a.woff2","font"]\n0:["$L2"]\n2:["$","p",null,{"children":"Text"}]\n';
    expect(slim(payload)).toBe(payload);
  });

  test('hints for style sheets are left out, because the document has them', () => {
    const payload = ':HL["/a.woff2","font"]\n0:["$","p",null,{"children":"Text"}]\n';
    expect(slim(`:HL["/a.css","style"]\n${payload}`)).toBe(payload);
  });
});
