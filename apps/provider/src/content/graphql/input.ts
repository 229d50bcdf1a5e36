import { GraphQLError } from 'graphql';

/** Creates the error for invalid arguments. The message states what the caller must change. */
export const createInputError = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

export const inputLimits = { pageSize: 100, page: 10_000, range: 100, index: 1000, groupStories: 6 } as const;

type PageArguments = { page?: number | null | undefined; pageSize?: number | null | undefined };
/** A page of a list, with its number (from 1) and size. */
export type Page = { page: number; pageSize: number; limit: number; offset: number };

/** Parses page arguments. Default: page 1 with 10 items (§7.1). */
export const parsePage = (
  { page, pageSize }: PageArguments,
  defaultSize = 10,
  maxSize: number = inputLimits.pageSize,
): Page => {
  const number = page ?? 1;
  const size = pageSize ?? defaultSize;
  if (number < 1 || number > inputLimits.page)
    throw createInputError(`page must be between 1 and ${inputLimits.page}.`);
  if (size < 1 || size > maxSize) throw createInputError(`pageSize must be between 1 and ${maxSize}.`);
  return { page: number, pageSize: size, limit: size, offset: (number - 1) * size };
};

/** Parses a limit without pages, such as that of the trending list. */
export const parseLimit = (
  limit: number | null | undefined,
  defaultLimit: number,
  maxLimit: number = inputLimits.pageSize,
): number => {
  const value = limit ?? defaultLimit;
  if (value < 1 || value > maxLimit) throw createInputError(`limit must be between 1 and ${maxLimit}.`);
  return value;
};

/** Parses a range of packages. Both ends are inclusive; default: 1 to 100 (§7.1). */
export const parseRange = (
  start: number | null | undefined,
  end: number | null | undefined,
): { limit: number; offset: number } => {
  const first = start ?? 1;
  const last = end ?? first + inputLimits.range - 1;
  if (first < 1 || last < first) throw createInputError('start must be at least 1, and end must be at least start.');
  if (last - first >= inputLimits.range)
    throw createInputError(`start and end may span at most ${inputLimits.range} packages.`);
  const maxStart = inputLimits.page * inputLimits.range;
  if (first > maxStart) throw createInputError(`start must not be above ${maxStart}.`);
  return { limit: last - first + 1, offset: first - 1 };
};

/** Removes NUL characters, which PostgreSQL rejects. */
export const stripNul = (text: string): string => text.replaceAll('\0', '');
