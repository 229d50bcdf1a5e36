import { standingTexts } from '@masthead/texts/recognition';
import type { QueryParameters } from '../../routing/match';
import { cleanText, clampPageNumber, firstText } from '../../routing/parameters';

/** Results of a nomination by query value; empty for all profiles. */
export const standings = {
  '': standingTexts.everyone,
  winner: standingTexts.winners,
  finalist: standingTexts.finalists,
  'rising-star': standingTexts.risingStars,
} as const;
/** Filter by the result of a nomination. */
export type Standing = keyof typeof standings;

/** The filters of a recognition list (§7.1, recognition profile list). */
export type RecognitionQuery = {
  year: number | undefined;
  segment: string;
  award: string;
  standing: Standing;
  page: number;
};

const maxCharacters = 120;
export const parseRecognition = (parameters: QueryParameters): RecognitionQuery => {
  const year = firstText(parameters.year);
  const standing = firstText(parameters.standing);
  return {
    year: /^(?:19|20)\d{2}$/.test(year) ? Number(year) : undefined,
    segment: cleanText(firstText(parameters.segment), maxCharacters),
    award: cleanText(firstText(parameters.award), maxCharacters),
    standing: Object.hasOwn(standings, standing) ? (standing as Standing) : '',
    page: clampPageNumber(firstText(parameters.page)),
  };
};

/** Variables of the list query (§7.1). At most one of winner, finalist and risingStar is set. */
export const toFilterVariables = ({ year, segment, award, standing }: RecognitionQuery) => ({
  ...(year !== undefined && { publishedYear: year }),
  ...(segment && { segment }),
  ...(award && { award }),
  ...(standing === 'winner' && { winner: true }),
  ...(standing === 'finalist' && { finalist: true }),
  ...(standing === 'rising-star' && { risingStar: true }),
});

/** The address of a list. Empty filters are omitted. */
export const recognitionHref = (path: string, { year, segment, award, standing, page }: RecognitionQuery): string => {
  const entries = Object.entries({
    year: year ? String(year) : '',
    segment,
    award,
    standing,
    page: page > 1 ? String(page) : '',
  }).filter(([, value]) => value !== '');
  return entries.length > 0 ? `${path}?${new URLSearchParams(entries)}` : path;
};

/** The canonical path of a list. A filtered list is a duplicate of the whole one. */
export const getCanonicalPath = (path: string, query: RecognitionQuery): string =>
  recognitionHref(path, {
    ...parseRecognition({}),
    page: Object.keys(toFilterVariables(query)).length > 0 ? 1 : query.page,
  });
