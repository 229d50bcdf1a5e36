import type { CollectionConfig, Field } from 'payload';
import { getPublications, inOwn, ownPublications } from '../access.ts';
import { text } from '../labels.ts';

const readOnly = { create: () => false, update: () => false, delete: () => false } as const;

/** The publications of brands.json, each with its token. They are written at the start. */
export const publicationsCollection: CollectionConfig = {
  slug: 'publications',
  labels: { singular: text('publication'), plural: text('publications') },
  admin: { useAsTitle: 'name', hidden: true },
  access: { ...readOnly, read: inOwn('id') },
  fields: [
    { name: 'id', type: 'text', required: true },
    { name: 'name', type: 'text', required: true },
  ],
};

/** Items of the provider that others name, such as categories and authors, for choosing. `load` writes them. */
export const references: CollectionConfig = {
  slug: 'references',
  labels: { singular: text('reference'), plural: text('references') },
  admin: { useAsTitle: 'name', hidden: true },
  access: { ...readOnly, read: ownPublications },
  fields: [
    { name: 'id', type: 'text', required: true },
    { name: 'publication', type: 'relationship', relationTo: 'publications', required: true, index: true },
    { name: 'kind', type: 'text', required: true, index: true },
    { name: 'name', type: 'text', required: true },
  ],
};

/** The publication of an item: the first one of its author, unless they choose another. It does not change. */
export const publicationField: Field = {
  name: 'publication',
  type: 'relationship',
  relationTo: 'publications',
  required: true,
  index: true,
  label: text('publication'),
  defaultValue: ({ user }: { user?: unknown }) => getPublications(user as never)[0],
  admin: { position: 'sidebar', allowCreate: false, allowEdit: false },
};
