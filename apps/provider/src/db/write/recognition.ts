import type { Insertable } from 'kysely';
import type { Database } from '../schema.ts';
import type { Award, ProfileLink, QuestionAnswer } from '../tables/recognition.ts';
import { toJson } from './upsert.ts';

type Lists = 'awards' | 'qAndA' | 'videos' | 'webCasts' | 'whitePapers';
type Derived = 'winner' | 'finalist' | 'segments' | 'awardNames';

/** A recognition profile whose lists are not serialized yet. */
type RecognitionProfileInput = Omit<Insertable<Database['recognitionProfiles']>, Lists | Derived> & {
  awards: readonly Award[];
  qAndA: readonly QuestionAnswer[];
  videos: readonly ProfileLink[];
  webCasts: readonly ProfileLink[];
  whitePapers: readonly ProfileLink[];
};

const toDistinctValues = (values: readonly (string | null | undefined)[]): string[] => [
  ...new Set(values.filter((value): value is string => typeof value === 'string' && value !== '')),
];

/** Converts a profile to its row and derives the filter columns from its awards. */
export const toRecognitionRow = (input: RecognitionProfileInput) => ({
  ...input,
  winner: input.awards.some(({ winner }) => winner),
  finalist: input.awards.some(({ finalist }) => finalist),
  segments: toDistinctValues(input.awards.map(({ marketSegment }) => marketSegment)),
  awardNames: toDistinctValues(input.awards.map(({ awardNomination }) => awardNomination)),
  awards: toJson(input.awards),
  qAndA: toJson(input.qAndA),
  videos: toJson(input.videos),
  webCasts: toJson(input.webCasts),
  whitePapers: toJson(input.whitePapers),
});
