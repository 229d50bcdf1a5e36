import { isSlug } from '@masthead/content-rules/natural-id';
import { limits } from '@masthead/config/limits';
import type { FilterChoice, Link, ProfileItem } from '@masthead/design-system';
import { createQuery, type QueryResultOf } from '@masthead/graphql-ops';
import { compareNames } from '@masthead/texts/numbers';
import { recognitionTexts } from '@masthead/texts/recognition';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { href } from '../../routing/href';
import { pageCount } from '../../routing/parameters';
import { toFilterVariables, standings, type RecognitionQuery } from './parameters';
import { toProfileItem } from './toProfile';

/** The view of a recognition list with its filters (§1, §3 Recognition profile, §7.1). */
export type RecognitionView = {
  path: string;
  title: string;
  description: string;
  directories: Link[];
  query: RecognitionQuery;
  choices: FilterChoice[];
  profiles: ProfileItem[];
  total: number;
  pages: number;
};

type WireProfile = QueryResultOf<'recognition-profile-list'>['getRecognitionProfileList']['profiles'][number];

/** Profiles that are requested for the filter options: the largest page of the content service. */
const maxOptionProfiles = 100;

const toChoice = (
  name: string,
  label: string,
  all: string,
  value: string,
  values: readonly string[],
): FilterChoice => ({
  name,
  label,
  value,
  options: [
    { value: '', label: all },
    ...[...new Set([...values, ...(value ? [value] : [])])].map((entry) => ({ value: entry, label: entry })),
  ],
});

const toSortedUnique = (values: readonly (string | null | undefined)[]): string[] =>
  [...new Set(values.filter((value): value is string => Boolean(value)))].toSorted((a, b) => compareNames(a, b));

/** The filters of §7.1: year, segment, award, and standing. */
const getFilterChoices = (profiles: readonly WireProfile[], query: RecognitionQuery): FilterChoice[] => {
  const awards = profiles.flatMap(({ awards: profileAwards }) => profileAwards);
  return [
    toChoice(
      'year',
      recognitionTexts.year,
      recognitionTexts.allYears,
      query.year ? String(query.year) : '',
      toSortedUnique(profiles.map(({ publishedYear }) => String(publishedYear))).toReversed(),
    ),
    toChoice(
      'segment',
      recognitionTexts.segment,
      recognitionTexts.allSegments,
      query.segment,
      toSortedUnique(awards.map(({ marketSegment }) => marketSegment)),
    ),
    toChoice(
      'award',
      recognitionTexts.award,
      recognitionTexts.allAwards,
      query.award,
      toSortedUnique(awards.map(({ awardNomination }) => awardNomination)),
    ),
    {
      name: 'standing',
      label: recognitionTexts.standing,
      value: query.standing,
      options: Object.entries(standings).map(([value, label]) => ({ value, label })),
    },
  ];
};

/** Loads a directory of the brand (§7.1). A page number past the last shows the last page. */
export const loadRecognition = async (
  site: Site,
  directory: string,
  query: RecognitionQuery,
): Promise<PageResult<RecognitionView>> => {
  const { brand } = site;
  const program = brand.recognition.find((candidate) => candidate.directory === directory);
  if (!program || !isSlug(directory)) return notFound;
  const scope = { directory, usage: brand.site };
  const { list, allProfiles } = await site.content.query({
    route: 'recognition',
    parts: {
      list: createQuery('recognition-profile-list', {
        ...scope,
        ...toFilterVariables(query),
        page: query.page,
        pageLength: limits.page.size,
      }),
      allProfiles: createQuery('recognition-profile-list', { ...scope, page: 1, pageLength: maxOptionProfiles }),
    },
  });
  if (!list.ok) return list;
  const { total, profiles } = list.value.getRecognitionProfileList;
  const pages = pageCount(total, limits.page.size);
  if (query.page > pages) return loadRecognition(site, directory, { ...query, page: pages });
  return found({
    path: href('recognitionList', { directory }),
    title: program.name,
    description: program.description,
    directories: brand.recognition.map((entry) => ({
      title: entry.name,
      url: href('recognitionList', { directory: entry.directory }),
    })),
    query,
    choices: getFilterChoices(allProfiles.ok ? allProfiles.value.getRecognitionProfileList.profiles : profiles, query),
    profiles: profiles.map(toProfileItem),
    total,
    pages,
  });
};
