import type { CodegenConfig } from '@graphql-codegen/cli';
import { parse } from 'graphql';
import { globSync, readFileSync } from 'node:fs';

const documents = 'src/**/*.graphql';

// The generator leaves out a document with a syntax error and reports nothing.
for (const file of globSync(documents)) {
  try {
    parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`packages/graphql-ops/${file} is no GraphQL document.`, { cause });
  }
}

/**
 * Two things are written into every file and used in none: a helper type for @defer, and the preset's import of base
 * types, which `importSchemaTypesFrom` brings where they are used. The compiler refuses what is unused.
 */
const tidy = (_path: string, content: string): string =>
  content
    .replace(/\/\*\* Internal type\. DO NOT USE DIRECTLY\. \*\/\nexport type Incremental<T>.*\n/, '')
    .replace(/import type \* as Types from '\.\.\.ts';\n+/, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trimStart();

/** One generated file beside each file of operations; the enums they share in one place. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents,
  importExtension: '.ts',
  generates: {
    'src/schema.generated.ts': {
      plugins: ['typescript'],
      config: { onlyOperationTypes: true },
    },
    'src/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', importTypesNamespace: 'Types' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { importSchemaTypesFrom: 'src/schema.generated.ts' },
    },
  },
  hooks: { beforeOneFileWrite: [tidy] },
  config: {
    enumType: 'string-literal',
    enumsAsTypes: true,
    immutableTypes: true,
    useTypeImports: true,
    skipTypename: true,
    dedupeFragments: true,
    defaultScalarType: 'unknown',
    strictScalars: true,
    arrayInputCoercion: false,
    scalars: { DateTime: 'string', Date: 'string', ID: 'string' },
  },
};
export default config;
