import { GraphQLError } from 'graphql';
import { createYoga, maskError, type Plugin } from 'graphql-yoga';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { VisitorLookUps } from '../accounts/visitor.ts';
import type { Database } from '../db/schema.ts';
import { type Context, createContext } from './context.ts';
import { documentLimits, limitsRule } from './limits.ts';
import { plainSchemaRule } from './plainSchema.ts';
import { schema } from './schema.ts';

export type GraphqlOptions = {
  db: Kysely<Database>;
  clock: () => Date;
  log: Logger;
  /** Whether errors carry their cause and GraphiQL is served: on a developer's machine only. */
  mode: 'development' | 'production';
  /** What a request may know of its visitor. Left out, everybody is a stranger. */
  visitorOf?: ((request: Request) => VisitorLookUps) | undefined;
};

const refuseLongDocuments: Plugin = {
  onParams: ({ params }) => {
    if ((params.query?.length ?? 0) > documentLimits.characters) {
      throw new GraphQLError(`The document has more than ${documentLimits.characters} characters. Ask in several documents.`, {
        extensions: { code: 'DOCUMENT_TOO_LARGE', http: { status: 413 } },
      });
    }
  },
};

const holdToLimits: Plugin = {
  onValidate: ({ addValidationRule }) => {
    addValidationRule(limitsRule);
    addValidationRule(plainSchemaRule);
  },
};

/** What failed and where. The document and its variables stay out: a reader's search text may be among them. */
const faultOf = (error: unknown) => {
  if (!(error instanceof GraphQLError)) return { reason: error instanceof Error ? error.stack : String(error) };
  return { path: error.path?.join('.'), reason: error.originalError?.stack ?? error.message };
};

/** Answers `/graphql` (GraphQL over HTTP). An unexpected error is logged whole and told as 'Unexpected error.' */
export const createGraphqlHandler = ({ db, clock, log, mode, visitorOf }: GraphqlOptions) => {
  const yoga = createYoga<object, Context>({
    schema,
    context: ({ request }) => createContext(db, clock(), visitorOf?.(request)),
    graphqlEndpoint: '/graphql',
    landingPage: false,
    graphiql: mode === 'development',
    cors: false,
    // Node's own; the server streams no other kind of body.
    fetchAPI: { Request, Response, Headers, ReadableStream, TransformStream, URL, URLSearchParams, TextEncoder, TextDecoder },
    // Pages ask by POST, each document once; a batch would only get around the limits of a document.
    batching: false,
    multipart: false,
    plugins: [refuseLongDocuments, holdToLimits],
    maskedErrors: {
      isDev: mode === 'development',
      maskError: (error, message, isDev) => {
        const masked = maskError(error, message, isDev);
        if (masked !== error) log.error(faultOf(error), 'a resolver failed');
        return masked;
      },
    },
    logging: {
      debug: (...parts: unknown[]) => log.debug({ parts }, 'graphql'),
      info: (...parts: unknown[]) => log.debug({ parts }, 'graphql'),
      warn: (...parts: unknown[]) => log.warn({ parts }, 'graphql'),
      error: (...parts: unknown[]) => log.error({ parts }, 'graphql'),
    },
  });
  return (request: Request): Promise<Response> => Promise.resolve(yoga.fetch(request));
};
