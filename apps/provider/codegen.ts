import type { CodegenConfig } from '@graphql-codegen/cli';

/** Resolver types from the schema of the sites. Resolvers receive the rows of `src/content/queries/rows.ts`. */
const config: CodegenConfig = {
  schema: '../../packages/graphql-ops/schema.graphql',
  importExtension: '.ts',
  generates: {
    'src/content/graphql/resolvers.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: './context.ts#Context',
        mappers: {
          Article: '../queries/rows.ts#ArticleRow',
          ArticleSummary: '../queries/rows.ts#SummaryRow',
          Deal: '../queries/rows.ts#DealOfSite',
          DealList: '../queries/rows.ts#DealListOfSite',
          Package: '../queries/rows.ts#PackageRow',
          PackageNavigation: '../queries/rows.ts#NavigationRow',
          SearchResults: '../queries/rows.ts#SearchRow',
          RelatedItem: '../queries/rows.ts#RelatedRow',
          TrendingArticle: '../queries/rows.ts#SummaryRow',
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
