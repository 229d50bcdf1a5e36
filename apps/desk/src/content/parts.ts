import type { Field, FieldHook, PayloadRequest, Where } from 'payload';
import { isTextName, text, type TextName, toOptions, translate } from '../labels.ts';
import { type DeskFields, getKey, isObject, type Json, toId } from './values.ts';

/** One field of the contract at the desk: its form, and how its value is read from a document and written to one. */
export type Part = {
  /** Its name in the contract. */
  name: string;
  /** Its name at the desk. */
  field: string;
  form: Field;
  read: (value: unknown, publication: string) => unknown;
  write: (value: unknown) => unknown;
};

/** Parts in a frame, such as a row. One without parts is a field that stays at the desk. */
type Frame = { form: Field; parts: readonly Part[] };
/** Parts in the order of a form. */
export type Layout = readonly (Part | Frame)[];
/** A part, or the name of a line of text: `title!` is required. */
export type Entry = string | Part | Frame;

/** The fields of a form. */
export const toForm = (entries: readonly Entry[]): Field[] => toLayout(entries).map(({ form }) => form);
/** The parts of a form, also those in frames. */
export const listParts = (layout: Layout): readonly Part[] =>
  layout.flatMap((entry) => ('parts' in entry ? entry.parts : [entry]));

/** Reads the desk's values of a document. */
export const readAll = (layout: Layout, document: Json, publication: string): DeskFields =>
  Object.fromEntries(listParts(layout).map(({ name, field, read }) => [field, read(document[name], publication)]));
/** Writes the values of the desk to a document. */
export const writeAll = (layout: Layout, fields: Json): Json =>
  Object.fromEntries(listParts(layout).map(({ name, field, write }) => [name, write(fields[field])]));

type Codec = Pick<Part, 'read' | 'write'>;
/** Properties of the form's field; `field` is its name at the desk, and `text` that of its label, if they differ. */
type Options = { field?: string; text?: TextName; [property: string]: unknown };

/** The label and the help of a field: the texts of its name. */
export const toLabels = (name: string, admin: object = {}) => ({
  ...(isTextName(name) && { label: text(name) }),
  admin: { ...(isTextName(`${name}Help`) && { description: text(`${name}Help` as TextName) }), ...admin },
});

const create = (codec: Codec, base: object, name: string, options: Options = {}): Part => {
  const { field = name, text: label = field, ...rest } = options;
  const form: { admin?: object } = { ...base, ...rest };
  return { name, field, form: { name: field, ...form, ...toLabels(label, form.admin) } as Field, ...codec };
};
const define =
  (type: string, codec: Codec = { read: (value) => value ?? null, write: (value) => value }, form: object = {}) =>
  (name: string, options?: Options): Part =>
    create(codec, { type, ...form }, name, options);

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const toFilled = (values: readonly unknown[]) => (values.length > 0 ? values : undefined);
const toInstant = (value: unknown) => (typeof value === 'string' ? new Date(value).toISOString() : null);

export const words = define('text');
export const long = define('textarea');
export const number = define('number');
/** A choice of values, which have the texts of their names. */
export const select = (name: string, { options, ...rest }: Options & { options: readonly string[] }): Part =>
  define('select')(name, { ...rest, options: toOptions(...options) });
export const check = define('checkbox', {
  read: (value) => value === true,
  write: (value) => value === true || undefined,
});
const dayAndTime = { admin: { date: { pickerAppearance: 'dayAndTime' } } };
export const instant = define('date', { read: toInstant, write: toInstant }, dayAndTime);
export const texts = define('text', { read: toList, write: (value) => toFilled(toList(value)) }, { hasMany: true });

/** A field that stays at the desk. */
export const own = (name: string, type: string, options: Options = {}): Frame => ({
  ...create({ read: () => null, write: () => undefined }, { type }, name, options),
  parts: [],
});

/** Makes a form of parts and of the names of lines of text. */
export const toLayout = (entries: readonly Entry[]): Layout =>
  entries.map((entry) => {
    if (typeof entry !== 'string') return entry;
    const name = entry.replace('!', '');
    return words(name, { required: name !== entry });
  });

/** The same in the column beside the form. */
export const toAside = (entries: readonly Entry[]): Layout =>
  toLayout(entries).map((entry) => ({
    ...entry,
    form: { ...entry.form, admin: { ...entry.form.admin, position: 'sidebar' } } as Field,
  }));

/** Parts in one line. */
export const row = (...entries: readonly Entry[]): Frame => {
  const layout = toLayout(entries);
  return { form: { type: 'row', fields: toForm(layout) }, parts: listParts(layout) };
};
/** Parts in tabs. */
export const tabs = (...all: readonly (readonly [label: TextName, entries: readonly Entry[]])[]): Frame => {
  const layouts = all.map(([label, entries]) => [text(label), toLayout(entries)] as const);
  return {
    form: { type: 'tabs', tabs: layouts.map(([label, layout]) => ({ label, fields: toForm(layout) })) },
    parts: layouts.flatMap(([, layout]) => listParts(layout)),
  };
};

