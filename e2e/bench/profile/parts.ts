/**
 * Functions of a part: those of the files that match, or only the ones of them whose names match too. With `divided`,
 * the part is divided by the parts of the callers.
 */
export type Rule = { part: string; file: RegExp; name?: RegExp; divided?: true };

/** The parts of a program's work. */
export type Parts = {
  /**
   * The first rule that matches a function counts. A function without a rule belongs to its nearest caller with one.
   */
  rules: readonly Rule[];
  /** For functions that neither have a rule nor a caller with one. */
  otherRules: readonly Rule[];
  /** The parts of threads beside the main thread, by their names. */
  threads: Readonly<Record<string, string>>;
};

/** Time that belongs to no part. */
export const unattributed = 'not attributed';

/**
 * Names of the functions that replace those of `JSON` while a profile is taken: V8 counts built-in functions for their
 * callers.
 */
export const jsonWrappers = { parse: 'wrappedJsonParse', stringify: 'wrappedJsonStringify' } as const;

const v8Rules: readonly Rule[] = [
  { part: 'garbage collection', file: /^$/, name: /^\(garbage collector\)$/ },
  { part: 'native work outside functions', file: /^$/, name: /^\(program\)$/ },
  { part: 'JSON', file: /^$/, name: /^wrappedJson/, divided: true },
];

const otherRules: readonly Rule[] = [{ part: "Node's streams, timers and promises", file: /^node:/ }];

const v8Threads = 'threads of V8: garbage collection, compilation';

const threads = {
  V8Worker: v8Threads,
  DelayedTaskSche: v8Threads,
  'libuv-worker': 'threads of Node: compression, files, DNS',
};

/** Functions of react-dom-server that write markup. All others decide what to render. */
const writesMarkup =
  /^(push(Text|View|Style|Boolean|String|Additional|Form|Attribute|Inner|Link|Self|Title|Script|Start)|escape|write|flush|startChunk|endChunk|stringToPrecomputed|byteLength|completeWriting|prepare|sanitize|styleReplacer|scriptReplacer|makeId|hoist)/;

/** Functions of React's server that write the payload. All others render server components. */
const writesPayload =
  /^(emit|write|flush|serialize|escapeString|byteLength|encodeReference|outlineModel|renderModel|resolveModel|importMetadata|transformImport)/;

/** The parts of a page's work on a site. */
export const siteParts: Parts = {
  rules: [
    ...v8Rules,
    { part: 'HTML serialization', file: /react-dom-server/, name: writesMarkup },
    { part: 'payload serialization', file: /react-server-dom-\w+-server/, name: writesPayload },
    { part: 'React render, server components', file: /react-server-dom-\w+-server|react-server\.production/ },
    { part: 'React render, reading the payload for the HTML', file: /react-server-dom-\w+-client/ },
    { part: 'React render, HTML', file: /react-dom-server|dist\/compiled\/react/ },
    {
      part: 'React render, components of the site',
      file: /packages\/(site|ad-slots|tracking|auth)\/.*\.tsx$|packages\/design-system\//,
    },
    { part: 'mapping', file: /packages\/(site|ad-slots|tracking|auth|config)\/|apps\/[\w-]+\/brand/ },
    { part: 'cache transforms, payload', file: /next-runtime\/src\/payload\// },
    { part: 'cache transforms, document', file: /next-runtime\/src\/pageCache\// },
    { part: 'write: policy of the document', file: /next-runtime\/src\/security\// },
    { part: 'write: compression', file: /node:zlib|node_modules\/compression\// },
    {
      part: 'write: headers, sockets',
      file: /next-runtime\/src\/response\/|node:_http_outgoing|node:_http_server|pipe-readable|send-response/,
    },
    { part: 'request checks', file: /next-runtime\/src\/(request|editor)\// },
    { part: 'query: cache on disk', file: /graphql-ops\/src\/cache\/diskCache/ },
    { part: 'query: documents, cache', file: /packages\/graphql-ops\/|node_modules\/(@urql|@0no-co|graphql|@?keyv)\// },
    { part: 'transport', file: /undici|node:_http_client|next-runtime\/src\/uncachedFetch|patch-fetch|dedupe-fetch/ },
    {
      part: 'Next, routing',
      file: /path-to-regexp|router-utils|resolve-rewrites|prepare-destination|route-match|server-utils/,
    },
    { part: 'Next, metadata', file: /lib\/metadata\// },
    { part: 'Next, streams', file: /stream-utils|stream-ops|use-flight-response|htmlescape/ },
    { part: 'Next, other', file: /next\/dist\/|webpack:\/\/next\/|next\/\.\// },
  ],
  otherRules,
  threads,
};

/** The parts of a page's work on the provider. */
export const providerParts: Parts = {
  rules: [
    ...v8Rules,
    { part: 'SQL, building queries', file: /node_modules\/kysely\// },
    {
      part: 'SQL, driver and reading rows',
      file: /node_modules\/(pg|pg-protocol|pg-pool|pg-types|@electric-sql)\b|provider\/src\/db\//,
    },
    { part: 'mapping: resolvers, loaders', file: /provider\/src\/|packages\/config\// },
    { part: 'GraphQL, parse and validate', file: /node_modules\/graphql\/(language|validation|utilities)\// },
    { part: 'GraphQL, execute', file: /node_modules\/graphql\// },
    { part: 'GraphQL, server', file: /graphql-yoga|@envelop|@whatwg-node|@graphql-tools/ },
    { part: 'transport', file: /node:_http|node:net|undici|node:zlib/ },
  ],
  otherRules,
  threads: { ...threads, WorkerThread: 'thread of the embedded database' },
};
