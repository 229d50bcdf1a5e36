import { type Brand, filterOpenLinks, hasModule } from '@masthead/config';
import { limits } from '@masthead/config/limits';
import type { Link, NominationProgramProps, ProfileItem, TeaserStory } from '@masthead/design-system';
import { createQuery } from '@masthead/graphql-ops';
import { found, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { routes } from '../../routing/routes';
import { createHeaderPictureQuery, type HeaderPicture, toHeaderPicture } from '../../content/media/headerPicture';
import { toTeaser } from '../../content/story/story';
import { getNominationsLink, toProfileItem } from '../recognition/toProfile';
import { nominationFormPrefix } from '@masthead/content-rules/forms';
import { programTexts } from '@masthead/texts/recognition';
import { getFormAction } from '../../content/forms/formFields';
import { formatDate } from '../../content/schedule';
import type { WireStream } from '../../content/story/wire';
import { href } from '../../routing/href';

type Program = Brand['recognition'][number];
type WireCall = Pick<WireStream['contents'][number], 'breadcrumb' | 'pubDate'>;

const dayMs = 86_400_000;
const closed = programTexts.closed;

/** The newest call for nominations of a program: the story whose primary category is `/tag/{directory}/`. */
const findCall = (calls: readonly WireCall[], { directory }: Program): WireCall | undefined =>
  calls
    .filter(({ breadcrumb }) => breadcrumb.some(({ uri }) => uri === `/tag/${directory}/`))
    .toSorted((a, b) => b.pubDate.localeCompare(a.pubDate))[0];

/** Whether nominations are open at `now`, and the sentence about the deadline. */
const getDeadline = (
  { timeZone }: Brand,
  openDays: number | undefined,
  call: WireCall | undefined,
  now: Date,
): { state: 'open' | 'closed'; text: string } => {
  if (openDays === undefined) return { state: 'open', text: programTexts.openAllYear };
  if (!call) return { state: 'closed', text: closed };
  const end = new Date(Date.parse(call.pubDate) + openDays * dayMs);
  return end > now
    ? { state: 'open', text: programTexts.close(formatDate(end.toISOString(), timeZone).text) }
    : { state: 'closed', text: closed };
};

/** A program of the nominations page. Without rules it accepts none; without the module it is silent. */
export const toProgram =
  (brand: Brand, calls: readonly WireCall[], now: Date) =>
  (program: Program): Omit<NominationProgramProps, 'headingLevel'> => {
    const { directory, name, description } = program;
    const hasNominations = hasModule(brand, 'nominations');
    const nomination = hasNominations ? program.nomination : undefined;
    const url = href('recognitionList', { directory });
    const deadline = nomination
      ? getDeadline(brand, nomination.openDays, findCall(calls, program), now)
      : ({ state: 'closed', text: closed } as const);
    return {
      id: directory,
      name,
      description,
      ...(hasNominations && { deadline: deadline.text }),
      rules: { categories: nomination?.categories ?? [], criteria: nomination?.criteria ?? [] },
      ...(nomination &&
        deadline.state === 'open' && {
          entry: {
            button: nomination.button,
            action: getFormAction(`${nominationFormPrefix}${directory}`, '/static/thank-you/'),
            label: programTexts.nominateFor(name),
            choices: nomination.categories,
            nomineeLabel: nomination.nomineeLabel,
            reasonLabel: nomination.reasonLabel,
          },
        }),
      links: filterOpenLinks(brand, [
        { title: programTexts.allProfiles, url },
        { title: programTexts.winners, url: `${url}?standing=winner` },
        { title: programTexts.finalists, url: `${url}?standing=finalist` },
      ]),
    };
  };

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
export const loadNominations = async (site: Site): Promise<PageResult<NominationsView>> => {
  const { brand } = site;
  const now = new Date();
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
