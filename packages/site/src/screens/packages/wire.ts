import type { QueryResultOf } from '@masthead/graphql-ops';

/** A package as lists of packages give it. */
export type WirePackage = QueryResultOf<'package-by-type-lite'>['getPackagesByTypeLite']['packages'][number];
/** A package with all that its own page shows. */
export type WirePackageDetails = NonNullable<QueryResultOf<'package'>['getPackageBySlug']>;
