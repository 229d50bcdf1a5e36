import { countFilterValues, type Arguments } from './fieldCosts.ts';
import { createInputError } from './input.ts';
import { requestLimits } from './requestLimits.ts';

const { stringCharacters, searchTextCharacters, cookieCharacters, listItems, filterValues } = requestLimits;

/** Maximum lengths of arguments that may be longer than `stringCharacters`. */
const longArguments: ReadonlyMap<string, number> = new Map(
  Object.entries<number>({
    query: searchTextCharacters,
    encryptedCustomerId: cookieCharacters,
  }),
);

const checkValue = (name: string, value: unknown): void => {
  if (Array.isArray(value)) {
    if (value.length > listItems)
      throw createInputError(`${name} has ${value.length} items; the limit is ${listItems}.`);
    for (const item of value) checkValue(name, item);
    return;
  }
  if (typeof value !== 'string') return;
  const max = longArguments.get(name) ?? stringCharacters;
  if (value.length > max) throw createInputError(`${name} has ${value.length} characters; the limit is ${max}.`);
};

/** Throws BAD_USER_INPUT when a coerced argument of a root field exceeds `requestLimits`. */
export const checkArguments = (args: Arguments): void => {
  for (const [name, value] of Object.entries(args)) checkValue(name, value);
  const values = countFilterValues(args['filter']);
  if (values > filterValues) throw createInputError(`filter has ${values} values; the limit is ${filterValues}.`);
};
