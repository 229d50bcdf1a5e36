import { brandSchema, type Brand, type BrandInput } from './brand/schema.ts';
import { ConfigurationError, formatIssues } from './configurationError.ts';

/**
 * Validates a brand and completes its links and menus. Throws a ConfigurationError that lists every issue with its
 * path. The result is large: pass client components only the values they need.
 * @example export const brand = defineBrand({ key: 'example', site: 'example', … })
 */
export const defineBrand = (input: BrandInput): Brand => {
  const parsed = brandSchema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issues = formatIssues(parsed.error.issues);
  throw new ConfigurationError(
    `The brand "${input.key}" has ${issues.length === 1 ? '1 issue' : `${issues.length} issues`}. Fix them in its brand.ts or brand folder:`,
    issues,
    { cause: parsed.error },
  );
};
