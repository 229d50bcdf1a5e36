import type { QueryParameters } from '../../routing/match';
import { cleanText, clampPageNumber, firstText } from '../../routing/parameters';

/** How far a person got; empty for everybody. */
export const standings = {
  '': 'Everyone',
  winner: 'Winners',
  finalist: 'Finalists',
  'rising-star': 'Rising stars',
} as const;
/** Filter by the result of a nomination. */
export type Standing = keyof typeof standings;

/** The filters of a recognition list (SPEC §7.1, recognition profile list). */
export type RecognitionQuery = {
  year: number | undefined;
  segment: string;
  award: string;
  standing: Standing;
  page: number;
};

const maxCharacters = 120;
/** Every address is answered: what cannot be understood limits nothing. */
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

/** The list call's variables for the filters (SPEC §7.1): winner, finalist and risingStar are asked for one at a time. */
export const toFilterVariables = ({ year, segment, award, standing }: RecognitionQuery) => ({
  ...(year !== undefined && { publishedYear: year }),
  ...(segment && { segment }),
  ...(award && { award }),
  ...(standing === 'winner' && { winner: true }),
  ...(standing === 'finalist' && { finalist: true }),
  ...(standing === 'rising-star' && { risingStar: true }),
});

/** The address of a list; what limits nothing is left out. */
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
