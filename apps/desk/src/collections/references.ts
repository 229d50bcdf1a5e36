import type { CollectionConfig, Field } from 'payload';
import { getPublications, inOwn } from '../access.ts';
import { text, type TextName } from '../labels.ts';

const readOnly = { create: () => false, update: () => false, delete: () => false } as const;

/** A collection of names that the desk itself writes. `own` is the field with the publication. */
const createNames = (slug: 'publications' | 'references', own: string, fields: Field[]): CollectionConfig => ({
  slug,
  labels: { singular: text(slug.slice(0, -1) as TextName), plural: text(slug) },
  admin: { useAsTitle: 'name', hidden: true },
  access: { ...readOnly, read: inOwn(own) },
  fields: [{ name: 'id', type: 'text', required: true }, { name: 'name', type: 'text', required: true }, ...fields],
});

/** The publications of brands.json, each with its token. They are written at the start. */
export const publicationsCollection = createNames('publications', 'id', []);

/** Items of the provider that others name, such as categories and authors, for choosing. `load` writes them. */
export const references = createNames('references', 'publication', [
  { name: 'publication', type: 'relationship', relationTo: 'publications', required: true, index: true },
  { name: 'kind', type: 'text', required: true, index: true },
]);

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
