import { expect, test } from 'vitest';
import { addParagraphs } from './convertBody.ts';

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
