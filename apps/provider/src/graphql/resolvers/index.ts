import type { Resolvers } from '../resolvers.generated.ts';
import { articles } from './articles.ts';
import { media } from './media.ts';
import { packages } from './packages.ts';
import { pages } from './pages.ts';
import { people } from './people.ts';
import { related } from './related.ts';
import { DateScalar, DateTime } from './scalars.ts';
import { searching } from './search.ts';
import { streams } from './streams.ts';
import { trending } from './trending.ts';
import { visitor } from './visitor.ts';

const subjects: readonly Resolvers[] = [articles, media, packages, pages, people, related, searching, streams, trending, visitor];

/** The subjects' resolvers as one map; their root fields are joined. */
export const resolvers: Resolvers = {
  ...Object.assign({}, ...subjects),
  Query: Object.assign({}, ...subjects.map(({ Query }) => Query)),
  Date: DateScalar,
  DateTime,
};
