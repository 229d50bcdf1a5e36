import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  NoFragmentCyclesRule,
  NoSchemaIntrospectionCustomRule,
  validate,
  type ValidationContext,
} from 'graphql';
import { createYoga, maskError, type Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { VisitorQueries } from './visitor.ts';
import type { Db } from '../../db/schema.ts';
import { type QueryBudget, withQueryBudget } from '../../db/queryBudget.ts';
import { type ChargeClient, createCostLimiter } from '../../server/rateLimit.ts';
import { createReferenceData, type ReferenceData } from '../queries/referenceData.ts';
import type { Search } from '../search/query.ts';
import { type Context, createContext } from './context.ts';
import { chargeRequest, costPlugin, type ServerContext } from './costPlugin.ts';
import { documentLimitsRule, findSizeError, measureSize } from './limits.ts';
import { requestLimits } from './requestLimits.ts';
import { schema } from './schema.ts';

/** Rejects aliases in introspection: a cheap document could repeat a field a thousand times for each type. */
export const introspectionAliasRule = (context: ValidationContext): ASTVisitor => ({
  Field: (field) => {
    // Only introspection types may start with two underscores.
    if (!field.alias || !context.getParentType()?.name.startsWith('__')) return;
    context.reportError(
      new GraphQLError(`Introspection fields must not have aliases. Remove the alias of "${field.name.value}".`, {
        nodes: field,
        extensions: { code: 'DOCUMENT_TOO_LARGE' },
      }),
    );
  },
});

const createBudgetError = (message: string, cause?: Error): GraphQLError =>
  new GraphQLError(message, {
    extensions: { code: 'REQUEST_BUDGET_EXCEEDED', ...(cause ? { reason: cause.message } : {}) },
  });

type Budget = { durationMs: number; rows: number };

/** Creates the budget of all queries of a request: time, rows, and none after the client disconnected. */
export const createRequestBudget = (
  signal: AbortSignal,
  { durationMs, rows }: Budget = requestLimits,
  now: () => number = () => performance.now(),
): QueryBudget => {
  const startedAt = now();
  let rowsRead = 0;
  return {
    beforeQuery: () => {
      if (signal.aborted) throw createBudgetError('The client closed the connection.');
      if (now() - startedAt > durationMs)
        throw createBudgetError(`The request took longer than ${durationMs} ms. Request less at once.`);
      if (rowsRead > rows) throw createBudgetError(`The request read more than ${rows} rows. Request less at once.`);
    },
    afterQuery: (count) => {
      rowsRead += count;
      if (rowsRead > rows) throw createBudgetError(`The request read more than ${rows} rows. Request less at once.`);
    },
    onTimeout: (cause) => createBudgetError('A query of the request took too long. Request less at once.', cause),
  };
};

/** Options of the GraphQL handler. */
type GraphqlOptions = {
  db: Db;
  clock: () => Date;
  log: Logger;
  /** `development`: errors contain their cause, and GraphiQL is available. */
  mode: 'development' | 'production';
  /** Whether clients may read the schema by introspection and in the suggestions of error messages. */
  introspection?: 'on' | 'off' | undefined;
  /** The sites and categories. By default the handler caches them itself. */
  reference?: ReferenceData | undefined;
  /** Finds articles by text. Default: PostgreSQL's full-text search. */
  search?: Search | undefined;
  /** Charges the cost of requests to clients. By default the handler has its own budgets. */
  charge?: ChargeClient | undefined;
  /** Returns the visitor's data for a request. By default every visitor is anonymous. */
  getVisitor?: ((request: Request) => VisitorQueries) | undefined;
};

/** Rejects `variables` and `extensions` in URLs and forms that are not JSON. Yoga checks only JSON bodies. */
const rejectInvalidParams: Plugin = {
  onRequestParse: ({ requestParser, setRequestParser }) => {
    if (!requestParser) return;
    setRequestParser(async (request) => {
      try {
        return await requestParser(request);
      } catch (error) {
        // The parser's message would quote the client's input.
        if (error instanceof SyntaxError)
          throw new GraphQLError('variables and extensions must be JSON objects.', {
            extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
          });
        throw error;
      }
    });
  },
};

/** Rejects documents that are too large, before they are parsed, and charges the client for parsing the others. */
const limitDocuments = (charge: ChargeClient, isCached: (text: string) => boolean): Plugin => ({
  onParams: ({ params: { query = '' }, context }) => {
    if (query.length > requestLimits.documentCharacters) {
      throw new GraphQLError(
        `The document has more than ${requestLimits.documentCharacters} characters. Send several documents.`,
        { extensions: { code: 'DOCUMENT_TOO_LARGE', http: { status: 413 } } },
      );
    }
    const { base, perToken } = requestLimits.receiveCost;
    const size = isCached(query) ? undefined : measureSize(query);
    const refusal = chargeRequest(charge, (context as ServerContext).client, base + perToken * (size?.tokens ?? 0));
    if (refusal) throw refusal;
    const sizeError = size && findSizeError(size);
    if (sizeError) throw sizeError;
  },
});

/** Maximum validation errors that are reported for one document. */
const maxErrors = 10;

const validateLimits = (introspection: 'on' | 'off'): Plugin => {
  const hideSuggestions = introspection === 'off';
  return {
    onValidate: ({ addValidationRule, setValidationFn }) => {
      addValidationRule(introspectionAliasRule);
      if (hideSuggestions) addValidationRule(NoSchemaIntrospectionCustomRule);
      setValidationFn((schema, document, rules) => {
        const options = { hideSuggestions, maxErrors };
        // First: some rules of graphql-js take long for broad documents, and recurse deeply in rings of fragments.
        const sizeErrors = validate(schema, document, [documentLimitsRule, NoFragmentCyclesRule], options);
        return sizeErrors.length > 0 ? sizeErrors : validate(schema, document, rules, options);
      });
    },
    onExecute: ({ args }) => {
      Object.assign(args, { hideSuggestions });
    },
  };
};

/** Caches documents, because sites repeat theirs; not large ones, to bound the memory. */
const createDocumentCache = () => {
  const { documents, characters } = requestLimits.documentCache;
  const bounded = <T extends object>() => {
    const entries = new LRUCache<string, T>({ max: documents });
    return {
      get: (text: string) => entries.get(text),
      set: (text: string, value: T) => {
        if (text.length <= characters) entries.set(text, value);
      },
    };
  };
  return { documentCache: bounded<DocumentNode>(), errorCache: bounded<Error>() };
};

/** Node's own classes, not Yoga's ponyfill: `sendResponse` can stream only Node's ReadableStream. */
const fetchAPI = {
  Request,
  Response,
  Headers,
  ReadableStream,
  TransformStream,
  URL,
  URLSearchParams,
  TextEncoder,
  TextDecoder,
};

const toYogaLogger = (log: Logger) => ({
  debug: (...parts: unknown[]) => log.debug({ parts }, 'graphql'),
  info: (...parts: unknown[]) => log.debug({ parts }, 'graphql'),
  warn: (...parts: unknown[]) => log.warn({ parts }, 'graphql'),
  error: (...parts: unknown[]) => log.error({ parts }, 'graphql'),
});

/** Fields of an error for the log, without the document and variables: they may contain a reader's search text. */
const toErrorLogFields = (error: unknown) => {
  if (!(error instanceof GraphQLError)) return { reason: error instanceof Error ? error.stack : String(error) };
  return { path: error.path?.join('.'), reason: error.originalError?.stack ?? error.message };
};

/** Adds a body of the usual shape to errors without one, such as those of Yoga for media types and methods. */
const withErrorBody = (response: Response): Response => {
  if (response.status < 400 || response.headers.has('content-type')) return response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.set('content-type', 'application/json; charset=utf-8');
  const message =
    'The method or a media type is not supported. Send JSON by POST, and accept application/graphql-response+json.';
  return new Response(JSON.stringify({ errors: [{ message }] }), { status: response.status, headers });
};

/** A handler of GraphQL requests, which may read another database than its own: a transaction. */
type GraphqlHandler = (request: Request, client: string, source?: Db) => Promise<Response>;

/** Creates the handler of `/graphql`. Unexpected errors are logged; clients see only 'Unexpected error.' */
export const createGraphqlHandler = ({
  db,
  clock,
  log,
  mode,
  introspection = 'off',
  reference = createReferenceData(db),
  search,
  charge = createCostLimiter(requestLimits.clientCost, clock),
  getVisitor,
}: GraphqlOptions): GraphqlHandler => {
  const caches = createDocumentCache();
  const isCached = (text: string): boolean => caches.documentCache.get(text) !== undefined;
  const yoga = createYoga<ServerContext, Context>({
    schema,
    context: ({ request, db: source }) =>
      createContext({
        db: withQueryBudget(source, createRequestBudget(request.signal)),
        now: clock(),
        // A transaction may hold the only connection of the embedded database.
        reference: source === db ? reference : createReferenceData(source),
        search,
        visitor: getVisitor?.(request),
      }),
    graphqlEndpoint: '/graphql',
    landingPage: false,
    graphiql: mode === 'development' && introspection === 'on',
    cors: false,
    fetchAPI,
    // Sites send one document per POST; batches would only bypass the limits of a document.
    batching: false,
    multipart: false,
    parserAndValidationCache: caches,
    plugins: [rejectInvalidParams, limitDocuments(charge, isCached), validateLimits(introspection), costPlugin(charge)],
    maskedErrors: {
      isDev: mode === 'development',
      maskError: (error, message, isDev) => {
        const masked = maskError(error, message, isDev);
        if (masked !== error) log.error(toErrorLogFields(error), 'a resolver failed');
        return masked;
      },
    },
    logging: toYogaLogger(log),
  });
  return async (request, client, source = db) => withErrorBody(await yoga.fetch(request, { client, db: source }));
};
