import { limits } from '@masthead/config/limits';
import type { CategoryGroup, ProfileItem, TeaserStory } from '@masthead/design-system';
import { createQuery } from '@masthead/graphql-ops';
import { found, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { href } from '../../routing/href';
import { toTeaser } from '../../content/story/story';
import { toProfileItem } from '../recognition/toProfile';

/** Nominations: the programmes, the calls, and who won (SPEC §1, §2.1). */
export type NominationsView = {
  path: string;
  calls: TeaserStory[];
  programs: CategoryGroup[];
  winners: ProfileItem[];
};

/** The kicker stream of calls for nominations (SPEC §2.2). */
const getCallsSlug = (product: string): string => `${product}-sections/nomination`;

/** As many as two rows hold. */
const maxWinners = 6;

/** Winners of a programme, the newest first; a brand without programmes has none, and a list that cannot be had is empty. */
const loadWinners = async (site: Site): Promise<ProfileItem[]> => {
  const [first] = site.brand.recognition;
  if (!first) return [];
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

/** SPEC §2.1 /nomination/. Winners are of the first programme that the brand lists. */
export const loadNominations = async (site: Site): Promise<PageResult<NominationsView>> => {
  const { brand } = site;
  const [{ calls }, winners] = await Promise.all([
    site.content.query({
      route: 'nomination',
      parts: {
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
  return found({
    path: href('nominations', {}),
    calls: (calls.value.getContentStream?.contents ?? []).map(toTeaser(brand)),
    programs: brand.recognition.map(({ directory, name, description }) => {
      const url = href('recognitionList', { directory });
      return {
        title: name,
        url,
        description,
        links: [
          { title: 'All profiles', url },
          { title: 'Winners', url: `${url}?standing=winner` },
          { title: 'Finalists', url: `${url}?standing=finalist` },
        ],
      };
    }),
    winners,
  });
};
