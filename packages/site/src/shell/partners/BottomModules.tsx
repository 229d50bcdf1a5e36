import type { PageContext } from '../../framework/pageContext';
import { tagging } from '../../framework/tagging';
import { orEmpty } from '../../content/partners/partnerClient';
import { BottomModulesView, type MoreFrom } from './BottomModulesView';
import { toResourceItem } from '../../content/partners/view';

/** So many resources pass by before a reader has left the page. */
const slides = 6;

export type BottomModulesProps = { page: PageContext; more: readonly MoreFrom[] };

/** What stands under the two columns of a page whose route asks for it (SPEC §2.6); the resources come from the partners' service. */
export const BottomModules = async ({ page, more }: BottomModulesProps) => {
  const resources = page.route.bottomModules?.includes('resources')
    ? orEmpty(await tagging(page).partners.resources(page.brand.site))
    : [];
  return (
    <BottomModulesView
      page={page}
      more={more}
      resources={resources.slice(0, slides).map(toResourceItem(page.brand.timeZone))}
    />
  );
};
