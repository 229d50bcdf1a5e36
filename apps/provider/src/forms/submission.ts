import { z } from 'zod';
import { parseJson } from '../server/json.ts';

/** Maximum length of a form body, in characters. */
export const maxFormLength = 32 * 1024;

const text = z.string().max(5_000, 'is longer than 5,000 characters');

const submissionSchema = z.strictObject({
  site: z.string().min(1).max(100),
  form: z.string().regex(/^[a-z0-9-]{1,60}$/, 'must be the name of a form'),
  fields: z
    .record(z.string().regex(/^[A-Za-z0-9_-]{1,60}$/), z.union([text, z.array(text).max(50)]))
    .refine((fields) => Object.keys(fields).length <= 40, 'has more than 40 fields'),
});

/** A submitted form of a static page. */
export type Submission = z.infer<typeof submissionSchema>;
/** The values of a form, by field name. */
export type Fields = Submission['fields'];

/** PostgreSQL rejects NUL in text and half of a surrogate pair in JSON. */
const removeControlCharacters = (value: string): string =>
  value
    .toWellFormed()
    .replace(/(?![\n\r\t])\p{Cc}/gu, '')
    .trim();

const cleanFields = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? removeControlCharacters(value) : value.map(removeControlCharacters),
    ]),
  );

/** Parses a form body and removes control characters. */
export const parseSubmission = (body: string): { ok: true; value: Submission } | { ok: false; error: string } => {
  const parsed = submissionSchema.safeParse(parseJson(body));
  return parsed.success
    ? { ok: true, value: { ...parsed.data, fields: cleanFields(parsed.data.fields) } }
    : { ok: false, error: z.prettifyError(parsed.error) };
};

/** Returns all values of a field. */
export const getValues = (fields: Fields, name: string): readonly string[] => [fields[name] ?? []].flat();

/** Returns the first `email` of a form, which may be invalid; empty without one. */
export const getEmail = (fields: Fields): string => getValues(fields, 'email')[0] ?? '';
