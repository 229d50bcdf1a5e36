import { brandSchema, type Brand, type BrandInput } from './brand/schema.ts';
import { ConfigurationError, formatIssues } from './configurationError.ts';

/**
 * A publication from what it decides. Throws one error that lists every fault with its path.
 * The object is for server code: it is large, and a client component gets the few values it needs as props.
 * @example export const brand = defineBrand({ key: 'example', site: 'example', … })
 */
export const defineBrand = (input: BrandInput): Brand => {
  const parsed = brandSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issues = formatIssues(parsed.error.issues);
  throw new ConfigurationError(
    `The brand "${input.key}" has ${issues.length === 1 ? '1 fault' : `${issues.length} faults`}. Mend them in its brand.ts or brand folder:`,
    issues,
    { cause: parsed.error },
  );
};
