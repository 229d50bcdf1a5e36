import { type Json, json, problem, problems, ref, text, toProperties, toQuery } from './openapiParts.ts';
import { uploadTexts } from './readUpload.ts';

const textOrNull = { type: ['string', 'null'] };
const integerOrNull = { type: ['integer', 'null'] };
const fileProperties = {
  id: { ...text, description: 'Media id: SHA-256 of the uploaded bytes. Content names the picture by it.' },
  kind: { enum: ['image', 'video', 'audio', 'document'] },
  type: { ...text, description: 'By content: image/jpeg' },
  bytes: { type: 'integer', description: 'Size as it is stored. Pictures are encoded again.' },
  width: integerOrNull,
  height: integerOrNull,
  isAnimated: { type: 'boolean' },
  fileName: text,
  credit: textOrNull,
  copyright: textOrNull,
  caption: textOrNull,
  alt: textOrNull,
  url: { ...text, description: 'Path of the file on the site.' },
  createdAt: text,
};

/** The description of a file of the media library. */
export const fileSchema: Json = {
  type: 'object',
  required: Object.keys(fileProperties),
  properties: fileProperties,
};

const binary = { type: 'string', format: 'binary' };
const describedFile = (description: string): Json => ({ description, content: json(ref('File')) });

/** Paths of the media library. */
export const mediaPaths: Json = {
  '/media': {
    post: {
      operationId: 'upload',
      summary: 'Upload a file: as the body, or in the field file of a form. Needs the scope media',
      parameters: toQuery(uploadTexts),
      requestBody: {
        required: true,
        content: {
          'application/octet-stream': { schema: binary },
          'multipart/form-data': {
            schema: { type: 'object', required: ['file'], properties: { file: binary, ...toProperties(uploadTexts) } },
          },
        },
      },
      responses: {
        200: describedFile('The library has the file. Its texts stay as they are.'),
        201: describedFile('Stored'),
        ...problems,
        413: problem('The file is too large.'),
        415: problem('The type of the file, by its content, is not accepted.'),
        422: problem('The picture is damaged or has too many pixels, or a text is too long.'),
        503: problem('Too many files are uploaded at the same time. Wait for the seconds in Retry-After.'),
      },
    },
  },
  '/media/{id}': {
    get: {
      operationId: 'get-file',
      parameters: [{ name: 'id', in: 'path', required: true, description: 'Media id', schema: text }],
      responses: { 200: describedFile('The file'), 404: problem('No such file.'), ...problems },
    },
    delete: {
      operationId: 'remove-file',
      summary: 'Take a file down for good. Needs the scopes media and publish',
      parameters: [{ name: 'id', in: 'path', required: true, description: 'Media id', schema: text }],
      responses: {
        204: { description: 'Removed. The same file is refused from now on.' },
        404: problem('No such file.'),
        ...problems,
        422: problem('Content names the file. The issue lists it.'),
      },
    },
  },
};
