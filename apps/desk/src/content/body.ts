import { escapeHtml } from '@masthead/content-rules/html';
import { editor } from '../collections/editor.ts';
import type { Block } from '../text/blocks.ts';
import { readMarkdown } from '../text/fromMarkdown.ts';
import { fromLexical, type LexicalText, toLexical } from '../text/lexical.ts';
import { writeMarkdown } from '../text/toMarkdown.ts';
import { own } from './parts.ts';
import { type DeskFields, getKey, isObject, type Json } from './values.ts';

const counted = { components: { Description: '/src/components/Count.client#Count' } };
const isHtml = ({ bodyHtml }: DeskFields): boolean => Boolean(bodyHtml);

/** The fields of a text: one that came as HTML is edited as HTML. */
export const bodyForm = [
  own('body', 'richText', { editor, admin: { ...counted, condition: (fields: DeskFields) => !isHtml(fields) } }),
  own('bodyHtml', 'textarea', { admin: { rows: 24, condition: isHtml } }),
  own('correction', 'textarea', { admin: { condition: ({ key }: DeskFields) => Boolean(key) } }),
];

/** A text as the contract has it, or why the editor's cannot be written. */
export type BodyResult = { ok: true; value: Json } | { ok: false; error: string };

const getText = ({ body }: Json, format: 'markdown' | 'html'): string => {
  const text = isObject(body) ? body[format] : undefined;
  return typeof text === 'string' ? text : '';
};

/** Pictures of the library are named by their id, also those that were just chosen in the editor. */
const withChosenFiles = (text: LexicalText): LexicalText => ({
  root: {
    ...text.root,
    children: (text.root.children ?? []).map((node) => {
      const fields = isObject(node['fields']) ? node['fields'] : {};
      const media = node.type === 'block' ? getKey(fields['file']) : undefined;
      return media === undefined ? node : { ...node, fields: { ...fields, src: `media:${media}` } };
    }),
  },
});

const isUndescribed = (block: Block): boolean => block.kind === 'picture' && block.alt.trim() === '';

const writeText = (fields: Json, original: string): BodyResult => {
  const html = fields['bodyHtml'];
  if (typeof html === 'string' && html !== '') return { ok: true, value: { html } };
  const text = fields['body'] as LexicalText | null | undefined;
  if (!text) return { ok: true, value: { markdown: '' } };
  const blocks = fromLexical(withChosenFiles(text));
  if (!blocks.ok) return blocks;
  const written = writeMarkdown(blocks.value, original);
  if (!written.ok) return written;
  if (written.value !== original && blocks.value.some(isUndescribed))
    return { ok: false, error: 'A picture in the text has no alternative text. Describe what it shows.' };
  return { ok: true, value: { markdown: written.value } };
};

/** Adds the visible line of a correction to a text. */
const addCorrection = (body: Json, correction: unknown): Json => {
  if (typeof correction !== 'string' || correction.trim() === '') return body;
  const line = correction.trim().replaceAll(/\s+/g, ' ');
  if (typeof body['html'] === 'string') return { html: `${body['html']}\n<p><em>${escapeHtml(line)}</em></p>` };
  const written = writeMarkdown([{ kind: 'paragraph', runs: [{ text: line, marks: 2 }] }], '');
  return { markdown: `${String(body['markdown']).trimEnd()}\n\n${written.ok ? written.value : line}` };
};

/** Writes a text. `base` is what the provider had when it was read: a text that was not edited stays equal to it. */
export const toBody = (fields: Json, base: Json): BodyResult => {
  const text = writeText(fields, getText(base, 'markdown'));
  return text.ok ? { ok: true, value: addCorrection(text.value, fields['correction']) } : text;
};

/** Reads a text for the editor. */
export const fromBody = (document: Json): DeskFields => {
  const html = getText(document, 'html');
  const blocks = readMarkdown(getText(document, 'markdown')).blocks.map(({ block }) => block);
  return { bodyHtml: html || null, body: html ? null : toLexical(blocks), correction: null };
};
