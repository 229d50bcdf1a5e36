import { routes } from './routes.ts';
import { isOpenPath, withBrandValues, type BrandPathValues } from './rules.ts';

/** The addresses of a site whatever its content is, for which the provider looks up no redirect (`brands.json`). */
export const listOwnAddresses = (values: BrandPathValues, redirects: readonly { from: string }[]): string[] => {
  const pages = Object.values(routes)
    .flatMap(({ path }) =>
      path.includes(':site') ? values.prefixes.map((name) => path.replace(':site', name)) : [path],
    )
    .map((path) => withBrandValues(path, values))
    .filter((path) => !path.includes(':') && isOpenPath(values, path));
  return [...new Set([...pages, ...redirects.map(({ from }) => from)])].toSorted();
};
