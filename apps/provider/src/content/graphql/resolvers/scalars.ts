import { GraphQLScalarType, Kind } from 'graphql';
import { isCalendarDay } from '@masthead/content-rules/natural-id';
import { createInputError } from '../input.ts';

const dateTimePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/;

/** A date with time and offset, as `toIsoDateTime` formats it. */
export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize: (value) => {
    if (typeof value === 'string' && dateTimePattern.test(value)) return value;
    throw new TypeError('A resolver returned an invalid DateTime. Format it with toIsoDateTime.');
  },
});

/** Parses a day. §5 removes the word null from dates, so it and an empty string mean no date. */
const parseDay = (value: unknown): string | null => {
  if (value === null || value === '' || value === 'null') return null;
  if (typeof value === 'string' && isCalendarDay(value)) return value;
  throw createInputError('A date must be a calendar day in the form YYYY-MM-DD.');
};

/** A calendar day, YYYY-MM-DD. */
export const DateScalar = new GraphQLScalarType<string | null, string>({
  name: 'Date',
  serialize: (value) => {
    if (typeof value === 'string' && isCalendarDay(value)) return value;
    throw new TypeError('A resolver returned an invalid Date. Format it as YYYY-MM-DD.');
  },
  parseValue: parseDay,
  parseLiteral: (node) => {
    if (node.kind === Kind.STRING) return parseDay(node.value);
    throw createInputError('A date must be a string in the form YYYY-MM-DD.');
  },
});
