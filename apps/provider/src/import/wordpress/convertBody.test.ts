import { describe, expect, test } from 'vitest';
import type { BodyContext, WpAttachment } from './bodyContext.ts';
import { addParagraphs, convertBody } from './convertBody.ts';
import { parseBlocks } from './blocks.ts';
import { parseShortCodes } from './shortCodes.ts';

const file = (id: string, address: string): WpAttachment => ({
  id,
  address,
  alt: `Alt ${id}`,
  caption: '',
  credit: '',
  parent: '1',
  order: 0,
});
const files = [
  file('5', 'https://old.example.com/a.jpg'),
  file('6', 'https://old.example.com/b.jpg'),
  file('7', 'https://old.example.com/c.mp3'),
];

const convert = (text: string) => {
  const notes: string[] = [];
  const context: BodyContext = {
    note: (kind, subject) => void notes.push(`${kind}: ${subject}`),
    findAttachment: (id) => files.find((attachment) => attachment.id === id),
    listAttached: () => files,
    findReusable: (id) => (id === '9' ? '<!-- wp:paragraph --><p>Shared</p><!-- /wp:paragraph -->' : undefined),
    footnotes: [{ id: 'a', content: 'A note' }],
  };
  return { html: convertBody(text, context).replaceAll(/\n+/g, '\n').trim(), notes };
};
const a = '<figure><img src="https://old.example.com/a.jpg" alt="Alt 5"></figure>';
const b = '<figure><img src="https://old.example.com/b.jpg" alt="Alt 6"></figure>';
const youtube = 'https://www.youtube.com/watch?v=abcdefghijk';
const frame = `<iframe src="${youtube}" title=""></iframe>`;

