import type { CollectionConfig, Field, Where } from 'payload';
import { getPublications, getUser, ownPublications } from '../access.ts';
import { text, withLabel } from '../labels.ts';

const readOnly = { create: () => false, update: () => false, delete: () => false } as const;

/** The publications of brands.json, each with its token. They are written at the start. */
export const publicationsCollection: CollectionConfig = {
  slug: 'publications',
  labels: { singular: text('publication'), plural: text('publications') },
  admin: { useAsTitle: 'name', hidden: true },
  access: {
    ...readOnly,
    read: ({ req }) => {
      const user = getUser(req);
      return user ? { id: { in: [...getPublications(user)] } } : false;
    },
  },
  fields: [
    { name: 'id', type: 'text', required: true },
    { name: 'name', type: 'text', required: true },
  ],
};

/** Authors, categories and publishers of the provider, for choosing. `load` writes them. */
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

/** A choice of authors, categories or publishers of the item's publication. */
export const referenceField = (
  name: string,
  kind: 'author' | 'category' | 'publisher',
  { hasMany = false, ...rest }: { hasMany?: boolean; required?: boolean; sidebar?: boolean } = {},
): Field =>
  ({
    name,
    type: 'relationship',
    relationTo: 'references',
    hasMany,
    required: rest.required,
    ...withLabel(name),
    filterOptions: ({ data }: { data: { publication?: string | { id: string } } }): Where => {
      const publication = typeof data.publication === 'object' ? data.publication?.id : data.publication;
      return { and: [{ kind: { equals: kind } }, { publication: { equals: publication ?? '' } }] };
    },
    admin: { allowCreate: false, allowEdit: false, ...(rest.sidebar && { position: 'sidebar' as const }) },
  }) as Field;
