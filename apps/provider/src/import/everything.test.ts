import { copyFileSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ChildNode, type Element, hasChildren, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { unwrapCdata } from '@masthead/content-rules/html';
import { now, writePublication } from '../../test/fixtures/publication.ts';
import { describeWithDatabase } from '../../test/support/engines.ts';
import { toImportCommand, toImportEnv } from '../../test/support/importCommand.ts';
import { findStructureIssues } from '../../test/support/htmlStructure.ts';
import { toHtmlBlocks } from '../content/files/htmlBlocks.ts';
import { findArticle } from '../content/queries/articles.ts';
import { listSites } from '../content/queries/sites.ts';
import { sampleContentDirectory } from '../operations/seed/seed.ts';
import { importPublication } from './importPublication.ts';

const fixtures = path.join(import.meta.dirname, '../../test/fixtures/imports');

/** Texts of HTML between its tags, and alternative texts. */
const listTexts = (nodes: readonly ChildNode[]): string[] =>
  nodes.flatMap((node) => {
    if (isText(node)) return [node.data];
    return isTag(node) ? [node.attribs['alt'] ?? '', ...listTexts(node.children)] : [];
  });
const listHtmlTexts = (html: string): string[] => listTexts(parseDocument(unwrapCdata(html)).children);

/** Words of a text, without punctuation and case, which typography may change. */
const toWords = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

const getText = (node: ChildNode): string =>
  isText(node) ? node.data : hasChildren(node) ? node.children.map(getText).join('') : '';
const textElements = /^(?:title|description|summary|content(?::encoded)?|excerpt:encoded)$/;
const shortCode = /(?<!\[)\[\/?(?:caption|gallery|audio|video|embed|button)\b[^\]]*\]/g;

/** Texts of the items of an XML document: those of XHTML, or of escaped HTML without its short codes. */
const listXmlTexts = (source: string): string[] => {
  const listItems = (nodes: readonly ChildNode[]): Element[] =>
    nodes.filter(isTag).flatMap((node) => (/^(?:item|entry)$/.test(node.name) ? [node] : listItems(node.children)));
  return listItems(parseDocument(source, { xmlMode: true }).children)
    .flatMap(({ children }) => children.filter(isTag).filter(({ name }) => textElements.test(name)))
    .flatMap(({ children }) =>
      children.some(isTag)
        ? listTexts(children)
        : listHtmlTexts(children.map(getText).join('').replaceAll(shortCode, ' ')),
    );
};

/** Texts of several words in JSON, which may hold JSON and Markdown. The names of an embed's makers are no text. */
const listJsonTexts = (value: unknown): string[] => {
  if (typeof value === 'string') {
    if (value.startsWith('{')) return listJsonTexts(JSON.parse(value));
    return /\s/.test(value) ? listHtmlTexts(value).flatMap((text) => text.split(/\[\^1\]: |\d\. |[\n|*]/)) : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => (name === 'author_name' ? [] : listJsonTexts(each)));
};

/** Texts of the players in the HTML of Ghost: times, sizes and the name of a placeholder. */
const playerTexts = /^(?:[\d ]+|\d+ kb|audio thumbnail)$/;

type Export = {
  /** Its file, written by the documentation of the format. */
  file: string;
  category: string;
  listTexts: (source: string) => readonly string[];
  /** Articles by the end of their address, and blocks of them in this order. A text is a whole block. */
  articles: Readonly<Record<string, readonly (string | RegExp)[]>>;
  /** Lines of the report: subject and value. */
  report: readonly (readonly [subject: string, value: string])[];
};

const picture = (alt: string, caption: string): RegExp =>
  new RegExp(
    `^<figure><img src="/images/media-[^>]* alt="${alt}"[^>]*>(?:<figcaption>)?${caption}(?:</figcaption>)?</figure>$`,
  );
const player = (label: string): RegExp => new RegExp(`^<figure class="player".*>${label}</a></figure>$`);

const exports: readonly Export[] = [
  {
    file: 'wordpress-everything.xml',
    category: '4',
    listTexts: listXmlTexts,
    articles: {
      'port-in-blocks': [
        /“We don’t need it – not any more.”<sup><a href="#text-f1a" id="text-f1a-link">1<\/a><\/sup><\/p>$/,
        '<h2 id="text-what-is-sold">What is sold</h2>',
        /^<ol reversed="" start="12">\s*<li>Twelve silos\s*<ul>\s*<li>eight of concrete<\/li>\s*<li>four of steel, with <code>AT&amp;T<\/code> antennas<\/li>\s*<\/ul>\s*<\/li>\s*<li>Eleven acres of quay<\/li>\s*<\/ol>$/,
        /^<blockquote>\s*<p>Nobody wanted .*<\/p>\s*<ul>\s*<li>Not the railway<\/li>\s*<\/ul>\s*<cite>Ann Lee, <em>harbor master<\/em><\/cite><\/blockquote>$/,
        '<blockquote><p>Concrete outlives its owners.</p><cite>A surveyor</cite></blockquote>',
        picture('Silos at the quay', 'The silos in May'),
        picture('The wharf', 'The wharf at noon'),
        picture('The crane', ''),
        '<h3>Left column</h3>',
        picture('The wharf again', 'The library says wharf'),
        '<p>Cover text over the crane</p>',
        /^<figure><table><thead><tr><th>Parcel<\/th><th align="right">Acres<\/th><\/tr><\/thead>.*<td colspan="2">South pier is leased<br \/>until 2031<\/td>.*<tfoot>.*<td align="right">11<\/td>.*<figcaption>Source: harbor board<\/figcaption><\/figure>$/,
        '<pre><code>if (bid &lt; 40) {\n    reject("too low"); // -- twice\n\n    [gallery]\n}</code></pre>',
        '<pre>Lot   Bid<br />A     40<br />B     38 -- withdrawn</pre>',
        '<pre>O silo by the sea,<br />  who filled thee?</pre>',
        player('The board in session'),
        '<p><a href="https://twitter.com/harbor/status/123" rel="noopener">View on twitter.com</a></p>',
        '<p><a href="/2024/05/03/port-in-classic-text/">Read the story</a></p>',
        /^<blockquote><p lang="en" dir="ltr">Cranes are back .*— Harbor Watch/,
        /<a id="text-wp-block-file--media-1" href="\/media\/\w+\/study\.pdf">The appraisal study<\/a><\/p>$/,
        /hearing\.mp3" rel="noopener">Recording of the hearing<\/a><\/p>$/,
        player('A tour of the silos'),
        '<p><a href="https://example.org/bid" rel="noopener">Place a bid</a></p>',
        '<hr />',
        '<h4>Who may bid?</h4>',
        '<p>Any firm with a <strong>bond</strong>.</p>',
        '<p><strong>When do bids close?</strong></p>',
        /<span lang="fr" dir="ltr">mots français<\/span> and<\/p>$/,
        '<p>A <a>link to nowhere</a>, and one to <a href="/2024/05/03/port-in-classic-text/#text-notes">the notes</a>.</p>',
        '<ol><li id="text-f1a">Minutes of the board, <em>page nine</em>. <a href="#text-f1a-link">↩ 1</a></li></ol>',
      ],
      'port-in-classic-text': [
        picture('Old quay', 'The old quay, before the fire'),
        '<p>The first paragraph of the classic editor<br />\nhas two lines and “quotes” – and an ellipsis...</p>',
        '<blockquote><p>A quotation of one paragraph.</p>\n<p>And of a second one.</p></blockquote>',
        /<li>Second classic item\s*<ol start="5">\s*<li>Fifth nested item<\/li>/,
        '<p>Text directly after a list.</p>',
        '<pre>Column   Other\n  9 -- 8   "raw"\n\nend</pre>',
        /<td align="center">Cell two<\/td>/,
        picture('', 'The library says wharf'),
        player('Video'),
        player('Video at Vimeo'),
        player('Video at YouTube'),
        '<p>[gallery] is a short code, and [sic] is none.</p>',
        /<a id="text-notes"><\/a>a target, and a <a href="#text-notes">jump to the notes<\/a>\.<del>Deleted words<\/del><ins>/,
        /^<dl>\s*<dt>Built in<\/dt>\s*<dd>Nineteen twelve<\/dd>\s*<\/dl>$/,
      ],
    },
    report: [
      ['block core/latest-posts', ''],
      ['block core/social-links', 'Follow the board'],
      ['block acf/testimonial', 'Words that only a plugin shows'],
      ['short code contact-form-7', 'Ask the board'],
      ['text of a link to the whole story', 'Keep reading'],
      ['text of a link to the whole story', 'Read the rest'],
      ['link in a caption', 'https://example.org/may'],
      ['link without a target', '#nowhere'],
    ],
  },
  {
    file: 'ghost-everything.json',
    category: 't1',
    listTexts: (source) =>
      listJsonTexts((JSON.parse(source) as { db: [{ data: { posts: unknown } }] }).db[0].data.posts),
    articles: {
      'port-in-lexical': [
        /^<p>The <strong>lexical<\/strong> editor .* <a href="\/2024\/05\/03\/port-in-mobiledoc\/">link to a story<\/a>, <code>code -- here<\/code>, E=mc<sup>2<\/sup>/,
        '<ol start="3"><li>Third lexical item</li><li>Fourth lexical item<ul><li>Nested lexical item</li></ul></li></ol>',
        '<blockquote><p>A lexical quotation<br />over two lines</p></blockquote>',
        picture('Alt of the lexical picture', 'Caption with a caption link'),
        picture('Gallery alt one', 'Gallery caption one'),
        '<p>Caption of the gallery</p>',
        '<p><a href="https://example.org/report" rel="noopener">The bookmarked report</a></p>',
        player('Ten calls in the port'),
        /^<blockquote><p lang="en" dir="ltr">Tweeted words about the crane<\/p>— Harbor Watch.*<\/blockquote>$/,
        '<blockquote><p dir="ltr">Callout text with <strong>weight</strong></p></blockquote>',
        '<h4>Toggle heading</h4>',
        '<p>Toggle content</p>',
        '<ul><li>Toggle item</li></ul>',
        '<h2>Markdown heading</h2>',
        /<td>cell a<\/td>\s*<td align="right">cell b<\/td>/,
        '<p>Text<sup id="text-fnref-1"><a href="#text-fn-1">1</a></sup> and <del>struck</del>.</p>',
        /^<ol><li id="text-fn-1">.*A markdown footnote\. <a href="#text-fnref-1">↩ 1<\/a>/,
        '<h3>Product title</h3>',
        '<h2>Header words</h2>',
        player('Video caption'),
        '<pre><code>if (a &lt; b) {\n  // -- "raw"\n}</code></pre>',
        '<p>SPONSORED LABEL</p>',
        '<p>Words for all members</p>',
      ],
      'port-in-mobiledoc': [
        '<p>The mobiledoc paragraph has <strong>bold words</strong> and a <a href="https://example.org/mobi" rel="noopener">mobiledoc link</a><br /><code>m -- code</code>.</p>',
        '<blockquote>Mobiledoc quotation</blockquote>',
        '<ul><li>Mobiledoc bullet one</li><li><em>Mobiledoc bullet two</em></li></ul>',
        picture('Mobiledoc alt', 'Mobiledoc caption'),
        player('A film of the port'),
        '<blockquote><p>Mobiledoc callout <b>text</b></p></blockquote>',
        /<td>Mobiledoc cell<\/td>/,
        /^<ol>\s*<li>one mobiledoc item<\/li>\s*<\/ol>$/,
        player('Mobiledoc video caption'),
      ],
      'port-in-rendered-cards': [
        '<h2 id="text-rendered">Rendered heading</h2>',
        '<ol start="7"><li value="7">Rendered seventh</li></ol>',
        picture('Rendered alt', 'Rendered caption'),
        '<p><a href="https://example.org/r" rel="noopener">Rendered bookmark</a></p>',
        '<p>Rendered bookmark text</p>',
        '<p>Rendered bookmark caption</p>',
        player('Rendered film'),
        /^<blockquote><p lang="en" dir="ltr">Rendered tweet words<\/p>— Harbor Watch.*<\/blockquote>$/,
        '<blockquote><p>Rendered callout<br />second line</p></blockquote>',
        '<h4>Rendered toggle</h4>',
        '<p>Rendered toggle text</p>',
        '<p><a href="https://example.org/rb" rel="noopener">Rendered button</a></p>',
        '<h3>Rendered product</h3>',
        '<p>Rendered product text</p>',
        '<p><a href="https://example.org/rp" rel="noopener">Rendered product button</a></p>',
        '<h2>Rendered header</h2>',
        '<p>Rendered subheader</p>',
        /^<p><a href="\/media\/\w+\/study\.pdf">Rendered file<\/a><\/p>$/,
        /hearing\.mp3" rel="noopener">Rendered audio<\/a><\/p>$/,
        player('Rendered video caption'),
        '<pre><code>if (r &lt; 1) {\n  // -- "raw"\n}</code></pre>',
        '<p>Rendered text for members.</p>',
      ],
    },
    report: [
      ['card email', 'Dear reader of the mail'],
      ['card signup', 'Rendered signup text'],
      ['card acme', 'Words of an unknown card'],
      ['card bookmark', 'Bookmark Publisher'],
      ['card html', 'Words for mails alone'],
      ['card html', 'Words for paying members'],
      ['card call-to-action', 'Words for all members'],
      ['part of the text', 'Rendered words for paying members'],
      ['linked picture', 'https://example.org/linked'],
    ],
  },
  {
    file: 'everything.rss.xml',
    category: 'Office',
    listTexts: listXmlTexts,
    articles: {
      'full-text-and-markup-in-a-title': [
        '<p>Relative <a href="https://old.example.com/other/" rel="noopener">link one</a>, rooted <a href="https://old.example.com/rooted/" rel="noopener">link two</a>, <a href="#text-part">jump inside</a>.</p>',
        '<ul><li>Feed item<ol start="4" reversed=""><li>Fourth feed item</li></ol></li></ul>',
        /<caption>Feed table<\/caption><tr><th align="right">Feed head<\/th><td rowspan="2">Feed cell<\/td>/,
        '<pre><code>a  &lt;- b -- "c"\n</code></pre>',
        '<p>A section: <code>&lt;![CDATA[raw text]]&gt;</code> ends.</p>',
        picture('Feed alt', 'Feed caption'),
        player('Feed film'),
        /<a href="\/media\/\w+\/study\.pdf">study\.pdf<\/a>/,
      ],
      'nested-cdata': ['<p>Escaped section text</p>', '<p>and text after it</p>'],
      'plain-description': ['<p>First plain line with AT&amp;T &amp; 1 &lt; 2.</p>', '<p>Second plain paragraph.</p>'],
    },
    report: [['element itunes:subtitle', '1 times']],
  },
  {
    file: 'everything.atom.xml',
    category: 'Office',
    listTexts: listXmlTexts,
    articles: {
      'xhtml-title-here': [
        '<p>XHTML paragraph with a <a href="https://old.example.com/2024/05/xhtml-entry/next/" rel="noopener">relative link</a>, an &amp; and 1 &lt; 2.</p>',
        '<ol start="3"><li>Third xhtml item</li></ol>',
        '<pre>  two  spaces\n    four spaces</pre>',
        '<p>Line<br />break, <em>one</em> <strong>two</strong> words</p>',
        /<td colspan="2">XHTML cell<\/td>/,
        picture('XHTML alt', 'XHTML caption'),
        '<p><a id="text-y"></a>Target words and <a href="#text-y">jump link</a></p>',
      ],
      'prefixed-xhtml': ['<p>Prefixed <em>paragraph</em> text</p>', '<ul><li>Prefixed item</li></ul>'],
      'text-b-content': [
        '<p>Text first line<br />second line &lt;b&gt;not bold&lt;/b&gt;</p>',
        '<p>Text second paragraph</p>',
      ],
      'html-content': ['<ul><li>HTML item</li></ul>'],
      'media-type': ['<p>Summary stands for the document</p>'],
      elsewhere: ['<p>XHTML summary words</p>'],
    },
    report: [
      ['content', 'Words in a drawing'],
      ['content', 'https://old.example.com/full.html'],
    ],
  },
  {
    file: 'everything-feed.json',
    category: 'office',
    listTexts: (source) =>
      listJsonTexts(
        (JSON.parse(source) as { items: { _custom?: unknown }[] }).items.map(({ _custom, ...item }) => item),
      ),
    articles: {
      'json-and-html': ['<ol reversed=""><li>JSON item</li></ol>', picture('JSON alt', ''), player('JSON film')],
      'json-text': [
        '<p>JSON first line<br />second json line with &lt;b&gt; &amp; AT&amp;T</p>',
        '<p>JSON second paragraph</p>',
      ],
    },
    report: [
      ['field _custom', '1 times'],
      ['field content_text', 'JSON text of the same entry'],
    ],
  },
];

describeWithDatabase('an export with everything that its format documents', (open) => {
  describe.each(exports)('$file', ({ file, category, listTexts: list, articles, report: expected }) => {
    const stories = new Map<string, { blocks: readonly string[]; text: string }>();
    let result: unknown;
    let notes: readonly (readonly [subject: string, value: string])[] = [];

    beforeAll(async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'masthead-everything-'));
      const uploads = path.join(folder, 'uploads/2024/05');
      mkdirSync(uploads, { recursive: true });
      for (const [name, background] of [
        ['quay', '#456'],
        ['wharf', '#654'],
        ['crane', '#333'],
      ] as const)
        await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
          .jpeg()
          .toFile(path.join(uploads, `${name}.jpg`));
      copyFileSync(path.join(sampleContentDirectory, 'films/ten-calls.mp4'), path.join(uploads, 'tour.mp4'));
      writeFileSync(path.join(uploads, 'study.pdf'), '%PDF-1.4\n%%EOF\n');
      writeFileSync(
        path.join(folder, 'mapping.json'),
        JSON.stringify({
          site: 'https://old.example.com',
          defaultCategory: 'example-sections/news',
          categories: { [category]: { to: 'sectors/office' } },
        }),
      );
      const { db } = open();
      let [site] = await listSites(db);
      if (!site) {
        await writePublication(db);
        [site] = await listSites(db);
      }
      const { outcome, report } = await importPublication(
        toImportCommand(folder, { source: path.join(fixtures, file), uploads: path.join(folder, 'uploads') }),
        toImportEnv(db, folder),
      );
      result = [outcome, report.getCounts().article];
      notes = report
        .getGroups()
        .flatMap(({ subject, places }) => places.map(({ value = '' }) => [subject, value] as const));
      for (const name of Object.keys(articles)) {
        const article = site && (await findArticle(db, site, `2024/05/03/${name}`, now));
        if (!article) throw new Error(`There is no article ${name}.`);
        const { blocks, title, summary, image } = article;
        stories.set(name, {
          blocks,
          text: [title, summary, JSON.stringify(image), ...blocks.flatMap(listHtmlTexts)].join(' '),
        });
      }
      rmSync(folder, { recursive: true });
    });

    test('is imported', () => {
      expect(result).toEqual(['done', { created: Object.keys(articles).length }]);
    });

    test('every text is in an article or in the report', () => {
      const shown = toWords(
        [
          ...[...stories.values()].flatMap(({ blocks, text }) => [text, ...blocks]),
          ...notes.flatMap(([, value]) => [value, ...listHtmlTexts(value)]),
        ].join(' | '),
      );
      const texts = list(readFileSync(path.join(fixtures, file), 'utf8'))
        .map((text) => toWords(text.replaceAll(/https?:\S+/g, '')))
        .filter((text) => text !== '' && !playerTexts.test(text));
      expect(texts.length).toBeGreaterThan(5);
      expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
    });

    test.each(Object.entries(articles))('%s keeps its structure', (name, blocks) => {
      const found = stories.get(name)?.blocks ?? [];
      let at = 0;
      for (const block of blocks) {
        const index = found.findIndex(
          (text, place) => place >= at && (typeof block === 'string' ? text === block : block.test(text)),
        );
        expect(index < 0 ? `${block} is not in\n${found.slice(at).join('\n')}` : '').toBe('');
        at = index + 1;
      }
    });

    test.each(Object.keys(articles))('the HTML of %s is valid, and sanitizing changes nothing', (name) => {
      const blocks = stories.get(name)?.blocks ?? [];
      expect(findStructureIssues(blocks)).toEqual([]);
      expect(
        blocks
          .flatMap((block) => toHtmlBlocks(block))
          .map((block) => block.replaceAll(/ (?:id|href)="#?text-[^"]*"/g, '')),
      ).toEqual(blocks.map((block) => block.replaceAll(/ (?:id|href)="#?text-[^"]*"/g, '')));
    });

    test.each(expected)('the report has %s: %s', (subject, value) => {
      expect(notes).toContainEqual([subject, expect.stringContaining(value)]);
    });
  });
});
