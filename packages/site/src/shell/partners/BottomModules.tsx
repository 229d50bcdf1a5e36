import { hasModule } from '@masthead/config';
import type { PageContext } from '../../framework/pageContext';
import { withPageTags } from '../../framework/pageTags';
import { orEmpty } from '../../content/partners/partnerClient';
import { BottomModulesView, type MoreFrom } from './BottomModulesView';
import { toResourceItem } from '../../content/partners/partnerViews';

/** Resources in the carousel. */
const maxSlides = 6;

/** Props of `BottomModules`. */
export type BottomModulesProps = { page: PageContext; more: readonly MoreFrom[] };

/**
 * The modules below the two columns, as the route declares them (§2.6), with resources from the partner service.
 */
export const BottomModules = async ({ page, more }: BottomModulesProps) => {
  const resources =
    page.route.bottomModules?.includes('resources') && hasModule(page.brand, 'resources')
      ? orEmpty(await withPageTags(page).partners.resources(page.brand.site))
      : [];
  return (
    <BottomModulesView
      page={page}
      more={more}
      resources={resources.slice(0, maxSlides).map(toResourceItem(page.brand.timeZone))}
    />
  );
};
