import { hasModule } from '@masthead/config';
import { limits } from '@masthead/config/limits';
import type { Link, NominationProgramProps, ProfileItem, TeaserStory } from '@masthead/design-system';
import { createQuery } from '@masthead/graphql-ops';
import { found, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { routes } from '../../routing/routes';
import { createHeaderPictureQuery, type HeaderPicture, toHeaderPicture } from '../../content/media/headerPicture';
import { toTeaser } from '../../content/story/story';
import { toProfileItem } from '../recognition/toProfile';
import { getNominationsLink } from '../recognition/nominationsLink';
import { toProgram } from './toProgram';

/** The view of the nominations page: recognition programs, calls, and winners (§1, §2.1). */
export type NominationsView = {
  link: Link;
  /** Absent where the publication has no nominations. */
  calls?: TeaserStory[];
  programs: Omit<NominationProgramProps, 'headingLevel'>[];
  winners: ProfileItem[];
  header: HeaderPicture;
};

/** The kicker stream of calls for nominations (§2.2). */
const getCallsSlug = (product: string): string => `${product}-sections/nomination`;

/** Two rows. */
const maxWinners = 6;

/** Winners of the brand's first program, newest first; empty in an outage. */
const loadWinners = async (site: Site): Promise<ProfileItem[]> => {
  const [first] = site.brand.recognition;
  if (!first || !hasModule(site.brand, 'recognition')) return [];
  const { winners } = await site.content.query({
    route: 'nomination-winners',
    parts: {
      winners: createQuery('recognition-profile-list', {
        directory: first.directory,
        usage: site.brand.site,
        page: 1,
        pageLength: maxWinners,
        winner: true,
      }),
    },
  });
  return winners.ok ? winners.value.getRecognitionProfileList.profiles.map(toProfileItem) : [];
};

/** Loads /nomination/ (§2.1). */
export const loadNominations = async (site: Site, now = new Date()): Promise<PageResult<NominationsView>> => {
  const { brand } = site;
  const [{ calls, header }, winners] = await Promise.all([
    site.content.query({
      route: 'nomination',
      parts: {
        header: createHeaderPictureQuery(brand.site, routes.nominations),
        calls: createQuery('stream', {
          slug: getCallsSlug(brand.product),
          siteName: brand.site,
          page: 1,
          pageSize: limits.page.streamSize,
        }),
      },
    }),
    loadWinners(site),
  ]);
  if (!calls.ok) return calls;
  const wireCalls = calls.value.getContentStream?.contents ?? [];
  return found({
    link: getNominationsLink(brand),
    ...(hasModule(brand, 'nominations') && { calls: wireCalls.map(toTeaser(brand, now)) }),
    programs: brand.recognition.map(toProgram(brand, wireCalls, now)),
    winners,
    header: toHeaderPicture(header),
  });
};