describe('blocks', () => {
  test.each([
    ['core/paragraph', '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->', '<p>Text</p>'],
    [
      'core/list',
      '<!-- wp:list --><ul><!-- wp:list-item --><li>One</li><!-- /wp:list-item --></ul><!-- /wp:list -->',
      '<ul><li>One</li></ul>',
    ],
    [
      'core/group',
      '<!-- wp:group --><div><!-- wp:quote --><blockquote><p>Q</p></blockquote><!-- /wp:quote --></div><!-- /wp:group -->',
      '<div><blockquote><p>Q</p></blockquote></div>',
    ],
    [
      'core/image',
      '<!-- wp:image {"id":5} --><figure><img src="https://old.example.com/a-300x200.jpg" alt="x"/></figure><!-- /wp:image -->',
      '<figure><img src="https://old.example.com/a.jpg" alt="x"/></figure>',
    ],
    [
      'core/gallery',
      '<!-- wp:gallery {"ids":[5,6]} --><figure></figure><!-- /wp:gallery -->',
      `<figure>${a}${b}</figure>`,
    ],
    [
      'core/embed',
      `<!-- wp:embed {"url":"${youtube}"} --><figure><div class="wp-block-embed__wrapper">\n${youtube}\n</div></figure><!-- /wp:embed -->`,
      frame,
    ],
    [
      'core/embed with a caption',
      `<!-- wp:embed {"url":"${youtube}"} --><figure><div class="wp-block-embed__wrapper">\n${youtube}\n</div><figcaption>A <em>talk</em></figcaption></figure><!-- /wp:embed -->`,
      `<figure>${frame}<figcaption>A <em>talk</em></figcaption></figure>`,
    ],
    [
      'core-embed/youtube',
      `<!-- wp:core-embed/youtube {"url":"${youtube}"} --><figure></figure><!-- /wp:core-embed/youtube -->`,
      frame,
    ],
    [
      'core/file',
      '<!-- wp:file --><div><a href="/r.pdf">Report</a><a href="/r.pdf" class="wp-block-file__button" download></a></div><!-- /wp:file -->',
      '<p><a href="/r.pdf">Report</a></p>',
    ],
    ['core/freeform', '<!-- wp:freeform -->One\n\nTwo<!-- /wp:freeform -->', '<p>One</p>\n<p>Two</p>'],
    ['text between blocks', '<!-- wp:more --><!--more--><!-- /wp:more -->One\n\n[gallery ids="5"]', `<p>One</p>\n${a}`],
    ['core/block', '<!-- wp:block {"ref":9} /-->', '<p>Shared</p>'],
    ['core/footnotes', '<!-- wp:footnotes /-->', '<ol><li id="a">A note <a href="#a-link">↩ 1</a></li></ol>'],
    [
      'core/playlist',
      '<!-- wp:playlist --><figure><!-- wp:playlist-track {"src":"/t.mp3","title":"Talk"} /--></figure><!-- /wp:playlist -->',
      '<figure><audio src="/t.mp3" title="Talk"></audio></figure>',
    ],
    ['an address alone in a paragraph', `<!-- wp:paragraph --><p>${youtube}</p><!-- /wp:paragraph -->`, frame],
    [
      'an address of no video in a paragraph',
      '<!-- wp:paragraph --><p>https://example.com/</p><!-- /wp:paragraph -->',
      '<p>https://example.com/</p>',
    ],
    ['core/spacer', '<!-- wp:spacer --><div></div><!-- /wp:spacer -->', ''],
    ['core/shortcode', '<!-- wp:shortcode -->[gallery ids="5"]<!-- /wp:shortcode -->', a],
  ])('converts the block %s', (_, text, html) => {
    expect(convert(text)).toEqual({ html, notes: [] });
  });

  test.each([
    ['core/latest-posts', '<!-- wp:latest-posts /-->', ['not-imported: block core/latest-posts']],
    ['core/nextpage', '<!-- wp:nextpage --><!--nextpage--><!-- /wp:nextpage -->', ['changed: block core/nextpage']],
    ['a synced pattern that the export lacks', '<!-- wp:block {"ref":10} /-->', ['not-imported: block core/block']],
    [
      'a picture that the export lacks',
      '<!-- wp:gallery {"ids":[8]} --><figure></figure><!-- /wp:gallery -->',
      ['broken-picture: file of a gallery'],
    ],
    [
      'a video of a plugin',
      '<!-- wp:videopress/video --><figure><div>\nhttps://videopress.com/v/k\n</div></figure><!-- /wp:videopress/video -->',
      ['changed: block videopress/video'],
    ],
    ['a block of a plugin without text', '<!-- wp:acme/form /-->', ['not-imported: block acme/form']],
    ['a block of a plugin with text', '<!-- wp:acme/box --><p>x</p><!-- /wp:acme/box -->', ['changed: block acme/box']],
    ['a core block of a later version', '<!-- wp:hologram /-->', ['not-imported: block core/hologram']],
  ])('%s is reported', (_, text, notes) => {
    expect(convert(text).notes).toEqual(notes);
  });
});

