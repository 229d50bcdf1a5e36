import type { Schemas } from '@masthead/content-client';
import type { Block } from '../text/blocks.ts';
import { readMarkdown } from '../text/fromMarkdown.ts';
import { fromLexical, type LexicalText, toLexical } from '../text/lexical.ts';
import { writeMarkdown } from '../text/toMarkdown.ts';

/** Data of the contract: a published document, or a part of it. */
export type Json = { readonly [name: string]: unknown };
/** An article as the provider has it. */
export type ArticleDocument = Schemas['Article'];
/** An article as the desk stores it. */
export type DeskFields = Record<string, unknown>;

/** A field that cannot be sent, and why. */
export type FieldError = { path: string; message: string };
/** The document of an article, or the errors that an author must correct. */
export type DocumentResult = { ok: true; value: Json } | { ok: false; errors: readonly FieldError[] };

/** Ids of the desk begin with the publication, so that the same key may exist in several. */
export const toId = (publication: string, ...parts: readonly string[]): string => [publication, ...parts].join(':');
/** The part of an id that the provider knows. */
export const toKey = (id: string): string => id.slice(id.lastIndexOf(':') + 1);

/** Whether a value of JSON is an object. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Removes what forms leave behind: null, empty texts and groups, ids of rows. */
const clean = (value: unknown): unknown => {
  if (value === null || value === '') return undefined;
  if (Array.isArray(value)) return value.map(clean);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).flatMap(([name, entry]) => {
    const kept = name === 'id' ? undefined : clean(entry);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
};

/** The id of a related item, which may be populated. */
const getId = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  return isObject(value) && typeof value['id'] === 'string' ? value['id'] : undefined;
};
const getKey = (value: unknown): string | undefined => {
  const id = getId(value);
  return id === undefined ? undefined : toKey(id);
};
const getKeys = (values: unknown): string[] | undefined =>
  Array.isArray(values) ? values.flatMap((value) => getKey(value) ?? []) : undefined;

// ---- Pictures ----

const toPicture = (value: unknown): Json | undefined => {
  if (!isObject(value)) return undefined;
  const { file, focalX, focalY, isDecorative, alt, ...rest } = value;
  const media = getKey(file) ?? (rest['media'] as string | undefined);
  const source = media ? { media, url: undefined, width: undefined, height: undefined } : {};
  const focalPoint =
    media && typeof focalX === 'number' && typeof focalY === 'number'
      ? { x: focalX / 100, y: focalY / 100 }
      : undefined;
  const description = isDecorative === true ? { decorative: true } : { alt };
  const picture = clean({ ...rest, ...source, ...description, focalPoint });
  if (!isObject(picture)) return undefined;
  return picture['media'] === undefined && picture['url'] === undefined ? undefined : picture;
};

const fromPicture = (value: unknown): Json | undefined => {
  if (!isObject(value)) return undefined;
  const { focalPoint, decorative, ...rest } = value;
  const point = isObject(focalPoint) ? focalPoint : {};
  const toPercent = (part: unknown) => (typeof part === 'number' ? part * 100 : null);
  return {
    ...rest,
    file: null,
    focalX: toPercent(point['x']),
    focalY: toPercent(point['y']),
    isDecorative: decorative,
  };
};

// ---- The body ----

const getMarkdown = (document: Json): string => {
  const { body } = document;
  return isObject(body) && typeof body['markdown'] === 'string' ? body['markdown'] : '';
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

const findUndescribed = (blocks: readonly Block[]): readonly FieldError[] =>
  blocks.some((block) => block.kind === 'picture' && block.alt.trim() === '')
    ? [{ path: 'body', message: 'A picture in the text has no alternative text. Describe what it shows.' }]
    : [];

const toBody = (fields: DeskFields, base: Json): DocumentResult => {
  const html = fields['bodyHtml'];
  if (typeof html === 'string' && html !== '') return { ok: true, value: { html } };
  const text = fields['body'] as LexicalText | null | undefined;
  if (!text) return { ok: true, value: { markdown: '' } };
  const blocks = fromLexical(withChosenFiles(text));
  if (!blocks.ok) return { ok: false, errors: [{ path: 'body', message: blocks.error }] };
  const original = getMarkdown(base);
  const written = writeMarkdown(blocks.value, original);
  if (!written.ok) return { ok: false, errors: [{ path: 'body', message: written.error }] };
  const errors = written.value === original ? [] : findUndescribed(blocks.value);
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value: { markdown: written.value } };
};

