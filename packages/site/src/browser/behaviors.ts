import { behaviors as componentBehaviors } from '@masthead/design-system/behaviors';
import type { Behavior, Behaviors, LazyBehavior } from '@masthead/design-system/connect-behaviors';
import type { SiteBehaviorName } from '../shell/behavior';
import { ads } from '../shell/ads/Ads.behavior';
import { menusOnDemand } from '../shell/layout/MenusOnDemand.behavior';
import { todayDate } from '../shell/layout/TodayDate.behavior';
import { onlineNotice } from '../shell/navigation/OnlineNotice.behavior';
import { offlineReading } from '../shell/offline/OfflineReading.behavior';
import { cacheSwitch } from '../shell/partners/CacheSwitch.behavior';
import { myMarkets } from '../shell/readingList/MyMarkets.behavior';
import { readingListToggle } from '../shell/readingList/ReadingListToggle.behavior';
import { suggestions } from '../shell/suggestions/Suggestions.behavior';
import { tracking } from '../shell/tracking/Tracking.behavior';
import { accountArea, visitor } from '../shell/visitor/Visitor.behavior';

const siteBehaviors: Readonly<Record<SiteBehaviorName, Behavior | LazyBehavior>> = {
  'account-area': accountArea,
  ads,
  'cache-switch': cacheSwitch,
  'dev-panel': { load: () => import('../shell/devPanel/DevPanel.behavior').then((module) => module.devPanel) },
  'email-story': { load: () => import('../shell/share/EmailStory.behavior').then((module) => module.emailStory) },
  'menus-on-demand': menusOnDemand,
  'my-markets': myMarkets,
  'offline-reading': offlineReading,
  'online-notice': onlineNotice,
  'page-script': { load: () => import('../screens/static/pageScript.behavior').then((module) => module.pageScript) },
  'reading-list-toggle': readingListToggle,
  'saved-list': { load: () => import('../screens/saved/SavedList.behavior').then((module) => module.savedList) },
  suggestions,
  'today-date': todayDate,
  tracking,
  visitor,
};

export const behaviors: Behaviors = { ...componentBehaviors, ...siteBehaviors };
