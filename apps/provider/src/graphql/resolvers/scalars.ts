import { GraphQLScalarType, Kind } from 'graphql';
import { isCalendarDay } from '../../dates/pretty.ts';
import { createInputError } from '../input.ts';

const dateTimePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/;

export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize: (value) => {
    if (typeof value === 'string' && dateTimePattern.test(value)) return value;
    throw new TypeError('A resolver must answer a DateTime by isoDateTime.');
  },
});

/** SPEC §5: the word null is removed from dates, so it and an empty text mean that no date is given. */
const parseDay = (value: unknown): string | null => {
  if (value === null || value === '' || value === 'null') return null;
  if (typeof value === 'string' && isCalendarDay(value)) return value;
  throw createInputError('A date must be a day of the calendar written YYYY-MM-DD.');
};

export const DateScalar = new GraphQLScalarType<string | null, string>({
  name: 'Date',
  serialize: (value) => {
    if (typeof value === 'string' && isCalendarDay(value)) return value;
    throw new TypeError('A resolver must answer a Date as YYYY-MM-DD.');
  },
  parseValue: parseDay,
  parseLiteral: (node) => {
    if (node.kind === Kind.STRING) return parseDay(node.value);
    throw createInputError('A date must be a text written YYYY-MM-DD.');
  },
});