/** Adds the visible line of a correction to a body. */
const addCorrection = (body: Json, fields: DeskFields): Json => {
  const { correction } = fields;
  if (typeof correction !== 'string' || correction.trim() === '') return body;
  const line = correction.trim().replaceAll(/\s+/g, ' ');
  if (typeof body['html'] === 'string')
    return { html: `${body['html']}\n<p><em>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</em></p>` };
  const written = writeMarkdown([{ kind: 'paragraph', runs: [{ text: line, marks: 2 }] }], '');
  return { markdown: `${String(body['markdown']).trimEnd()}\n\n${written.ok ? written.value : line}` };
};

// ---- The document ----

const hasText = (value: unknown, ...names: readonly string[]): value is Json =>
  isObject(value) && names.some((name) => Boolean(value[name]));

/** Fields that have the same name and form at the desk and in the contract. */
const sameFields = [
  'title',
  'summary',
  'kicker',
  'needToKnow',
  'tags',
  'embeds',
  'recombeeId',
  'canonicalUrl',
  'publishAt',
  'updatedAt',
] as const;
/** The same, where the desk has another name: Payload has a field `updatedAt` of its own. */
const deskNames: Readonly<Partial<Record<(typeof sameFields)[number], string>>> = { updatedAt: 'correctedAt' };
const toDeskName = (name: (typeof sameFields)[number]): string => deskNames[name] ?? name;

/**
 * Converts an article of the desk to the contract, without its status. `base` is what the provider had when the article
 * was read: a body that was not edited stays equal to it.
 */
export const toDocument = (fields: DeskFields, base: Json): DocumentResult => {
  const body = toBody(fields, base);
  if (!body.ok) return body;
  const same = Object.fromEntries(sameFields.map((name) => [name, fields[toDeskName(name)]]));
  const { slides, video, book, deal, isDownload, nofollow, premium, disclaimer } = fields;
  const slideRows = Array.isArray(slides)
    ? slides.map((row: Json) => ({ ...row, image: toPicture(row['image']) }))
    : [];
  const document = clean({
    ...same,
    // The field that says that there is one.
    video: hasText(video, 'url', 'media') ? { ...video, poster: toPicture(video['poster']) } : undefined,
    book: hasText(book, 'title') ? { ...book, coverImage: toPicture(book['coverImage']) } : undefined,
    deal: hasText(deal, 'kind') ? deal : undefined,
    slides: slideRows.length > 0 ? slideRows : undefined,
    image: toPicture(fields['image']),
    primary: getKey(fields['primary']),
    categories: getKeys(fields['categories']),
    authors: getKeys(fields['authors']),
    presentedBy: getKey(fields['presentedBy']),
    premium: premium === true,
    disclaimer: disclaimer === true,
    download: isDownload === true ? true : undefined,
    nofollow: nofollow === 'yes' ? true : nofollow === 'no' ? false : undefined,
  }) as Json;
  const embeds = document['embeds'];
  const withoutEmpty = Array.isArray(embeds) && embeds.length === 0 ? { ...document, embeds: undefined } : document;
  return { ok: true, value: { ...withoutEmpty, body: addCorrection(body.value, fields) } };
};

/** Converts an article of the provider to the fields of the desk. */
export const fromDocument = (publication: string, document: Json): DeskFields => {
  const reference = (kind: string) => (key: unknown) => (typeof key === 'string' ? toId(publication, kind, key) : null);
  const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
  const { video, book, deal, body, slides } = document;
  const markdown = getMarkdown(document);
  const html = isObject(body) && typeof body['html'] === 'string' ? body['html'] : null;
  return {
    ...Object.fromEntries(sameFields.map((name) => [toDeskName(name), document[name] ?? null])),
    needToKnow: list(document['needToKnow']),
    tags: list(document['tags']),
    embeds: list(document['embeds']),
    video: isObject(video) ? { ...video, poster: fromPicture(video['poster']) } : {},
    book: isObject(book) ? { ...book, coverImage: fromPicture(book['coverImage']) } : {},
    deal: deal ?? {},
    slides: list(slides).map((slide) => ({ ...(slide as Json), image: fromPicture((slide as Json)['image']) })),
    image: fromPicture(document['image']) ?? {},
    primary: reference('category')(document['primary']),
    categories: list(document['categories']).map(reference('category')),
    authors: list(document['authors']).map(reference('author')),
    presentedBy: reference('publisher')(document['presentedBy']),
    premium: document['premium'] === true,
    disclaimer: document['disclaimer'] === true,
    isDownload: document['download'] === true,
    nofollow: document['nofollow'] === true ? 'yes' : document['nofollow'] === false ? 'no' : null,
    bodyHtml: html,
    body: html === null ? toLexical(readMarkdown(markdown).blocks.map(({ block }) => block)) : null,
    standing: document['status'] === 'withdrawn' ? 'withdrawn' : 'site',
    correction: null,
  };
};
