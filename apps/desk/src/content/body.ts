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

/** A text as the contract has it, or why the editor's cannot be written. */
type BodyResult = Result<Json, Message>;

const getSource = ({ body }: Json, format: 'markdown' | 'html'): string =>
  isObject(body) ? getText(body[format]) : '';

const isUndescribed = (node: LexicalNode): boolean => {
  const { blockType, alt } = getFields(node);
  return blockType === 'picture' && getText(alt).trim() === '';
};

const writeText = (fields: Json, original: string): BodyResult => {
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

/** Adds the visible line of a correction to a text. */
const addCorrection = (body: Json, correction: unknown): Json => {
  if (typeof correction !== 'string' || correction.trim() === '') return body;
  const line = correction.trim().replaceAll(/\s+/g, ' ');
  if (typeof body['html'] === 'string') return { html: `${body['html']}\n<p><em>${escapeHtml(line)}</em></p>` };
  const emphasis = element('paragraph', [{ type: 'text', version: 1, text: line, format: 2 }]);
  const written = writeMarkdown({ root: element('root', [emphasis]) }, '');
  return { markdown: `${String(body['markdown']).trimEnd()}\n\n${written.ok ? written.value : line}` };
};

/** Writes a text. `base` is what the provider had when it was read: a text that was not edited stays equal to it. */
export const toBody = (fields: Json, base: Json): BodyResult => {
  const body = writeText(fields, getSource(base, 'markdown'));
  return body.ok ? { ok: true, value: addCorrection(body.value, fields['correction']) } : body;
};

/** Reads a text for the editor. */
export const fromBody = (document: Json): DeskFields => {
  const html = getSource(document, 'html');
  const body = html ? null : readMarkdown(getSource(document, 'markdown'));
  return { bodyHtml: html || null, body, correction: null };
};