describe('short codes', () => {
  test.each([
    [
      'caption',
      '[caption id="attachment_5" width="300"]<img src="/a.jpg" /> The quay[/caption]',
      '<figure><img src="/a.jpg" /><figcaption>The quay</figcaption></figure>',
    ],
    [
      'caption as an attribute',
      '[caption caption="The quay"]<img src="/a.jpg" />[/caption]',
      '<figure><img src="/a.jpg" /><figcaption>The quay</figcaption></figure>',
    ],
    ['gallery with ids', '[gallery ids="6,5" size="large"]', `<figure>\n${b}\n${a}\n</figure>`],
    ['gallery of all files of the post', '[gallery]', `<figure>\n${a}\n${b}\n</figure>`],
    ['gallery without one of them', '[gallery exclude="5"]', b],
    ['embed', `[embed width="500"]${youtube}[/embed]`, frame],
    ['an address on its own line', `Before\n\n${youtube}\n\nAfter`, `<p>Before</p>\n<p>${frame}</p>\n<p>After</p>`],
    [
      'audio',
      '[audio mp3="https://old.example.com/c.mp3"][/audio]',
      '<audio src="https://old.example.com/c.mp3"></audio>',
    ],
    ['audio of the post', '[audio]', '<audio src="https://old.example.com/c.mp3"></audio>'],
    ['video', '[video width="640" mp4="/v.mp4"][/video]', '<video src="/v.mp4"></video>'],
    ['playlist', '[playlist ids="7"]', '<audio src="https://old.example.com/c.mp3"></audio>'],
    ['youtube', '[youtube abcdefghijk]', frame],
    ['vimeo', '[vimeo 12345678]', '<iframe src="https://vimeo.com/12345678" title=""></iframe>'],
    ['youtube with a value', `[youtube=${youtube}]`, frame],
    [
      'dailymotion',
      '[dailymotion id=x8abc]',
      '<iframe src="https://www.dailymotion.com/video/x8abc" title=""></iframe>',
    ],
    ['ted', '[ted id=1]', '<iframe src="https://www.ted.com/talks/view/id/1" title=""></iframe>'],
    ['wpvideo', '[wpvideo kUJmAcSf w=640]', '<iframe src="https://videopress.com/v/kUJmAcSf" title=""></iframe>'],
    ['tweet', '[tweet https://x.com/a/status/1]', '<iframe src="https://x.com/a/status/1" title=""></iframe>'],
    [
      'soundcloud',
      '[soundcloud url="https://api.soundcloud.com/tracks/1" width="100%" /]',
      '<iframe src="https://api.soundcloud.com/tracks/1" title=""></iframe>',
    ],
    ['spotify', '[spotify spotify:track:abc]', '<iframe src="https://open.spotify.com/track/abc" title=""></iframe>'],
    [
      'instagram',
      '[instagram url=https://www.instagram.com/p/a/]',
      '<iframe src="https://www.instagram.com/p/a/" title=""></iframe>',
    ],
    ['brackets in text', 'He said [sic] and [Update: no].', 'He said [sic] and [Update: no].'],
    ['an escaped short code', 'Write [[gallery]].', 'Write [gallery].'],
    ['an end tag alone', 'One [/b] two', 'One [/b] two'],
  ])('converts the short code %s', (_, text, html) => {
    const result = convert(text);
    expect(result.html.replaceAll(/^<p>(<(?:audio|video|iframe)[^]*|[^<]*)<\/p>$/g, '$1')).toBe(html);
    expect(result.notes).toEqual([]);
  });

  test.each([
    ['a video without an id', '[youtube]', '', ['not-imported: short code youtube']],
    ['an unknown one', '[form id="3"]', '', ['not-imported: short code form']],
    [
      'an unknown one around text',
      '[box color="red"]Text [b]inside[/b][/box]',
      '<p>Text inside</p>',
      ['not-imported: short code b', 'not-imported: short code box'],
    ],
    [
      'a gallery of missing files',
      '[gallery ids="8"]',
      '',
      ['broken-picture: file of a gallery', 'broken-picture: short code gallery'],
    ],
  ])('%s is reported', (_, text, html, notes) => {
    expect(convert(text)).toEqual({ html, notes });
  });
});

test('paragraphs of the classic editor are those of WordPress', () => {
  expect(convert('One\ntwo\n\n<h3>Head</h3>\nThree').html).toBe('<p>One<br />\ntwo</p>\n<h3>Head</h3>\n<p>Three</p>');
});

const text = (content: string) => ({ name: null, attributes: {}, content: [content] });
const block = (name: string, attributes: object = {}, ...content: unknown[]) => ({ name, attributes, content });

