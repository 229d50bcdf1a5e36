import { isSlug } from '@masthead/content-rules/natural-id';
import {
  beforeChangeTraverseFields,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Field,
  type FieldHook,
  Forbidden,
  type PayloadRequest,
  ValidationError,
  type ValidationFieldError,
} from 'payload';
import { contentAccess, hasRole } from '../access.ts';
import { withCorrection } from '../content/body.ts';
import { getClient } from '../content/clients.ts';
import { type FieldError, listChanges, pickFields, toComparable, toDocument } from '../content/document.ts';
import { toItemKey } from '../content/key.ts';
import { type ContentKind, type KindName, kinds } from '../content/kinds.ts';
import { writeReferences } from '../content/load.ts';
import { instant, listParts, own, referenced, row, toAside, toForm } from '../content/parts.ts';
import { publishItem, refuse } from '../content/publish.ts';
import { noteSending } from '../content/sending.ts';
import type { DeskFields, Json } from '../content/values.ts';
import { text, type TextName, toOptions, translate } from '../labels.ts';
import { comparison, createLoadFromSite } from './compare.ts';
import { createLivePreview, createOpenPreview, createPreviewUrl } from './preview.ts';
import { publicationField } from './references.ts';

/** Paths of the provider, such as `authors[0]` or `body.markdown.charts[0].title`, as those of the form. */
const toFormError = (kind: ContentKind, { path, message: reason }: FieldError, { i18n }: PayloadRequest) => {
  const message = translate(i18n, reason);
  const [name = '', ...rest] = path.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
  if (['', 'key', kind.title].includes(name)) return { path: kind.title, message, label: message };
  const field = listParts(kind.layout).find((part) => part.name === name)?.field ?? name;
  return { path: name === 'body' ? name : [field, ...rest].join('.'), message, label: `${path}: ${message}` };
};

/**
 * Checks the desk's own rules. Payload does so after this hook, when the item would be on the site already, and the form
 * would say that it is refused.
 */
const checkFields: CollectionBeforeChangeHook = async ({ data: given, originalDoc, ...args }) => {
  const { collection, req } = args;
  const errors: ValidationFieldError[] = [];
  const data: Record<string, unknown> = structuredClone(given);
  const doc = (originalDoc ?? {}) as Record<string, unknown>;
  const values = { data, siblingData: data, doc, siblingDoc: doc, docWithLocales: doc, siblingDocWithLocales: doc };
  const paths = { fieldLabelPath: '', parentIndexPath: '', parentPath: '', parentSchemaPath: '' };
  const options = { fields: collection.fields, global: null, mergeLocaleActions: [], overrideAccess: true, errors };
  await beforeChangeTraverseFields({ ...args, ...values, ...paths, ...options, id: doc['id'] as number });
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
};

/** A published version that is restored as a draft comes to the hooks as a published one. */
const noteDraft: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'restoreVersion' && args.draft === true) req.context['toDraft'] = true;
};

/** Sends a published version to the provider. What it refuses is not stored as published either. */
const createPublish =
  (name: KindName): CollectionBeforeChangeHook =>
  async (args) => {
    const { originalDoc, req, context } = args;
    // A version is restored without the fields that only the desk writes.
    const data = context['isRestoringVersion'] === true ? { ...originalDoc, ...args.data } : args.data;
    if (data['_status'] !== 'published' || context['fromSite'] === true || context['toDraft'] === true) return data;
    // Access has refused it already where the request says so; here the version is complete.
    if (req.user && !hasRole(req.user, 'editor')) throw new Forbidden(req.t);
    await checkFields(args);
    const edited: Json = { ...(originalDoc as object | undefined), ...data };
    const fields = withCorrection(edited);
    const { title } = kinds[name];
    const publication = String(fields['publication']);
    const now = new Date();
    const key = toItemKey(name, fields, now);
    const remote = fields['etag'] ? { etag: String(fields['etag']), document: fields['remote'] as Json } : undefined;
    const address = { kind: name, publication, key };
    // The provider has it as this one would be, so it would pass for a publication whose response was lost.
    const where = { publication: { equals: publication }, key: { equals: key }, id: { not_equals: fields['id'] } };
    const isTaken = !remote && (await req.payload.count({ collection: name, where, req })).totalDocs > 0;
    if (!remote && !isTaken && fields['id'] !== undefined) await noteSending(address, fields['id'] as number);
    const client = getClient(publication);
    const result = isTaken ? refuse('addressTaken', { key }) : await publishItem(client, address, fields, remote, now);
    if (!result.ok) {
      const errors = result.error.map((error) => toFormError(kinds[name], error, req));
      throw new ValidationError({ collection: name, errors, req }, req.t);
    }
    // Others can choose it by its name now.
    if ((referenced as readonly string[]).includes(name))
      await writeReferences(req.payload, publication, name, [{ key, name: String(fields[title]) }], { req });
    const { document, etag: newEtag } = result.value;
    // The provider completes items, such as by the time of the publication.
    const sent = toDocument(name, fields, document);
    const completed = sent.ok ? listChanges(sent.value, toComparable(name, publication, document)) : [];
    const corrected = fields !== edited && { body: fields['body'], bodyHtml: fields['bodyHtml'] };
    const changes = { ...corrected, ...pickFields(name, publication, document, completed) };
    return { ...data, ...changes, key, etag: newEtag, remote: document, correction: null, stage: 'approved' };
  };

