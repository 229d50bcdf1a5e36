import { createBehaviorAttributes } from '@masthead/design-system/behavior';

/** The behaviors of the site's own parts: `browser/behaviors.ts` has their code. */
export type SiteBehaviorName =
  | 'account-area'
  | 'ads'
  | 'cache-switch'
  | 'dev-panel'
  | 'email-story'
  | 'menus-on-demand'
  | 'my-markets'
  | 'offline-reading'
  | 'online-notice'
  | 'page-script'
  | 'reading-list-toggle'
  | 'saved-list'
  | 'suggestions'
  | 'today-date'
  | 'tracking'
  | 'visitor';

export const siteBehavior = createBehaviorAttributes<SiteBehaviorName>();
