/** What the front of a family of categories is about (§2.1). */
type FrontEdit = {
  /** Kinds of the stories that lead it: slugs of kickers. */
  leads: readonly string[];
  /** Further kinds of its most read stories. */
  further: readonly string[];
  /** What its other lists may have. `guides`: neither news nor a story that reports a deal. */
  others: 'all' | 'guides';
};

/** A kind leads one front: on the spot, comparing places, or how to do a task. */
const frontEdits: ReadonlyMap<string, FrontEdit> = new Map(
  Object.entries<FrontEdit>({
    markets: {
      leads: ['features', 'exclusive', 'slideshow', 'video'],
      further: ['news', 'update', 'event'],
      others: 'all',
    },
    sectors: { leads: ['analysis', 'research'], further: [], others: 'all' },
    'best-practices': { leads: ['q-and-a', 'expert-opinion', 'commentary'], further: [], others: 'guides' },
  }),
);

/** The edit of a family; undefined for families whose fronts list the newest stories of all kinds. */
export const getFrontEdit = (family: string): FrontEdit | undefined => frontEdits.get(family);

/** Kinds that report what has happened. */
const newsKinds: ReadonlySet<string> = new Set(['news', 'exclusive', 'update', 'event', 'nomination']);

/** A story of fewer minutes is a news item, whatever its kicker. */
const minGuideMinutes = 2;

export type FrontCandidate = {
  id: number;
  /** Slug of its kicker. */
  kind: string | undefined;
  minutes: number | null;
  hasDeal: boolean;
  groupIds: readonly number[];
};

type Story = Pick<FrontCandidate, 'kind' | 'minutes' | 'hasDeal'>;

const isNews = ({ kind, hasDeal }: Story): boolean => kind === undefined || newsKinds.has(kind) || hasDeal;

/** Whether a story is a guide: no news, and long enough. */
export const isGuide = (story: Story): boolean =>
  !isNews(story) && story.minutes !== null && story.minutes >= minGuideMinutes;

/** The stories that a front may list. Without any guide, as at a new publication, these are all but news. */
const listSuitable = (
  edit: FrontEdit | undefined,
  candidates: readonly FrontCandidate[],
): readonly FrontCandidate[] => {
  if (edit?.others !== 'guides') return candidates;
  const guides = candidates.filter(isGuide);
  return guides.length > 0 ? guides : candidates.filter((story) => !isNews(story));
};

/** The stories of a front, by id. */
type EditedFront = { leads: number[]; groups: ReadonlyMap<number, readonly number[]> };

/** Length of the lists, and the articles that an editor put at the top. */
type FrontSize = {
  chosenIds: readonly number[];
  maxLeads: number;
  groupIds: readonly number[];
  maxPerGroup: number;
};

/**
 * Distributes stories, the newest first, over the lists of a front, each of them once. The leads are those that an
 * editor chose, then the newest of the leading kinds, of which the longest is first, then other newest stories. The
 * groups take turns, so that the first group does not take the stories that it shares with others.
 */
export const editFront = (
  edit: FrontEdit | undefined,
  candidates: readonly FrontCandidate[],
  { chosenIds, maxLeads, groupIds, maxPerGroup }: FrontSize,
): EditedFront => {
  const suitable = listSuitable(edit, candidates);
  const leading = suitable.filter(({ kind }) => kind !== undefined && edit?.leads.includes(kind)).slice(0, maxLeads);
  const longestFirst = leading.toSorted((a, b) => (b.minutes ?? 0) - (a.minutes ?? 0)).slice(0, 1);
  const ids = [...longestFirst, ...leading, ...suitable].map(({ id }) => id);
  const leads = [...new Set([...chosenIds, ...ids])].slice(0, maxLeads);
  const used = new Set(leads);
  const groups = new Map(groupIds.map((id): [number, number[]] => [id, []]));
  for (let round = 0; round < maxPerGroup; round += 1)
    for (const [groupId, list] of groups) {
      const next = suitable.find((story) => story.groupIds.includes(groupId) && !used.has(story.id));
      if (!next) continue;
      used.add(next.id);
      list.push(next.id);
    }
  return { leads, groups };
};
