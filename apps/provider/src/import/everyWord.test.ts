import { elementFates, getElementFate } from '@masthead/content-rules/elements';
import { escapeHtml } from '@masthead/content-rules/html';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testEnv } from '../../test/support/env.ts';
import { findStructureIssues } from '../../test/support/htmlStructure.ts';
import { readSource } from '../../test/support/importSource.ts';
import { toHtmlBlocks } from '../content/files/htmlBlocks.ts';
import type { MediaRecord } from '../media/library/mediaRecord.ts';
import { createOldSite } from './addresses.ts';
import { buildBody } from './body/buildBody.ts';
import type { BuildDeps } from './body/parts.ts';
import { splitBody } from './body/splitBody.ts';
import { csv } from './csv/csv.ts';
import { feeds } from './feeds/feeds.ts';
import { convertLexical } from './ghost/lexical.ts';
import { convertMobiledoc } from './ghost/ghostItems.ts';
import type { Note } from './items.ts';
import type { FindFile } from './pictures/findFiles.ts';
import { blockRules } from './wordpress/blockRules.ts';
import { convertBody } from './wordpress/convertBody.ts';
import { shortCodeRules } from './wordpress/shortCodeRules.ts';

const runs = { numRuns: testEnv.isFullRun ? 1_500 : 100, seed: 20_261_128 };
const word = fc.constant('WORD');
const names = [...elementFates.keys()].filter((name) => getElementFate(name).fate !== 'dropped');
const dropped = ['form', 'noscript', 'svg', 'title'].map((name) => `<${name}>WORD</${name}>`);
const html = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: word },
      { weight: 2, arbitrary: fc.constantFrom(...names).map((name) => `<${name}>`) },
      { weight: 2, arbitrary: fc.constantFrom(...names).map((name) => `</${name}>`) },
      fc.constantFrom(
        '\n\n',
        '<!-- x -->',
        '<![CDATA[',
        ']]>',
        '&amp;',
        '<figure>',
        '</figure>',
        '<figcaption>',
        '<img src="/a.jpg">',
        '<img src="/a.jpg" alt="WORD">',
        '<img src="data:," alt="WORD">',
        '<img src="/found.jpg" alt="WORD">',
        '<iframe src="https://x.example/e" title="WORD"></iframe>',
        '<iframe src="https://youtu.be/abcdefghijk" title="WORD"></iframe>',
        '<iframe title="WORD"></iframe>',
        '<video src="/v.mp4" title="WORD"></video>',
        '<video title="WORD"></video>',
        '<audio src="ftp://x.example/a.mp3" title="WORD"></audio>',
        '<blockquote class="twitter-tweet">',
        '<ol reversed start="3">',
        '<td style="text-align: right">',
        '<a id="one">',
        '<a href="#one">',
        '<a href="#two">',
        '<p dir="rtl" lang="ar">',
        ...dropped,
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(' '));

/** Gives each word of a source its number. */
const numberWords = (source: string): string => {
  let count = 0;
  return source.replaceAll('WORD', () => `word${(count += 1)}x`);
};
const listWords = (text: string): string[] => text.match(/word\d+x/g) ?? [];

type Notes = readonly Pick<Note, 'value'>[];
/** Finds one picture; all other files are missing. */
const findFile: FindFile = async (address) =>
  address === '/found.jpg'
    ? {
        ok: true,
        status: 'existing',
        oldFile: undefined,
        record: {
          id: 'a'.repeat(64),
          kind: 'image',
          type: 'image/jpeg',
          fileName: 'found.jpg',
          width: 80,
          height: 60,
          bytes: 1,
        } as MediaRecord,
      }
    : { ok: false, reason: 'The file is missing.' };
const { toAbsolute } = createOldSite('https://old.example.com', ['https://old.example.com']);

/** Lists the words of a source that are neither in its article, which must be well-formed XML of a valid structure, nor in the notes. */
const findLostWords = async (source: string, converted: string, notes: Notes): Promise<readonly string[]> => {
  const reported: string[] = notes.map(({ value = '' }) => value);
  const note: BuildDeps['note'] = (_kind, _subject, _reason, value = '') => void reported.push(value);
  const parts = splitBody(converted, { rewriteLink: (href) => href, note });
  const { html, slides, video } = await buildBody(parts, {
    findFile,
    isOldFile: () => false,
    note,
    toAbsolute,
    target: 'article',
    leadVideo: 'before-text',
    minSlides: 3,
  });
  const blocks = toHtmlBlocks(html);
  expect(findStructureIssues(blocks)).toEqual([]);
  const shown = new Set(listWords([...blocks, JSON.stringify([slides, video]), ...reported].join(' ')));
  return listWords(source).filter((each) => !shown.has(each));
};

