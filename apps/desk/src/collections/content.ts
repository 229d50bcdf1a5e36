import { isSlug } from '@masthead/content-rules/natural-id';
import {
  beforeChangeTraverseFields,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type Field,
  type FieldHook,
  Forbidden,
  type PayloadRequest,
  ValidationError,
  type ValidationFieldError,
} from 'payload';
import { contentAccess, getUser, hasRole } from '../access.ts';
import { getClient } from '../content/clients.ts';
import { type FieldError, listChanges, pickFields, toComparable, toDocument } from '../content/document.ts';
import { toItemKey } from '../content/key.ts';
import { type ContentKind, type KindName, kinds } from '../content/kinds.ts';
import { writeReferences } from '../content/load.ts';
import { instant, listParts, own, referenced, row, toAside, toForm } from '../content/parts.ts';
import { publishItem, type PublishResult } from '../content/publish.ts';
import { noteSending } from '../content/sending.ts';
import type { DeskFields, Json } from '../content/values.ts';
import { text, toOptions, toWords } from '../labels.ts';
import { comparison, createLoadFromSite } from './compare.ts';
import { createLivePreview, createOpenPreview, createPreviewUrl } from './preview.ts';
import { publicationField } from './references.ts';

/** Paths of the provider, such as `authors[0]` or `body.markdown.charts[0].title`, as those of the form. */
const toFormError = (
  { layout, title }: ContentKind,
  { path, message: reason }: FieldError,
  { i18n }: PayloadRequest,
) => {
  const message = toWords(i18n, reason);
  if (path === '' || path === 'key') return { path: title, message, label: message };
  const [name = '', ...rest] = path.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
  const field = listParts(layout).find((part) => part.name === name)?.field ?? name;
  const isTitle = field === title;
  return {
    path: name === 'body' ? name : [field, ...rest].join('.'),
    message,
    label: isTitle ? message : `${path}: ${message}`,
  };
};

/**
 * Checks the desk's own rules. Payload does so after this hook, when the item would be on the site already, and the form
 * would say that it is refused.
 */
const checkFields: CollectionBeforeChangeHook = async ({ collection, context, data, originalDoc, operation, req }) => {
  const errors: ValidationFieldError[] = [];
  const copy: Record<string, unknown> = structuredClone(data);
  const doc = (originalDoc ?? {}) as Record<string, unknown>;
  await beforeChangeTraverseFields({
    ...(doc['id'] !== undefined && { id: doc['id'] as number }),
    collection,
    context,
    data: copy,
    doc,
    docWithLocales: doc,
    errors,
    fieldLabelPath: '',
    fields: collection.fields,
    global: null,
    mergeLocaleActions: [],
    operation,
    overrideAccess: true,
    parentIndexPath: '',
    parentPath: '',
    parentSchemaPath: '',
    req,
    siblingData: copy,
    siblingDoc: doc,
    siblingDocWithLocales: doc,
  });
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
};

/** Sends a published version to the provider. What it refuses is not stored as published either. */
const createPublish =
  (name: KindName): CollectionBeforeChangeHook =>
  async (args) => {
    const { data, originalDoc, req, context } = args;
    if (data['_status'] !== 'published' || context['fromSite'] === true) return data;
    // Access has refused it already where the request says so; here the version is complete.
    if (req.user && !hasRole(getUser(req), 'editor')) throw new Forbidden(req.t);
    await checkFields(args);
    const fields: DeskFields = { ...(originalDoc as object | undefined), ...data };
    const publication = String(fields['publication']);
    const now = new Date();
    const key = toItemKey(name, fields, now);
    const etag = String(fields['etag'] ?? '');
    const remote = etag === '' ? undefined : { etag, document: fields['remote'] as Json };
    const address = { kind: name, publication, key };
    const client = getClient(publication);
    if (!remote && fields['id'] !== undefined) await noteSending(address, fields['id'] as number);
    const result: PublishResult = client
      ? await publishItem(client, address, fields, remote, now)
      : { ok: false, errors: [{ path: '', message: text('noToken', { publication }) }] };
    if (!result.ok) {
      const errors = result.errors.map((error) => toFormError(kinds[name], error, req));
      throw new ValidationError({ collection: name, errors, req });
    }
    const { document } = result.value;
    // The provider completes items, such as by the time of the publication, and has the line of a correction.
    const sent = toDocument(name, { ...fields, correction: null }, document);
    const published = toComparable(name, publication, document);
    const completed = sent.ok && published.ok ? listChanges(sent.value, published.value) : [];
    return {
      ...data,
      ...pickFields(name, publication, document, completed),
      key,
      etag: result.value.etag,
      remote: document,
      correction: null,
      stage: 'approved',
    };
  };

