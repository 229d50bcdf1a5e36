import type { Site } from '../../framework/site';
import { tagging } from '../../framework/tagging';
import type { RouteDefinition } from '../../routing/types';
import { orEmpty } from '../../content/partners/partnerClient';
import { BottomModulesView, type MoreFrom } from './BottomModulesView';
import { toResourceItem } from '../../content/partners/view';

/** So many resources pass by before a reader has left the page. */
const slides = 6;

export type BottomModulesProps = { site: Site; route: RouteDefinition; more: readonly MoreFrom[] };

/** What stands under the two columns of a page whose route asks for it (SPEC §2.6); the resources come from the partners' service. */
export const BottomModules = async ({ site, route, more }: BottomModulesProps) => {
  const resources = route.bottomModules?.includes('resources')
    ? orEmpty(await tagging(site).partners.resources(site.brand.site))
    : [];
  return (
    <BottomModulesView
      brand={site.brand}
      route={route}
      more={more}
      resources={resources.slice(0, slides).map(toResourceItem(site.brand.timeZone))}
    />
  );
};
