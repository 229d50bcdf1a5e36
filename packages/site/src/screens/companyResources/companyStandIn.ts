import type { ScreenParams } from '../../routing/match';
import type { Site } from '../../framework/site';
import { toCanonicalPath, findScope, withPrefix } from '../../routing/prefix';
import { href } from '../../routing/href';
import type { CompanyView } from './loadCompany';

/** SPEC §7.2, publishers and bypublishers: after a failure the result set is empty. The page stands, says so, and is cached by nobody. */
export const getEmptyCompanyView = (site: Site, { site: segment }: ScreenParams): CompanyView | undefined => {
  const scope = findScope(site.brand, String(segment));
  const path = href('companyResources', {});
  return (
    scope && {
      kind: 'directory',
      state: 'unavailable',
      scope,
      path: withPrefix(scope, path),
      canonical: toCanonicalPath(scope, path),
      groups: [],
      trending: [],
    }
  );
};
