import { autoSubmit } from './AutoSubmit/AutoSubmit.behavior';
import type { BehaviorName } from './behaviors/behavior';
import type { Behavior, LazyBehavior } from './behaviors/connectBehaviors';
import { disclosure } from './Disclosure/Disclosure.behavior';
import { navigationBar } from './NavigationBar/NavigationBar.behavior';
import { navigationDrawer } from './NavigationDrawer/NavigationDrawer.behavior';
import { siteHeader } from './SiteHeader/SiteHeader.behavior';

/**
 * The behaviors of the components. Those of every page are in the first script, the others load when an element with
 * them comes near the viewport.
 */
export const behaviors: Readonly<Record<BehaviorName, Behavior | LazyBehavior>> = {
  'auto-submit': autoSubmit,
  disclosure,
  'navigation-bar': navigationBar,
  'navigation-drawer': navigationDrawer,
  'section-tabs': { load: () => import('./SectionTabs/SectionTabs.behavior').then((module) => module.sectionTabs) },
  'site-header': siteHeader,
};
