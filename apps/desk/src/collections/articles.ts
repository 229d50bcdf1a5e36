import {
  beforeChangeTraverseFields,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  Forbidden,
  ValidationError,
  type ValidationFieldError,
} from 'payload';
import { contentAccess, getUser, hasRole } from '../access.ts';
import { type DeskFields, type FieldError, fromDocument, type Json } from '../content/article.ts';
import { getClient } from '../content/clients.ts';
import { toNaturalKey } from '../content/naturalKey.ts';
import { publishArticle, type PublishResult } from '../content/publish.ts';
import { text } from '../labels.ts';
import { comparison, loadFromSite } from './compare.ts';
import { dealFields, editor, mediaFields } from './articleFields.ts';
import { openPreview, previewUrl } from './preview.ts';
import { publicationField, referenceField } from './references.ts';

/** Paths of the provider, such as `authors[0]` or `body.markdown.charts[0].title`, as those of the form. */
const toFormError = ({ path, message }: FieldError) => {
  const field = path.startsWith('body') ? 'body' : path.replaceAll(/\[(\d+)\]/g, '.$1');
  return { path: field, message, label: path === 'title' ? message : `${path}: ${message}` };
};

/**
 * Checks the desk's own rules. Payload does so after this hook, when the article would be on the site already, and the
 * form would say that it is refused.
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
  if (errors.length > 0) throw new ValidationError({ collection: 'articles', errors, req }, req.t);
};

/** Sends a published version to the provider. What it refuses is not stored as published either. */
const publish: CollectionBeforeChangeHook = async (args) => {
  const { data, originalDoc, req, context } = args;
  if (data['_status'] !== 'published' || context['fromSite'] === true) return data;
  // Access has refused it already where the request says so; here the version is complete.
  if (req.user && !hasRole(getUser(req), 'editor')) throw new Forbidden(req.t);
  await checkFields(args);
  const fields: DeskFields = { ...(originalDoc as object | undefined), ...data };
  const publication = String(fields['publication']);
  const now = new Date();
  const key = toNaturalKey(fields, now);
  const etag = String(fields['etag'] ?? '');
  const remote = etag === '' ? undefined : { etag, document: fields['remote'] as Json };
  const client = getClient(publication);
  const result: PublishResult = client
    ? await publishArticle({ client, publication, key, now }, fields, remote)
    : { ok: false, errors: [{ path: 'title', message: `There is no token for "${publication}" in DESK_TOKENS.` }] };
  if (!result.ok) throw new ValidationError({ collection: 'articles', errors: result.errors.map(toFormError), req });
  const { etag: newEtag, document } = result.value;
  const published = fromDocument(publication, document);
  // The line of the correction is part of the text from here on.
  const { body, bodyHtml } = fields['correction'] ? published : fields;
  // The provider has completed them: the time of the publication, and a deal's currency.
  const { publishAt, deal } = published;
  return {
    ...data,
    key,
    etag: newEtag,
    remote: document,
    body,
    bodyHtml,
    publishAt,
    deal,
    correction: null,
    stage: 'approved',
  };
};

/** Fields that only the desk itself writes. */
const noWrite = { create: () => false, update: () => false } as const;

