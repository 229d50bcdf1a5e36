import fc from 'fast-check';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBlocks, readMarkdown } from './fromMarkdown.ts';
import type { LexicalText } from './lexical.ts';
import { listKeys as listBlockKeys, writeMarkdown as save } from './toMarkdown.ts';

const content = path.join(import.meta.dirname, '../../../../sample-content/publications');
const articles = globSync('*/articles/*.md', { cwd: content }).toSorted();

const readBody = (file: string): string => {
  const [, , ...rest] = readFileSync(path.join(content, file), 'utf8').split(/^---$/m);
  return rest.join('---').trim();
};

/** The editor's state as a browser sends it: JSON. */
const open = (markdown: string): LexicalText => JSON.parse(JSON.stringify(readMarkdown(markdown))) as LexicalText;

const listKeys = (markdown: string) => listBlockKeys(readBlocks(markdown));

/** Saves a text whose every block was edited and restored: nothing of the original can be used. */
const rewrite = (markdown: string) => save(open(markdown), '');

describe('a text that was opened and not edited', () => {
  test.each(articles)('%s stays equal byte for byte', (file) => {
    const body = readBody(file);
    expect(save(open(body), body)).toEqual({ ok: true, value: body });
    // After an edit of every block it can still be written.
    const rewritten = rewrite(body);
    expect(rewritten.ok && listKeys(rewritten.value)).toEqual(listKeys(body));
  });

  const snippet = fc.constantFrom(
    'Text',
    ' ',
    '  \n',
    '\n',
    '\n\n',
    '\r\n',
    '- ',
    '* ',
    '1. ',
    '3) ',
    '> ',
    '# ',
    '## ',
    '**',
    '_',
    '~~',
    '`',
    '```',
    '```chart\n',
    'type: bar\n',
    '|',
    '|---|',
    '[a](/b)',
    '![a](/b "c")',
    '[^1]',
    '[^1]: ',
    '<b>',
    '<!-- -->',
    '\\',
    '&amp;',
    '\t',
    '    ',
    '---',
    'https://a.example',
    '日本',
    '\u00A0',
    '[x]',
    '::',
  );
  test('is equal for arbitrary Markdown', () => {
    fc.assert(
      fc.property(fc.array(snippet, { maxLength: 30 }), (parts) => {
        const body = parts.join('');
        expect(save(open(body), body)).toEqual({ ok: true, value: body });
      }),
      { numRuns: 1000 },
    );
  });

  test('a written text is read as the same blocks, or it is refused', () => {
    fc.assert(
      fc.property(fc.array(snippet, { maxLength: 20 }), (parts) => {
        const body = parts.join('');
        const result = rewrite(body);
        // A refusal names the block.
        if (!result.ok) return /"en":"Block \d+/.test(JSON.stringify(result.error));
        expect(listKeys(result.value)).toEqual(listKeys(body));
        return true;
      }),
      { numRuns: 500 },
    );
  });
});

describe('an edit', () => {
  test('changes its block and leaves the others as their author wrote them', () => {
    const body = 'One *first*\nline.\n\n\n* a\n* b\n\nLast __word__.';
    const state = open(body);
    const run = state.root.children?.[2]?.children?.[0];
    if (run) run['text'] = 'Next ';
    expect(save(state, body)).toEqual({ ok: true, value: 'One *first*\nline.\n\n\n* a\n* b\n\nNext **word**.' });
  });

  test('of a paragraph between two lists does not join them when it is deleted', () => {
    const body = '- a\n\nbetween\n\n- b';
    const state = open(body);
    state.root.children?.splice(1, 1);
    const saved = save(state, body);
    expect(saved.ok && open(saved.value).root.children).toHaveLength(2);
  });

  test('of a chart is written as YAML', () => {
    const body = '```chart\ntype: bar\ntitle: "Rents: up"\ndata: |\n  City, Rent\n  Kent, 112\n```';
    const state = open(body);
    const chart = state.root.children?.[0];
    if (chart) chart['fields'] = { ...(chart['fields'] as object), title: 'Rents: down' };
    expect(save(state, body)).toEqual({
      ok: true,
      value: '```chart\ntype: bar\ntitle: "Rents: down"\ndata: |\n  City, Rent\n  Kent, 112\n```',
    });
  });
});

describe('what the editor cannot show', () => {
  test.each([
    ['<div>box</div>', 'HTML'],
    ['> one\n>\n> two', 'a quotation with blocks'],
    ['A note.[^1]\n\n[^1]: Here.', 'a footnote'],
    ['```js\nlet a;\n```', 'code'],
    ['```chart\ntype: pie\nlegend: left\n```', 'a chart with issues'],
  ])('is a block of Markdown: %j', (body, reason) => {
    expect(open(body).root.children?.[0]?.['fields']).toMatchObject({ blockType: 'markdown', blockName: reason });
  });

  test('a merged cell of a table is refused', () => {
    const state = open('| a | b |\n|---|---|\n| c | d |');
    const cell = state.root.children?.[0]?.children?.[0]?.children?.[0];
    if (cell) cell['colSpan'] = 2;
    expect(save(state, '')).toEqual({
      ok: false,
      error: { en: 'A table has merged cells. Split them.', de: expect.any(String) as string },
    });
  });
});