/** Gives the name of a published item to the fields in which others choose it. */
const createNameReference =
  (name: KindName): CollectionAfterChangeHook =>
  async ({ doc, req, context }) => {
    if (doc['_status'] !== 'published' || context['fromSite'] === true) return;
    const item = { key: String(doc['key']), name: String(doc[kinds[name].title]) };
    const { publication } = doc as { publication: string | { id: string } };
    const id = typeof publication === 'string' ? publication : publication.id;
    await writeReferences(req.payload, id, name, [item], { req });
  };

/** A new item is blank until its author writes something: the desk creates it when the form is opened. */
const createMarkBlank =
  ({ title }: ContentKind): CollectionBeforeChangeHook =>
  ({ data, operation }) => ({ ...data, isBlank: operation === 'create' && !data[title] });

/** Fields that only the desk itself writes. */
const noWrite = { create: () => false, update: () => false } as const;
const hidden = { admin: { hidden: true }, access: noWrite } as const;

/** A field that the desk fills in once. */
const stamp = (fill: FieldHook) => ({ admin: { readOnly: true }, access: noWrite, hooks: { beforeChange: [fill] } });

const isAddress = (value: unknown, { keyFrom }: ContentKind): boolean =>
  typeof value === 'string' && (keyFrom === 'day' ? isSlug(value) : /^[^\s?#%\\\p{Lu}]{1,160}$/u.test(value));

/** The fields that all kinds have beside their own. */
const createSharedFields = (kind: ContentKind): Field[] => [
  publicationField,
  ...toForm(
    toAside([
      own('standing', 'select', {
        required: true,
        defaultValue: 'site',
        options: toOptions('site', 'withdrawn'),
        admin: { isClearable: false },
        access: { update: ({ req }: { req: PayloadRequest }) => hasRole(getUser(req), 'editor') },
      }),
      instant('publishAt'),
      own('slug', 'text', {
        required: kind.keyFrom === 'nothing',
        ...(kind.keyFrom === 'nothing' && { text: 'list' }),
        validate: (value: unknown, { req }: { req: PayloadRequest }) =>
          (!value && kind.keyFrom !== 'nothing') || isAddress(value, kind) || toWords(req.i18n, text('addressRule')),
        admin: { condition: ({ key }: DeskFields) => !key },
      }),
      own('key', 'text', {
        admin: { readOnly: true, condition: ({ key }: DeskFields) => Boolean(key) },
        access: noWrite,
      }),
      own('isOfFile', 'checkbox', {
        admin: { readOnly: true, condition: ({ isOfFile }: DeskFields) => isOfFile === true },
        access: noWrite,
      }),
      own('stage', 'select', { defaultValue: 'working', options: toOptions('working', 'review', 'approved') }),
      own('notes', 'array', {
        fields: toForm([
          own('note', 'textarea', { required: true }),
          row(
            own(
              'by',
              'text',
              stamp(({ value, req }) => value ?? (req.user as { name?: string } | null)?.name),
            ),
            own(
              'at',
              'date',
              stamp(({ value }) => value ?? new Date().toISOString()),
            ),
          ),
        ]),
      }),
    ]),
  ),
  // What the provider had when the item was read or published: the other side of every change.
  { name: 'remote', type: 'json', ...hidden, access: { ...noWrite, read: () => false } },
  { name: 'etag', type: 'text', ...hidden },
  { name: 'isBlank', type: 'checkbox', ...hidden },
];

/** Creates the collection of a kind of content: its form, its drafts and versions, and how it is published. */
export const createContentCollection = (name: KindName): CollectionConfig => {
  const kind: ContentKind = kinds[name];
  const isNamed = (referenced as readonly string[]).includes(name);
  return {
    slug: name,
    labels: { singular: text(kind.names[0]), plural: text(kind.names[1]) },
    defaultSort: '-updatedAt',
    versions: { maxPerDoc: 50, drafts: { autosave: { interval: 1500 } } },
    lockDocuments: { duration: 300 },
    access: contentAccess,
    // An item of the provider is at the desk once.
    indexes: [{ fields: ['publication', 'key'], unique: true }],
    endpoints: [createLoadFromSite(name), createOpenPreview(name)],
    hooks: {
      beforeChange: [createMarkBlank(kind), createPublish(name)],
      ...(isNamed && { afterChange: [createNameReference(name)] }),
    },
    admin: {
      useAsTitle: kind.title,
      hideAPIURL: true,
      group: text('content'),
      defaultColumns: [kind.title, ...kind.columns, '_status', 'updatedAt'],
      listSearchableFields: [kind.title, 'slug'],
      baseFilter: () => ({ isBlank: { not_equals: true } }),
      preview: createPreviewUrl(name),
      livePreview: createLivePreview(name),
      components: {
        // Unpublishing would change the desk alone; an item leaves the site by its field "On the site".
        edit: { UnpublishButton: '/src/components/Nothing#Nothing' },
        views: { edit: { compare: comparison } },
      },
    },
    fields: [...toForm(kind.layout), ...createSharedFields(kind)],
  };
};