const collectNotes = () => {
  const notes: { value?: string }[] = [];
  return { notes, note: (_kind: string, _subject: string, _reason: string, value = '') => void notes.push({ value }) };
};

/** Texts of cards: HTML, plain texts and addresses. Without its address, Ghost does not show a file or the button of a box. */
const cardTexts: Readonly<Record<string, { html?: string; plain?: string; address?: string }>> = {
  image: { html: 'caption', plain: 'alt', address: 'src' },
  gallery: { html: 'caption' },
  bookmark: { html: 'caption', address: 'url' },
  embed: { html: 'html caption', address: 'url' },
  audio: { html: 'caption', plain: 'title', address: 'src' },
  video: { html: 'caption', plain: 'title', address: 'src' },
  file: { plain: 'fileTitle fileCaption' },
  callout: { html: 'calloutText' },
  toggle: { html: 'heading content' },
  button: { plain: 'buttonText' },
  header: { html: 'header subheader', plain: 'buttonText', address: 'buttonUrl' },
  product: { html: 'productTitle productDescription', plain: 'productButton', address: 'productUrl' },
  'call-to-action': { html: 'sponsorLabel textValue', plain: 'buttonText', address: 'buttonUrl' },
  html: { html: 'html' },
  markdown: { html: 'markdown' },
  code: { html: 'caption', plain: 'code' },
  email: { html: 'html' },
  'email-cta': { plain: 'html buttonText' },
  signup: { plain: 'header subheader disclaimer buttonText' },
  collection: { plain: 'header' },
  acme: { plain: 'text' },
};
const split = (text = ''): string[] => text.split(' ').filter(Boolean);
const card = fc.tuple(fc.constantFrom(...Object.keys(cardTexts)), html).map(([type, value]) => {
  const texts = cardTexts[type];
  return {
    type,
    ...Object.fromEntries(split(texts?.html).map((name) => [name, type === 'email' ? 'A WORD' : value])),
    ...Object.fromEntries(split(texts?.plain).map((name) => [name, 'A WORD'])),
    ...Object.fromEntries(split(texts?.address).map((name) => [name, 'https://x.example/a.jpg'])),
    ...(type === 'bookmark' && { metadata: { title: 'WORD', description: 'WORD' } }),
  };
});
const inline = fc.constantFrom(
  { type: 'extended-text', text: 'WORD ', format: 3 },
  { type: 'link', url: '/x', children: [{ type: 'text', text: 'WORD' }] },
  { type: 'linebreak' },
);
const lexical = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    inline,
    card,
    fc.record({
      type: fc.constantFrom('paragraph', 'heading', 'quote', 'aside', 'list', 'listitem', 'acme', 'extended-heading'),
      tag: fc.constantFrom('h1', 'h5'),
      listType: fc.constantFrom('number', 'bullet'),
      children: fc.array(tie('node'), { maxLength: 3 }),
    }),
  ),
}));

test('no word of a document of Lexical is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(lexical.node, { maxLength: 4 }), async (children) => {
      const source = numberWords(JSON.stringify({ root: { type: 'root', children } }));
      const { notes, note } = collectNotes();
      expect(await findLostWords(source, convertLexical(source, note) ?? '', notes)).toEqual([]);
    }),
    runs,
  );
});

const mobiledoc = fc
  .tuple(fc.array(card, { maxLength: 4 }), fc.constantFrom('p', 'h2', 'blockquote', 'aside', 'pull-quote'))
  .map(([cards, tag]) => ({
    version: '0.3.1',
    atoms: [['soft-return', '', {}]],
    markups: [['strong'], ['a', ['href', '/x']]],
    cards: cards.map(({ type, ...payload }) => [type, payload]),
    sections: [
      [
        1,
        tag,
        [
          [0, [0], 1, 'WORD'],
          [1, [], 0, 0],
          [0, [1], 1, 'WORD'],
        ],
      ],
      [3, 'ul', [[[0, [], 0, 'WORD']], [[0, [], 0, 'WORD']]]],
      ...cards.map((_, index) => [10, index]),
    ],
  }));