/** Articles of all publications of the desk. */
export const articles: CollectionConfig = {
  slug: 'articles',
  labels: { singular: text('article'), plural: text('articles') },
  defaultSort: '-updatedAt',
  versions: { maxPerDoc: 50, drafts: { autosave: { interval: 1500 } } },
  lockDocuments: { duration: 300 },
  access: contentAccess,
  endpoints: [loadFromSite, openPreview],
  hooks: { beforeChange: [publish] },
  admin: {
    useAsTitle: 'title',
    hideAPIURL: true,
    group: text('content'),
    defaultColumns: ['title', '_status', 'stage', 'publishAt', 'authors', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
    preview: previewUrl,
    components: {
      // Unpublishing would change the desk alone; an article leaves the site by its field "On the site".
      edit: { UnpublishButton: '/src/components/Nothing#Nothing' },
      views: { edit: { compare: comparison } },
    },
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: text('text'),
          fields: [
            {
              name: 'title',
              type: 'text',
              required: true,
              maxLength: 300,
              label: text('title'),
              admin: {
                components: {
                  Description: { path: '/src/components/Count.client#Count', clientProps: { fitting: 90 } },
                },
              },
            },
            { name: 'summary', type: 'textarea', maxLength: 2000, label: text('summary') },
            {
              name: 'body',
              type: 'richText',
              editor,
              label: text('body'),
              admin: {
                condition: ({ bodyHtml }) => !bodyHtml,
                components: { Description: '/src/components/Count.client#Count' },
              },
            },
            {
              name: 'bodyHtml',
              type: 'textarea',
              label: text('bodyHtml'),
              admin: { rows: 24, description: text('bodyHtmlHelp'), condition: ({ bodyHtml }) => Boolean(bodyHtml) },
            },
            { name: 'needToKnow', type: 'text', hasMany: true, maxRows: 4, label: text('needToKnow') },
            {
              name: 'correction',
              type: 'textarea',
              label: text('correction'),
              admin: { description: text('correctionHelp'), condition: ({ key }) => Boolean(key) },
            },
          ],
        },
        { label: text('media'), fields: mediaFields },
        { label: text('deal'), fields: dealFields },
      ],
    },
    publicationField,
    {
      name: 'standing',
      type: 'select',
      required: true,
      defaultValue: 'site',
      label: text('standing'),
      options: (['site', 'withdrawn'] as const).map((value) => ({ value, label: text(value) })),
      admin: { position: 'sidebar', isClearable: false, description: text('standingHelp') },
      access: { update: ({ req }) => hasRole(getUser(req), 'editor') },
    },
    {
      name: 'publishAt',
      type: 'date',
      label: text('publishAt'),
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        description: text('publishAtHelp'),
      },
    },
    {
      name: 'slug',
      type: 'text',
      label: text('slug'),
      validate: (value: unknown) =>
        !value ||
        (typeof value === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) && value.length <= 160) ||
        'Use lowercase letters and digits, joined by hyphens: a-deal-in-atlanta',
      admin: { position: 'sidebar', description: text('slugHelp'), condition: ({ key }) => !key },
    } as CollectionConfig['fields'][number],
    {
      name: 'key',
      type: 'text',
      index: true,
      label: text('slug'),
      admin: { position: 'sidebar', readOnly: true, condition: ({ key }) => Boolean(key) },
      access: noWrite,
    },
    { name: 'kicker', type: 'text', maxLength: 40, label: text('kicker'), admin: { position: 'sidebar' } },
    referenceField('primary', 'category', { required: true, sidebar: true }),
    referenceField('categories', 'category', { hasMany: true, sidebar: true }),
    referenceField('authors', 'author', { hasMany: true, sidebar: true }),
    { name: 'tags', type: 'text', hasMany: true, label: text('tags'), admin: { position: 'sidebar' } },
    {
      name: 'stage',
      type: 'select',
      defaultValue: 'working',
      label: text('stage'),
      options: (['working', 'review', 'approved'] as const).map((value) => ({ value, label: text(value) })),
      admin: { position: 'sidebar' },
    },
    {
      name: 'note',
      type: 'textarea',
      label: text('note'),
      admin: { position: 'sidebar', description: text('noteHelp') },
    },
    { name: 'premium', type: 'checkbox', label: text('premium'), admin: { position: 'sidebar' } },
    {
      name: 'correctedAt',
      type: 'date',
      label: text('correctedAt'),
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    },
    referenceField('presentedBy', 'publisher', { sidebar: true }),
    { name: 'disclaimer', type: 'checkbox', label: text('disclaimer'), admin: { position: 'sidebar' } },
    { name: 'isDownload', type: 'checkbox', label: text('download'), admin: { position: 'sidebar' } },
    {
      name: 'nofollow',
      type: 'select',
      label: text('nofollow'),
      options: (['yes', 'no'] as const).map((value) => ({ value, label: text(value) })),
      admin: { position: 'sidebar' },
    },
    { name: 'canonicalUrl', type: 'text', label: text('canonicalUrl'), admin: { position: 'sidebar' } },
    { name: 'recombeeId', type: 'text', label: text('recombeeId'), admin: { position: 'sidebar' } },
    // What the provider had when the article was read or published: the other side of every change.
    { name: 'remote', type: 'json', admin: { hidden: true }, access: { ...noWrite, read: () => false } },
    { name: 'etag', type: 'text', admin: { hidden: true }, access: noWrite },
  ],
};