/** A group of fields. Without one of the fields in `needs` there is none. */
export const group = (name: string, entries: readonly Entry[], ...needs: readonly string[]): Part => {
  const layout = toLayout(entries);
  const isThere = (value: Json) => needs.length === 0 || needs.some((need) => Boolean(value[need]));
  const codec: Codec = {
    read: (value, publication) => readAll(layout, isObject(value) ? value : {}, publication),
    write: (value) => (isObject(value) && isThere(value) ? writeAll(layout, value) : undefined),
  };
  return create(codec, { type: 'group', fields: toForm(layout) }, name);
};

/** A list of groups. */
export const rows = (name: string, entries: readonly Entry[], options?: Options): Part => {
  const layout = toLayout(entries);
  const codec: Codec = {
    read: (value, publication) => toList(value).map((entry) => readAll(layout, entry as Json, publication)),
    write: (value) => toFilled(toList(value).map((entry) => writeAll(layout, entry as Json))),
  };
  return create(codec, { type: 'array', fields: toForm(layout) }, name, options);
};

/** Collections of the provider whose items others name. The desk knows their keys and names. */
export const referenced = ['categories', 'publishers', 'authors', 'articles'] as const;
type Referenced = (typeof referenced)[number];

const choiceForm = (kind: Referenced, hasMany: boolean) => ({
  type: 'relationship',
  relationTo: 'references',
  hasMany,
  filterOptions: ({ data }: { data: { publication?: string | { id: string } } }): Where => {
    const publication = typeof data.publication === 'object' ? data.publication?.id : data.publication;
    return { and: [{ kind: { equals: kind } }, { publication: { equals: publication ?? '' } }] };
  },
  admin: { allowCreate: false, allowEdit: false },
});
/** Items of the publication, in their order. */
export const choices = (kind: Referenced, name: string, options?: Options): Part => {
  const codec: Codec = {
    read: (keys, publication) => toList(keys).map((key) => toId(publication, kind, String(key))),
    write: (value) => toFilled(toList(value).flatMap((entry) => getKey(entry) ?? [])),
  };
  return create(codec, choiceForm(kind, true), name, options);
};
/** An item of the publication. */
export const choice = (kind: Referenced, name: string, options?: Options): Part => {
  const read: Part['read'] = (key, publication) => (typeof key === 'string' ? toId(publication, kind, key) : null);
  return create({ read, write: getKey }, choiceForm(kind, false), name, options);
};

const toPicture = (value: unknown): Json | undefined => {
  if (!isObject(value)) return undefined;
  const { file, focalX, focalY, isDecorative, alt, url, width, height, caption, credit } = value;
  const media = getKey(file) ?? value['media'];
  if (!media && !url) return undefined;
  const hasFocus = Boolean(media) && typeof focalX === 'number' && typeof focalY === 'number';
  return {
    ...(media ? { media } : { url, width, height }),
    ...(isDecorative === true ? { decorative: true } : { alt }),
    caption,
    credit,
    ...(hasFocus && { focalPoint: { x: focalX / 100, y: focalY / 100 } }),
  };
};

const fromPicture = (value: unknown): Json => {
  const { focalPoint, decorative, ...rest } = isObject(value) ? value : {};
  const point = isObject(focalPoint) ? focalPoint : {};
  const toPercent = (part: unknown) => (typeof part === 'number' ? part * 100 : null);
  const focus = { focalX: toPercent(point['x']), focalY: toPercent(point['y']) };
  return { ...rest, file: null, ...focus, isDecorative: decorative };
};

/** The field of a picture of the library. */
export const fileField = { name: 'file', type: 'upload', relationTo: 'media', ...toLabels('file') } as const;

const isDescribed = (value: unknown, { siblingData, req }: { siblingData: unknown; req: PayloadRequest }) => {
  const { file, media, url, isDecorative } = (siblingData ?? {}) as Json;
  const isChosen = [file, media, url].some(Boolean);
  return !isChosen || isDecorative === true || Boolean(value) || translate(req.i18n, text('describePicture'));
};
/** The alternative text of the library, where the item has none of its own. */
const fillAlt: FieldHook = async ({ value, siblingData, req }) => {
  const { file, isDecorative } = siblingData as Json;
  if (value || isDecorative === true || typeof file !== 'string') return value as unknown;
  const picture = await req.payload.findByID({ collection: 'media', id: file, depth: 0, disableErrors: true, req });
  return picture?.alt ?? value;
};
const cameWithItem = (_: unknown, value?: Json) => !value?.['file'] && Boolean(value?.['media'] ?? value?.['url']);

const pictureFields: Field[] = [
  fileField,
  {
    ...row(words('media', { text: 'mediaId' }), words('url', { text: 'path' })).form,
    admin: { condition: cameWithItem },
  } as Field,
  ...toForm([
    words('alt', { validate: isDescribed, hooks: { beforeValidate: [fillAlt] } }),
    check('isDecorative'),
    row('caption', 'credit'),
    row(number('focalX', { min: 0, max: 100 }), number('focalY', { min: 0, max: 100 })),
    ...['width', 'height'].map((side) => number(side, { admin: { hidden: true } })),
  ]),
];

const definePicture = define('group', { read: fromPicture, write: toPicture }, { fields: pictureFields });
/** A picture with its texts: one of the library, or one that came with the item. */
export const picture = (name: string, label?: TextName): Part => definePicture(name, label && { text: label });
