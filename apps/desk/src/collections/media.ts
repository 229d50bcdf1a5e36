import { uploadMedia } from '@masthead/content-client';
import path from 'node:path';
import { type CollectionConfig, type PayloadRequest, ValidationError } from 'payload';
import { contentAccess } from '../access.ts';
import { getClient } from '../content/clients.ts';
import { toForm } from '../content/parts.ts';
import { toId } from '../content/values.ts';
import { env } from '../env.ts';
import { text, translate } from '../labels.ts';
import { publicationField } from './references.ts';

const refuse = (req: PayloadRequest, ...args: Parameters<typeof text>): ValidationError => {
  const message = translate(req.i18n, text(...args));
  return new ValidationError({ collection: 'media', errors: [{ path: 'file', message, label: message }], req }, req.t);
};

/** Pictures. The file is uploaded to the provider's library, whose id is the end of the id here. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: text('picture'), plural: text('media') },
  admin: {
    useAsTitle: 'filename',
    group: text('content'),
    defaultColumns: ['filename', 'alt', 'credit', 'rights', 'publication'],
    listSearchableFields: ['filename', 'alt', 'caption', 'credit', 'rights'],
  },
  access: contentAccess,
  upload: {
    staticDir: path.join(env.DESK_DATA_DIR, 'media'),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/tiff'],
    focalPoint: true,
    crop: false,
    hideRemoveFile: true,
    imageSizes: [{ name: 'small', width: 480 }],
    adminThumbnail: 'small',
    // A picture of another host would be fetched from it.
    pasteURL: false,
  },
  fields: [
    { name: 'id', type: 'text', required: true, admin: { hidden: true } },
    publicationField,
    ...toForm(['alt', 'caption', 'credit', 'rights']),
    { name: 'usedIn', type: 'join', collection: 'articles', on: 'image.file', label: text('usedIn') },
  ],
  hooks: {
    // Before Payload crops: it puts the file that it crops around another focal point into the request, too.
    beforeOperation: [
      ({ operation, req }) => {
        if (operation === 'update' && req.file) throw refuse(req, 'fileStays');
      },
    ],
    beforeValidate: [
      async ({ data, operation, req }) => {
        const { publication = '', alt, caption, credit } = (data ?? {}) as Record<string, string | undefined>;
        if (operation !== 'create' || !req.file) return data;
        const client = getClient(publication);
        if (!client) throw refuse(req, 'noToken', { publication });
        const { name, data: bytes, mimetype } = req.file;
        const texts = Object.fromEntries(Object.entries({ name, alt, caption, credit }).filter(([, value]) => value));
        const uploaded = await uploadMedia(client, new Blob([new Uint8Array(bytes)], { type: mimetype }), texts);
        if (uploaded.error) throw refuse(req, 'fileRefused', { reason: uploaded.error.detail });
        const id = toId(publication, 'media', uploaded.data.id);
        const { totalDocs } = await req.payload.count({ collection: 'media', where: { id: { equals: id } }, req });
        if (totalDocs > 0) throw refuse(req, 'fileKnown', { name });
        return { ...data, id };
      },
    ],
  },
};