test.each([
  ['text without blocks', '<p>Text</p>', [text('<p>Text</p>')]],
  [
    'a block',
    '<!-- wp:paragraph -->\n<p>Text</p>\n<!-- /wp:paragraph -->',
    [block('core/paragraph', {}, '\n<p>Text</p>\n')],
  ],
  [
    'a block with attributes',
    '<!-- wp:image {"id":5,"sizes":{"wide":[1,2]}} --><img><!-- /wp:image -->',
    [block('core/image', { id: 5, sizes: { wide: [1, 2] } }, '<img>')],
  ],
  [
    'a block without content',
    '<!-- wp:latest-posts {"postsToShow":4} /-->',
    [block('core/latest-posts', { postsToShow: 4 })],
  ],
  ['a block of a plugin', '<!-- wp:my-plugin/map /-->', [block('my-plugin/map')]],
  [
    'attributes with escaped dashes and angle brackets',
    '<!-- wp:acme/a {"text":"\\u002d\\u002d\\u003e"} /-->',
    [block('acme/a', { text: '-->' })],
  ],
  [
    'blocks in a block, in their places',
    '<!-- wp:columns --><div><!-- wp:column --><p>1</p><!-- /wp:column --> <!-- wp:spacer /--></div><!-- /wp:columns -->',
    [block('core/columns', {}, '<div>', block('core/column', {}, '<p>1</p>'), ' ', block('core/spacer'), '</div>')],
  ],
  [
    'text between blocks',
    'One<!-- wp:more --><!--more--><!-- /wp:more -->two',
    [text('One'), block('core/more', {}, '<!--more-->'), text('two')],
  ],
  [
    'malformed attributes as none',
    '<!-- wp:image {"id":} --><img><!-- /wp:image -->',
    [block('core/image', {}, '<img>')],
  ],
  [
    'a comment that is no block as text',
    '<!-- wp:paragraph later --><!--wp:paragraph -->',
    [text('<!-- wp:paragraph later --><!--wp:paragraph -->')],
  ],
  ['a block without an end', 'One<!-- wp:quote -->two', [text('One'), block('core/quote', {}, 'two')]],
  ['an end without a block', 'One<!-- /wp:quote -->two', [text('One'), text('two')]],
  ['an end of another name', '<!-- wp:quote -->One<!-- /wp:list -->two', [block('core/quote', {}, 'One'), text('two')]],
])('parses %s', (_, source, blocks) => {
  expect(parseBlocks(source)).toEqual(blocks);
});

test.each([
  ['nothing', ' \n\n ', ''],
  ['lines', 'One\ntwo\n\n\nthree', '<p>One<br />\ntwo</p>\n<p>three</p>'],
  ['written line breaks', 'One<br>\ntwo<br/>three<br><br />four', '<p>One<br />\ntwo<br />\nthree</p>\n<p>four</p>'],
  ['lines in inline elements', '<em>One\ntwo</em>', '<p><em>One<br />\ntwo</em></p>'],
  ['line breaks in tags', '<a\nhref="/">One</a>', '<p><a href="/">One</a></p>'],
  ['headings', 'One\n<h2>Head</h2>\ntwo', '<p>One</p>\n<h2>Head</h2>\n<p>two</p>'],
  ['rules', 'One\n<hr />\ntwo', '<p>One</p>\n<hr /><p>two</p>'],
  ['written paragraphs', '<p class="a">One\ntwo\n\nthree</p>', '<p class="a">One<br />\ntwo</p>\n<p>three</p>'],
  ['paragraphs without an end', '<p>One\n<p>two', '<p>One\n<p>two'],
  ['lists', '<ul>\n<li>One</li>\n<li>two\nthree</li>\n</ul>', '<ul>\n<li>One</li>\n<li>two<br />\nthree</li>\n</ul>'],
  ['an empty line in an item', '<ol><li>One\n\ntwo</li></ol>', '<ol>\n<li><p>One</p>\n<p>two</p></li>\n</ol>'],
  ['text in a container', '<div>One</div>', '<div>One</div>'],
  ['quotes', '<blockquote>One\n\ntwo</blockquote>', '<blockquote><p>One</p>\n<p>two</p></blockquote>'],
  [
    'figures',
    '<figure><img src="a">\n<figcaption>One</figcaption>\n</figure>',
    '<figure><img src="a"><figcaption>One</figcaption></figure>',
  ],
  ['preformatted text', '<pre>One\n\n  <b>two</b>\n</pre>', '<pre>One\n\n  <b>two</b>\n</pre>'],
  ['scripts', '<script>\nif (1 < 2) "<p>"\n\n</script>', '<script>\nif (1 < 2) "<p>"\n\n</script>'],
  ['players', '<video>\n<source src="a">\n</video>', '<p><video>\n<source src="a">\n</video></p>'],
  ['comments', 'One <!-- <div>\n\n --> two', '<p>One <!-- <div>   --> two</p>'],
])('adds paragraphs to %s', (_, text, html) => {
  expect(addParagraphs(text).trim().replaceAll(/\n+/g, '\n')).toBe(html.replaceAll(/\n+/g, '\n'));
});

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