/** Fields that only the desk itself writes. */
const noWrite = { create: () => false, update: () => false } as const;
const hidden = { admin: { hidden: true }, access: noWrite } as const;

/** A field that the desk fills in. */
const filled = (name: string, type: string, fill: FieldHook) =>
  own(name, type, { admin: { readOnly: true }, access: noWrite, hooks: { beforeChange: [fill] } });

/** A field that is shown once it has a value. */
const shown = (name: string, type: string) =>
  own(name, type, {
    admin: { readOnly: true, condition: (fields: DeskFields) => Boolean(fields[name]) },
    access: noWrite,
  });

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
        access: { update: ({ req }: { req: PayloadRequest }) => hasRole(req.user, 'editor') },
      }),
      instant('publishAt'),
      own('slug', 'text', {
        required: kind.keyFrom === 'nothing',
        ...(kind.keyFrom === 'nothing' && { text: 'list' }),
        validate: (value: unknown, { req }: { req: PayloadRequest }) =>
          (!value && kind.keyFrom !== 'nothing') || isAddress(value, kind) || translate(req.i18n, text('addressRule')),
        admin: { condition: ({ key }: DeskFields) => !key },
      }),
      shown('key', 'text'),
      shown('isOfFile', 'checkbox'),
      own('stage', 'select', { defaultValue: 'working', options: toOptions('working', 'review', 'approved') }),
      own('notes', 'array', {
        fields: toForm([
          own('note', 'textarea', { required: true }),
          row(
            filled('by', 'text', ({ value, req }) => value ?? req.user?.name),
            filled('at', 'date', ({ value }) => value ?? new Date().toISOString()),
          ),
        ]),
      }),
    ]),
  ),
  // What the provider had when the item was read or published: the other side of every change.
  { name: 'remote', type: 'json', ...hidden, access: { ...noWrite, read: () => false } },
  { name: 'etag', type: 'text', ...hidden },
  // A new item is blank until its author writes something: the desk creates it when the form is opened.
  {
    name: 'isBlank',
    type: 'checkbox',
    ...hidden,
    hooks: { beforeChange: [({ operation, data }) => operation === 'create' && !data?.[kind.title]] },
  },
];

/** Creates the collection of a kind of content: its form, its drafts and versions, and how it is published. */
export const createContentCollection = (name: KindName): CollectionConfig => {
  const kind: ContentKind = kinds[name];
  return {
    slug: name,
    labels: { singular: text(name.slice(0, -1) as TextName), plural: text(name) },
    defaultSort: '-updatedAt',
    versions: { maxPerDoc: 50, drafts: { autosave: { interval: 1500 } } },
    lockDocuments: { duration: 300 },
    access: contentAccess,
    // An item of the provider is at the desk once.
    indexes: [{ fields: ['publication', 'key'], unique: true }],
    endpoints: [createLoadFromSite(name), createOpenPreview(name)],
    hooks: { beforeOperation: [noteDraft], beforeChange: [createPublish(name)] },
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
        edit: {
          PublishButton: '/src/components/Publish.client#Publish',
          UnpublishButton: '/src/components/Nothing#Nothing',
        },
        views: { edit: { compare: comparison } },
      },
    },
    fields: [...toForm(kind.layout), ...createSharedFields(kind)],
  };
};
