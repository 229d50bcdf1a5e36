import { expect, test } from 'vitest';
import { parseBlocks } from './blocks.ts';

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
