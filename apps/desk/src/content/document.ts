import { fromBody, toBody } from './body.ts';
import { kinds, type KindName } from './kinds.ts';
import { listParts, readAll, writeAll } from './parts.ts';
import type { Message } from '../labels.ts';
import { clean, type DeskFields, isEqual, isObject, type Json, type Result } from './values.ts';

/** A field that cannot be sent, and why. The whole item has an empty path. */
export type FieldError = { path: string; message: Message };
/** A value, or the errors that the author of an item must correct. */
export type Checked<Value> = Result<Value, readonly FieldError[]>;

/** Converts an item to the contract, without its status. `base` is what the provider had when it was read. */
export const toDocument = (kind: KindName, fields: DeskFields, base: Json): Checked<Json> => {
  const { layout, hasText } = kinds[kind];
  const document = clean({ ...writeAll(layout, fields), publishAt: fields['publishAt'] }) as Json | undefined;
  if (!hasText) return { ok: true, value: document ?? {} };
  const body = toBody(fields, base);
  if (!body.ok) return { ok: false, error: [{ path: 'body', message: body.error }] };
  return { ok: true, value: { ...document, body: body.value } };
};

/** Converts a document of the provider to the fields of the desk. */
export const fromDocument = (kind: KindName, publication: string, document: Json): DeskFields => {
  const { layout, hasText } = kinds[kind];
  return {
    ...readAll(layout, document, publication),
    ...(hasText && fromBody(document)),
    publishAt: document['publishAt'] ?? null,
    standing: document['status'] === 'withdrawn' ? 'withdrawn' : 'site',
  };
};

/** A document of the provider as the desk would send it: a field that the desk does not know is not compared. */
export const toComparable = (kind: KindName, publication: string, document: Json): Json => {
  const converted = toDocument(kind, fromDocument(kind, publication, document), document);
  return converted.ok ? converted.value : document;
};

/** Creates the merge patch (RFC 7396) that turns one document into another. Equal documents have an empty one. */
export const createMergePatch = (from: Json, to: Json): Json =>
  Object.fromEntries(
    Object.keys({ ...from, ...to }).flatMap((name) => {
      const [before, after = null] = [from[name] ?? null, to[name]];
      if (isEqual(before, after)) return [];
      return [[name, isObject(before) && isObject(after) ? createMergePatch(before, after) : after]];
    }),
  );

/** Names of the fields in which two documents differ. */
export const listChanges = (one: Json, other: Json): readonly string[] => Object.keys(createMergePatch(one, other));

/** Where fields of the contract are at the desk that have no part. */
const otherFields = new Map(Object.entries({ body: ['body', 'bodyHtml'], status: ['standing'] }));

/** The desk's values of some fields of a document. */
export const pickFields = (kind: KindName, publication: string, document: Json, names: readonly string[]) => {
  const fields = fromDocument(kind, publication, document);
  const fieldOf = new Map(listParts(kinds[kind].layout).map(({ name, field }) => [name, field]));
  const picked = names.flatMap((name) => otherFields.get(name) ?? [fieldOf.get(name) ?? name]);
  return Object.fromEntries(picked.map((field) => [field, fields[field]]));
};
