import type { CodegenConfig } from '@graphql-codegen/cli';

/** Resolver types from the schema that the sites ask by. The rows that resolvers receive are in `src/graphql/rows.ts`. */
const config: CodegenConfig = {
  schema: '../../packages/graphql-ops/schema.graphql',
  importExtension: '.ts',
  generates: {
    'src/graphql/resolvers.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: './context.ts#Context',
        mappers: {
          Article: './rows.ts#ArticleRow',
          ArticleSummary: './rows.ts#SummaryRow',
          Package: './rows.ts#PackageRow',
          PackageNavigation: './rows.ts#NavigationRow',
          SearchResults: './rows.ts#SearchRow',
          RelatedItem: './rows.ts#SummaryRow',
          TrendingArticle: './rows.ts#SummaryRow',
        },
        enumType: 'string-literal',
        enumsAsTypes: true,
        useTypeImports: true,
        skipTypename: true,
        strictScalars: true,
        defaultScalarType: 'unknown',
        scalars: { DateTime: 'string', Date: 'string', ID: 'string' },
      },
    },
  },
};
export default config;
