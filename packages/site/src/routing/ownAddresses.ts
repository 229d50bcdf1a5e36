import { routes } from './routes.ts';
import { isOpenPath, withBrandValues, type BrandPathValues } from './rules.ts';

/**
 * Lists the addresses that a site serves whatever its content is, so that no redirect of the provider is looked up for
 * them: the rows of the route table without a parameter, and the redirects of the brand, whose `:name` is any segment.
 * The provider reads the list from `brands.json`.
 */
export const listOwnAddresses = (values: BrandPathValues, redirects: readonly { from: string }[]): string[] => {
  const pages = Object.values(routes)
    .flatMap(({ path }) =>
      path.includes(':site') ? values.prefixes.map((name) => path.replace(':site', name)) : [path],
    )
    .map((path) => withBrandValues(path, values))
    .filter((path) => !path.includes(':') && isOpenPath(values, path));
  return [...new Set([...pages, ...redirects.map(({ from }) => from)])].toSorted();
};
