import { escapeHtml } from '@masthead/content-rules/html';
import { editor } from '../collections/editor.ts';
import { type Message, text } from '../labels.ts';
import { readMarkdown } from '../text/fromMarkdown.ts';
import { element, getChildren, getFields, getText, type LexicalNode, type LexicalText } from '../text/lexical.ts';
import { writeMarkdown } from '../text/toMarkdown.ts';
import { own } from './parts.ts';
import { type DeskFields, isObject, type Json, type Result } from './values.ts';

const counted = { components: { Description: '/src/components/Count.client#Count' } };
const isHtml = ({ bodyHtml }: DeskFields): boolean => Boolean(bodyHtml);

/** The fields of a text: one that came as HTML is edited as HTML. */
export const bodyForm = [
  own('body', 'richText', { editor, admin: { ...counted, condition: (fields: DeskFields) => !isHtml(fields) } }),
  own('bodyHtml', 'textarea', { admin: { rows: 24, condition: isHtml } }),
  own('correction', 'textarea', { admin: { condition: ({ key }: DeskFields) => Boolean(key) } }),
];

const getSource = ({ body }: Json, format: 'markdown' | 'html'): string =>
  isObject(body) ? getText(body[format]) : '';

const isUndescribed = (node: LexicalNode): boolean => {
  const { blockType, alt } = getFields(node);
  return blockType === 'picture' && getText(alt).trim() === '';
};

/** Adds the visible line of a correction to the text of an item: the blocks of the editor stay as they are. */
export const withCorrection = (fields: Json): Json => {
  const line = getText(fields['correction']).trim().replaceAll(/\s+/g, ' ');
  if (line === '') return fields;
  const { bodyHtml, body } = fields as { bodyHtml?: string | null; body?: LexicalText | null };
  const corrected = { ...fields, correction: null };
  if (bodyHtml) return { ...corrected, bodyHtml: `${bodyHtml}\n<p><em>${escapeHtml(line)}</em></p>` };
  const emphasis = { type: 'text', version: 1, detail: 0, format: 2, mode: 'normal', style: '', text: line };
  const root = body?.root ?? element('root', []);
  const children = [...getChildren(root), element('paragraph', [emphasis])];
  return { ...corrected, body: { root: { ...root, children } } };
};

/** Writes a text. `base` is what the provider had when it was read: a text that was not edited stays equal to it. */
export const toBody = (item: Json, base: Json): Result<Json, Message> => {
  const fields = withCorrection(item);
  const original = getSource(base, 'markdown');
  const html = getText(fields['bodyHtml']);
  if (html !== '') return { ok: true, value: { html } };
  const body = fields['body'] as LexicalText | null | undefined;
  if (!body) return { ok: true, value: { markdown: '' } };
  const written = writeMarkdown(body, original);
  if (!written.ok) return written;
  if (written.value !== original && getChildren(body.root).some(isUndescribed))
    return { ok: false, error: text('describePictures') };
  return { ok: true, value: { markdown: written.value } };
};

/** Reads a text for the editor. */
export const fromBody = (document: Json): DeskFields => {
  const html = getSource(document, 'html');
  const body = html ? null : readMarkdown(getSource(document, 'markdown'));
  return { bodyHtml: html || null, body, correction: null };
};
