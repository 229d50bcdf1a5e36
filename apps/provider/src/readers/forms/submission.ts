import { z } from 'zod';
import { parseJson } from '../../server/requestBody.ts';

/** Maximum length of a form body, in characters. */
export const maxFormLength = 32 * 1024;

/** Maximum length of one text, in characters: above the `maxlength` of every field. */
const maxTextLength = 10_000;

const submissionSchema = z.strictObject({
  site: z.string().min(1).max(100),
  form: z.string().regex(/^[a-z0-9-]{1,60}$/, 'must be the name of a form'),
  fields: z
    .record(z.string().regex(/^[A-Za-z0-9_-]{1,60}$/), z.union([z.string(), z.array(z.string()).max(50)]))
    .refine((fields) => Object.keys(fields).length <= 40, 'has more than 40 fields'),
});

/** A submitted form of a static page. */
export type Submission = z.infer<typeof submissionSchema>;
export type Fields = Submission['fields'];

/** PostgreSQL rejects NUL, and half a surrogate pair in JSON. A line break of two characters counts as one. */
const cleanText = (value: string): string =>
  value
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replace(/(?![\n\r\t])\p{Cc}/gu, '')
    .trim();

const cleanFields = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? cleanText(value) : value.map(cleanText),
    ]),
  );

export const getValues = (fields: Fields, name: string): readonly string[] => [fields[name] ?? []].flat();

/** Parses a form body and removes control characters. */
export const parseSubmission = (
  body: string,
): { ok: true; value: Submission } | { ok: false; status: 400 | 413; error: string } => {
  const parsed = submissionSchema.safeParse(parseJson(body));
  if (!parsed.success)
    return { ok: false, status: 400, error: `The form is invalid: ${z.prettifyError(parsed.error)}` };
  const fields = cleanFields(parsed.data.fields);
  const tooLong = Object.keys(fields).find((name) =>
    getValues(fields, name).some(({ length }) => length > maxTextLength),
  );
  return tooLong === undefined
    ? { ok: true, value: { ...parsed.data, fields } }
    : { ok: false, status: 413, error: `The field "${tooLong}" is longer than ${maxTextLength} characters.` };
};

/** Returns the first `email` of a form, which may be invalid; empty without one. */
export const getEmail = (fields: Fields): string => getValues(fields, 'email')[0] ?? '';