test('no word of a document of Mobiledoc is lost', async () => {
  await fc.assert(
    fc.asyncProperty(mobiledoc, async (document) => {
      const source = numberWords(JSON.stringify(document));
      const { notes, note } = collectNotes();
      expect(await findLostWords(source, convertMobiledoc(source, note) ?? '', notes)).toEqual([]);
    }),
    runs,
  );
});

const block = fc
  .tuple(fc.constantFrom(...blockRules.keys(), 'acme/box'), html, html)
  .map(
    ([name, before, after]) =>
      `<!-- wp:${name.replace('core/', '')} -->${before}<!-- wp:paragraph --><p>WORD</p><!-- /wp:paragraph -->${after}<!-- /wp:${name.replace('core/', '')} -->`,
  );
const shortCode = fc
  .tuple(
    fc.constantFrom(...shortCodeRules.keys(), 'acme'),
    html,
    fc.constantFrom('', ' src="https://x.example/a.mp4"', ' id="3"'),
  )
  .map(([name, content, attributes]) => `[${name}${attributes}]${content}[/${name}]`);
const embed = fc
  .tuple(
    fc.constantFrom('https://x.example/e', 'https://youtu.be/abcdefghijk', ''),
    fc.constantFrom('', '<figcaption>WORD <b>WORD</b></figcaption>'),
    html,
  )
  .map(
    ([url, caption, rest]) =>
      `<!-- wp:embed {"url":"${url}"} --><figure><div class="wp-block-embed__wrapper">\n${url}\n</div>${rest}${caption}</figure><!-- /wp:embed -->`,
  );
test('no word of a body of WordPress is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(html, block, shortCode, embed), { maxLength: 4 }), async (parts) => {
      const source = numberWords(parts.join('\n'));
      const { notes, note } = collectNotes();
      const context = {
        note,
        findAttachment: () => undefined,
        listAttached: () => [],
        findReusable: () => undefined,
        footnotes: [],
      };
      expect(await findLostWords(source, convertBody(source, context), notes)).toEqual([]);
    }),
    runs,
  );
});

const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
const toFeed = (kind: string, body: string): string => {
  const atom = (content: string) =>
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://x.example/"><title>T</title><id>urn:f</id><link href="https://x.example/"/><entry xml:base="a/"><id>urn:1</id><title>T</title>${content}</entry></feed>`;
  const rss = (content: string) =>
    `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>T</title><link>https://x.example/</link><item><guid>1</guid><title>T</title>${content}</item></channel></rss>`;
  switch (kind) {
    case 'description':
      return rss(`<description>${escapeHtml(body)}</description>`);
    case 'encoded':
      return rss(`<content:encoded>${cdata(body)}</content:encoded>`);
    case 'text':
      return atom(`<content>${escapeHtml(body)}</content>`);
    case 'html':
      return atom(`<content type="html" xml:base="b/">${escapeHtml(body)}</content>`);
    case 'prefixed':
      return atom(
        `<content type="xhtml"><x:div xmlns:x="http://www.w3.org/1999/xhtml">${toHtmlBlocks(body)
          .join('')
          .replaceAll(/<(\/?)(?=\w)/g, '<$1x:')}</x:div></content>`,
      );
    default:
      return atom(
        `<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml" xml:base="c/">${toHtmlBlocks(body).join('')}</div></content>`,
      );
  }
};
test('no word of an entry of a feed is lost', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('description', 'encoded', 'text', 'html', 'xhtml', 'prefixed'),
      html,
      async (kind, body) => {
        const source = toFeed(kind, numberWords(body));
        const { all } = await readSource(feeds, source);
        const [article] = all('article');
        expect(await findLostWords(source, article?.html ?? '', article?.notes ?? [])).toEqual([]);
      },
    ),
    runs,
  );
});

test('no word of a cell is lost', async () => {
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('Body', 'Text', 'Markdown'), html, async (column, body) => {
      const source = numberWords(body);
      const { all } = await readSource(csv, `ID,Title,${column}\n1,T,${quote(source)}`, {
        site: 'https://x.example',
        columns: { [column]: column === 'Body' ? 'body' : column === 'Text' ? 'text' : 'markdown' },
      });
      const [article] = all('article');
      expect(await findLostWords(source, article?.html ?? '', article?.notes ?? [])).toEqual([]);
    }),
    runs,
  );
});

test('the check finds a lost word', async () => {
  expect(await findLostWords('word1x word2x', '<p>word1x</p>', [])).toEqual(['word2x']);
});
