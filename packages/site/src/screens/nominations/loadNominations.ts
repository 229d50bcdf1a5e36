import { limits } from '@masthead/config/limits';
import type { CategoryGroup, ProfileItem, TeaserStory } from '@masthead/design-system';
import { ask } from '@masthead/graphql-ops';
import { found, type PageResult } from '../../page/result';
import type { Site } from '../../page/site';
import { href } from '../../routes/href';
import { toTeaser } from '../../story/story';
import { askTrending, toTrending } from '../../story/trending';
import { toProfileItem } from '../recognition/profile';

/** Nominations: the programmes, the calls, and who won (SPEC §1, §2.1). */
export type NominationsView = { path: string; calls: TeaserStory[]; programmes: CategoryGroup[]; winners: ProfileItem[]; trending: TeaserStory[] };

/** The kicker stream of calls for nominations (SPEC §2.2). */
const callsOf = (product: string): string => `${product}-sections/nomination`;

/** As many as two rows hold. */
const winnerCount = 6;

/** SPEC §2.1 /nomination/. Winners are of the first programme that the brand lists. */
export const loadNominations = async (site: Site): Promise<PageResult<NominationsView>> => {
  const { brand } = site;
  const [first] = brand.recognition;
  const { calls, trending, winners } = await site.content.query({
    route: 'nomination',
    parts: {
      calls: ask('stream', { slug: callsOf(brand.product), siteName: brand.site, page: 1, pageSize: limits.page.streamSize }),
      winners: ask('recognition-profile-list', { directory: first?.directory ?? '', usage: brand.site, page: 1, pageLength: winnerCount, winner: true }),
      trending: askTrending(brand.site),
    },
  });
  if (!calls.ok) return calls;
  return found({
    path: href('nominations', {}),
    calls: (calls.value.getContentStream?.contents ?? []).map(toTeaser(brand)),
    programmes: brand.recognition.map(({ directory, name, description }) => {
      const url = href('recognitionList', { directory });
      return { title: name, url, description, links: [{ title: 'All profiles', url }, { title: 'Winners', url: `${url}?standing=winner` }, { title: 'Finalists', url: `${url}?standing=finalist` }] };
    }),
    winners: winners.ok ? winners.value.getRecognitionProfileList.profiles.map(toProfileItem) : [],
    trending: toTrending(trending),
  });
};
