import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { z } from '@hono/zod-openapi';
import type { MediaInput } from '../../media/library/ingestMedia.ts';
import { contentApiLimits } from './limits.ts';
import { createProblem, listIssues, type Problem } from './problem.ts';
import { isStorable } from './readJson.ts';

const text = (maxLength: number) => z.string().max(maxLength).refine(isStorable, 'has U+0000 or a lone surrogate');

/** What an upload may say about its file, in the address or in the fields of a form. */
export const uploadTexts = z.strictObject({
  name: text(255).optional().describe('Name of the file: it becomes a part of its address.'),
  alt: text(1_000).optional().describe('Default of the alternative text.'),
  caption: text(2_000).optional().describe('Default: the caption in the picture.'),
  credit: text(200).optional().describe('Default: the credit in the picture.'),
  copyright: text(300).optional().describe('Default: the copyright notice in the picture.'),
});

/** Thrown by the source of an upload that is refused. */
export class UploadError extends Error {
  override name = 'UploadError';
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

const malformed = (detail: string): UploadError => new UploadError(createProblem('malformed', detail));

/** Parses the texts of a form. Throws an `UploadError` with all issues. */
const parseTexts = (values: Iterable<readonly [string, string]>): z.infer<typeof uploadTexts> => {
  const parsed = uploadTexts.safeParse(Object.fromEntries(values));
  if (parsed.success) return parsed.data;
  throw new UploadError(createProblem('invalid', 'The file was not stored.', listIssues(parsed.error)));
};

const assignTexts = (input: MediaInput, { name, ...texts }: z.infer<typeof uploadTexts>): void => {
  Object.assign(input, texts);
  if (name !== undefined) input.fileName = name;
};

const fileField = 'file';

/** The file and the texts of a form while it arrives. `texts` is complete when `finished` resolves. */
const openForm = (body: ReadableStream<Uint8Array>, contentType: string, signal: AbortSignal) => {
  const { maxFieldBytes, maxFields } = contentApiLimits.upload;
  const form = new Busboy({
    headers: { 'content-type': contentType },
    limits: { files: 2, fields: maxFields, fieldSize: maxFieldBytes, parts: maxFields + 2, headerPairs: 20 },
  });
  const file = Promise.withResolvers<{ stream: Readable; name: string } | undefined>();
  const texts: [string, string][] = [];
  const refuse = (detail: string): void => void form.destroy(malformed(detail));
  let files = 0;
  form.on('file', (field, stream, name) => {
    files += 1;
    if (field === fileField && files === 1) return file.resolve({ stream, name });
    stream.resume();
    refuse(`A form has one file, in its field "${fileField}".`);
  });
  form.on('field', (field, value) => texts.push([field, value]));
  for (const event of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const)
    form.on(event, () => refuse('The form has too many fields.'));
  const finished = pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), form, { signal });
  finished.then(() => file.resolve(undefined), file.reject);
  return { file: file.promise, finished, texts };
};

/** Reads the file of a form (multipart/form-data). Texts after the file are read before the source ends. */
async function* readForm(
  input: MediaInput,
  body: ReadableStream<Uint8Array>,
  contentType: string,
): AsyncGenerator<Uint8Array> {
  const abort = new AbortController();
  try {
    const { file, finished, texts } = openForm(body, contentType, abort.signal);
    const found = await file;
    if (!found) throw malformed(`The form has no file in its field "${fileField}".`);
    input.fileName = found.name;
    yield* found.stream;
    await finished;
    assignTexts(input, parseTexts(texts));
  } catch (error) {
    // The parser has no error classes: everything else is a form that cannot be parsed or has ended early.
    throw error instanceof UploadError ? error : malformed(`The form cannot be read (${String(error)}).`);
  } finally {
    abort.abort();
  }
}

/** The file of a request: its body, or the field `file` of a form. The source throws an `UploadError` when read. */
export const toUpload = (
  request: Request,
  body: ReadableStream<Uint8Array>,
  texts: z.infer<typeof uploadTexts>,
): MediaInput => {
  const contentType = request.headers.get('content-type') ?? '';
  const input: MediaInput = { source: body, fileName: 'file' };
  assignTexts(input, texts);
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return input;
  input.source = readForm(input, body, contentType);
  return input;
};
