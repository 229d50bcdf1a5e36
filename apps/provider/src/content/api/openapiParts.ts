import { z } from 'zod';

/** A value of an OpenAPI document. */
export type Json = { [name: string]: unknown };

/** Path of a schema of the document. */
export const schemaPath = (name: string): string => `#/components/schemas/${name}`;
/** A reference to a schema of the document. */
export const ref = (name: string): Json => ({ $ref: schemaPath(name) });

/** A text. */
export const text = { type: 'string' };

/** A JSON body. */
export const json = (schema: Json): Json => ({ 'application/json': { schema } });

/** A response of `problem.ts`. */
export const problem = (description: string): Json => ({
  description,
  content: { 'application/problem+json': { schema: ref('Problem') } },
});

/** Responses of all requests. */
export const problems: Json = {
  401: problem('The token is missing, unknown, expired or revoked.'),
  403: problem('The token lacks a scope.'),
  429: problem('Wait for the seconds in Retry-After.'),
};

/** Responses of writes. */
export const writeProblems: Json = {
  ...problems,
  412: problem('The entity tag in If-Match is no longer that of the item.'),
  413: problem('The body is too large.'),
  422: problem('All issues of the content with their paths.'),
};

/** A parameter in a header. */
export const header = (name: string, description: string): Json => ({ name, in: 'header', description, schema: text });

/** The fields of a schema. */
export const toProperties = (schema: z.ZodType): Record<string, Json> =>
  (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}) as Record<string, Json>;

/** The fields of a schema as parameters of the address. */
export const toQuery = (schema: z.ZodType): readonly Json[] =>
  Object.entries(toProperties(schema)).map(([name, { description, ...parameter }]) => ({
    name,
    in: 'query',
    description,
    schema: parameter,
  }));
