import { GraphQLError } from 'graphql';

/** What the caller asked for cannot be answered; says what to change. Never a fault of ours. */
export const createInputError = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

/** Upper bounds of what one field may ask for. */
export const inputLimits = { pageSize: 100, page: 10_000, range: 100, index: 1000 } as const;

type PageArguments = { page?: number | null | undefined; pageSize?: number | null | undefined };
/** A page of a list, from 1, and its size. */
export type Page = { page: number; pageSize: number; limit: number; offset: number };

/** SPEC §7.1: page 1 and page size 10 where nothing is said. */
export const parsePage = ({ page, pageSize }: PageArguments, defaultSize = 10): Page => {
  const number = page ?? 1;
  const size = pageSize ?? defaultSize;
  if (number < 1 || number > inputLimits.page)
    throw createInputError(`page must be between 1 and ${inputLimits.page}.`);
  if (size < 1 || size > inputLimits.pageSize)
    throw createInputError(`pageSize must be between 1 and ${inputLimits.pageSize}.`);
  return { page: number, pageSize: size, limit: size, offset: (number - 1) * size };
};

/** A plain limit, such as the five of the trending list. */
export const parseLimit = (
  limit: number | null | undefined,
  defaultLimit: number,
  maxLimit: number = inputLimits.pageSize,
): number => {
  const value = limit ?? defaultLimit;
  if (value < 1 || value > maxLimit) throw createInputError(`limit must be between 1 and ${maxLimit}.`);
  return value;
};

/** SPEC §7.1: package range start 1 to end 100, both included. */
export const parseRange = (
  start: number | null | undefined,
  end: number | null | undefined,
): { limit: number; offset: number } => {
  const first = start ?? 1;
  const last = end ?? first + inputLimits.range - 1;
  if (first < 1 || last < first) throw createInputError('start must be 1 or more, and end must not be below it.');
  if (last - first >= inputLimits.range)
    throw createInputError(`start and end may span at most ${inputLimits.range} packages.`);
  const maxStart = inputLimits.page * inputLimits.range;
  if (first > maxStart) throw createInputError(`start must not be above ${maxStart}.`);
  return { limit: last - first + 1, offset: first - 1 };
};

/** Text as the database can hold it: PostgreSQL refuses the character NUL. */
export const stripNul = (text: string): string => text.replaceAll('\0', '');
