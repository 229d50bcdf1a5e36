import { listArticlesByAuthor, findAuthor, listAuthors } from '../../queries/authors.ts';
import {
  findProfile,
  listProfiles,
  type ProfileRow,
  type ProfileSort,
  profileSorts,
} from '../../queries/recognition.ts';
import type { Context } from '../context.ts';
import { createInputError, stripNul, parsePage } from '../input.ts';
import type { RecognitionProfileSummary, Resolvers } from '../resolvers.generated.ts';
import { toAuthorUri } from './content.ts';

const toSummary = (row: ProfileRow): RecognitionProfileSummary => ({
  ...row,
  firm: row.firmName,
  country: row.proCountryCode,
  membership: row.membershipType,
});

/** The site that `usage` names: these queries have no argument `site`. Other values do not filter. */
const findSiteId = async (context: Context, usage: string | null | undefined): Promise<number | undefined> =>
  usage ? (await context.site(usage))?.id : undefined;

const parseSort = (sort: string | null | undefined): ProfileSort => {
  if (!sort) return 'year';
  const match = profileSorts.find((name) => name === sort.toLowerCase());
  if (!match) throw createInputError(`sort must be one of ${profileSorts.join(', ')}.`);
  return match;
};

/** Resolvers of authors and recognition profiles (§3). */
export const people: Resolvers = {
  Query: {
    getAuthor: async (_, { byline, site: siteText, ...args }, context) => {
      const paging = parsePage(args);
      const site = await context.site(siteText);
      const author = site && (await findAuthor(context.db, site, byline));
      if (!author) return null;
      return {
        ...author,
        webUrl: toAuthorUri(author),
        ...(await listArticlesByAuthor(context.db, site, author.id, context.now, paging)),
      };
    },
    getAuthors: async (_, args, context) => {
      const site = await context.site(args.site);
      if (!site) return [];
      return (await listAuthors(context.db, site)).map((author) => ({ ...author, webUrl: toAuthorUri(author) }));
    },
    getRecognitionProfile: async (_, { directory, docName, usage }, context) => {
      const siteId = await findSiteId(context, usage);
      return (await findProfile(context.db, stripNul(directory), stripNul(docName), siteId)) ?? null;
    },
    getRecognitionProfileList: async (
      _,
      { directory, usage, page: pageNumber, pageLength, sort: sortText, ...args },
      context,
    ) => {
      const { page, pageSize, ...paging } = parsePage({ page: pageNumber, pageSize: pageLength });
      const sort = parseSort(sortText);
      const filter = {
        directory: stripNul(directory),
        siteId: await findSiteId(context, usage),
        publishedYear: args.publishedYear,
        finalist: args.finalist,
        risingStar: args.risingStar,
        winner: args.winner,
        segment: args.segment && stripNul(args.segment),
        award: args.award && stripNul(args.award),
      };
      const { total, profiles } = await listProfiles(context.db, filter, sort, paging);
      return { total, sort, page, pageLength: pageSize, profiles: profiles.map(toSummary) };
    },
  },
};
