import { expect, test } from 'vitest';
import type { BodyPart } from './parts.ts';
import { splitBody } from './splitBody.ts';

const split = (html: string) => {
  const notes: string[] = [];
  const parts = splitBody(html, {
    rewriteLink: (href) => href.replace('https://old.example.com', ''),
    note: (kind, subject) => void notes.push(`${kind}: ${subject}`),
  });
  return { parts: parts.map(show), notes };
};
const show = (part: BodyPart): string => {
  switch (part.kind) {
    case 'html':
      return part.html;
    case 'picture':
      return `picture ${part.address} "${part.alt ?? ''}" "${part.caption ?? ''}"`;
    case 'gallery':
      return `gallery of ${part.pictures.map(show).join(', ')}`;
    case 'file':
      return `file ${part.address}`;
    case 'frame':
      return `frame ${part.address}`;
    default:
      return part satisfies never;
  }
};

test.each([
  ['the text of a CDATA section', '<![CDATA[<p>One</p>]]>Two', ['<p>One</p>', '<p>Two</p>']],
  [
    'a picture in a paragraph',
    '<p>One <img src="/a.jpg" alt="A"> two</p>',
    ['<p>One</p>', 'picture /a.jpg "A" ""', '<p>two</p>'],
  ],
  [
    'the words before and after a player',
    '<p><b>One<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>two</b></p>',
    ['<p><b>One two</b></p>', 'frame https://www.youtube.com/embed/abcdefghijk'],
  ],
  [
    'a picture with a link to itself',
    '<p><a href="/a.jpg"><img src="/a-300x200.jpg" alt="A"></a></p>',
    ['picture /a-300x200.jpg "A" ""'],
  ],
  [
    'a caption',
    '<figure><img src="/a.jpg"><figcaption>The <b>tower</b></figcaption></figure>',
    ['picture /a.jpg "" "The tower"'],
  ],
  [
    'a gallery',
    '<figure><figure><img src="/a.jpg"></figure><figure><img src="/b.jpg"></figure><figcaption>Both</figcaption></figure>',
    ['gallery of picture /a.jpg "" "", picture /b.jpg "" ""', '<p>Both</p>'],
  ],
  [
    'an old gallery',
    '<ul class="blocks-gallery-grid"><li><figure><img src="/a.jpg"></figure></li><li><figure><img src="/b.jpg"></figure></li></ul>',
    ['gallery of picture /a.jpg "" "", picture /b.jpg "" ""'],
  ],
  [
    'a table with a caption',
    '<figure><table><tr><td>1</td></tr></table><figcaption>Source</figcaption></figure>',
    ['<figure><table><tr><td>1</td></tr></table><figcaption>Source</figcaption></figure>'],
  ],
  ['a pull quote', '<figure><blockquote><p>Q</p></blockquote></figure>', ['<blockquote><p>Q</p></blockquote>']],
  [
    'a picture in a list',
    '<ul><li>One <img src="/a.jpg"></li></ul>',
    ['<ul><li>One  </li></ul>', 'picture /a.jpg "" ""'],
  ],
  [
    'a picture that a script loads',
    '<img src="data:image/gif;base64,R0" data-src="/a.jpg"><noscript><img src="/a.jpg"></noscript>',
    ['picture /a.jpg "" ""'],
  ],
  ['nested groups', '<div><section><div><p>One</p></div></section><p>Two</p></div>', ['<p>One</p>', '<p>Two</p>']],
  ['text without tags', 'One\n\nTwo <b>bold</b>', ['<p>One</p>', '<p>Two <b>bold</b></p>']],
  ['code', '<pre>if (a) {\n  b &lt; c\n}</pre>', ['<pre>if (a) {\n  b &lt; c\n}</pre>']],
  ['definitions', '<dl><dt>Term</dt><dd>Text</dd></dl>', ['<dl><dt>Term</dt><dd>Text</dd></dl>']],
  ['details', '<details><summary>More</summary><p>Text</p></details>', ['<h4>More</h4>', '<p>Text</p>']],
  [
    'media',
    '<video src="/v.mp4"></video><audio><source src="/a.mp3"></audio><iframe src="https://x.example/"></iframe>',
    ['file /v.mp4', 'file /a.mp3', 'frame https://x.example/'],
  ],
  [
    'a video of a host',
    '<video src="http://www.youtube.com/watch?v=abcdefghijk"></video>',
    ['frame http://www.youtube.com/watch?v=abcdefghijk'],
  ],
  ['headings', '<h1>One</h1><h6>Six</h6>', ['<h2>One</h2>', '<h4>Six</h4>']],
  [
    'a link to a heading by its text',
    '<p><a href="#costs">a</a></p><h2>Costs</h2>',
    ['<p><a href="#costs">a</a></p>', '<h2>Costs</h2>'],
  ],
  ['links', '<p><a href="https://old.example.com/a/">A</a></p>', ['<p><a href="/a/">A</a></p>']],
  ['empty paragraphs and comments', '<p> </p><!-- x --><p>&nbsp;</p><hr>', ['<hr>']],
])('splits %s', (_, html, parts) => {
  expect(split(html)).toEqual({ parts, notes: [] });
});

test.each([
  ['a script', '<script>alert(1)</script>', 'not-imported: element script'],
  ['a form', '<form><input></form>', 'not-imported: element form'],
  ['a drawing', '<svg><path/></svg>', 'not-imported: element svg'],
  ['an unknown element', '<p><acme-box>x</acme-box></p>', 'changed: element acme-box'],
  ['a linked picture', '<a href="/shop/"><img src="/a.jpg"></a>', 'changed: linked picture'],
  [
    'a link in a caption',
    '<figure><img src="/a.jpg"><figcaption><a href="/x">x</a></figcaption></figure>',
    'changed: link in a caption',
  ],
  ['hidden text', '<noscript>x</noscript>', 'not-imported: element noscript'],
  ['styles', '<p style="color:red">x</p>', 'ignored: attribute style'],
  ['a link that leads nowhere', '<p><a href="#x">x</a></p>', 'changed: link without a target'],
  ['elements nested too deep', `${'<div>'.repeat(60)}x`, 'changed: nested elements'],
])('%s is reported', (_, html, note) => {
  expect(split(html).notes).toContain(note);
});

test('separates the words before and after what is not imported', () => {
  expect(split('<p>One<button>x</button>two<title></title>s</p>').parts).toEqual(['<p>One twos</p>']);
});
