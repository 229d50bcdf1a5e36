import type { Show } from '../../framework/show';
import { articlePage } from '../../screens/article/articlePage';
import { authorPage } from '../../screens/author/authorPage';
import { calendarPage } from '../../screens/calendar/calendarPage';
import { eventPage } from '../../screens/calendar/eventPage';
import { eventsPage } from '../../screens/calendar/eventsPage';
import { companyResourcesPage } from '../../screens/companyResources/companyResourcesPage';
import { homePage } from '../../screens/home/homePage';
import { hubPage } from '../../screens/hub/hubPage';
import { issueGalleryPage } from '../../screens/issues/issueGalleryPage';
import { issuePage } from '../../screens/issues/issuePage';
import { mediaItemPage } from '../../screens/media/mediaItemPage';
import { mediaPage } from '../../screens/media/mediaPage';
import { menuPage } from '../../screens/menu/menuPage';
import { nominationsPage } from '../../screens/nominations/nominationsPage';
import { packageListPage } from '../../screens/packages/packageListPage';
import { packagePage } from '../../screens/packages/packagePage';
import { recognitionPage } from '../../screens/recognition/recognitionPage';
import { recognitionProfilePage } from '../../screens/recognitionProfile/recognitionProfilePage';
import { resourcePartnersPage } from '../../screens/resourcePartners/resourcePartnersPage';
import { resourcesPage } from '../../screens/resources/resourcesPag';
import { resourceVideoPage } from '../../screens/resourceVideo/resourceVideoPage';
import { searchPage } from '../../screens/search/searchPage';
import { siteMapPage } from '../../screens/siteMap/siteMapPage';
import { staticPage } from '../../screens/static/staticPage';
import { streamPage } from '../../screens/stream/streamPage';
import { techCenterPage } from '../../screens/techCenter/techCenterPage';
import type { ScreenName } from '../../routing/screens';

/** The page definition of every screen. */
export const screenPages: Readonly<Record<ScreenName, { show: Show }>> = {
  home: homePage,
  search: searchPage,
  events: eventsPage,
  article: articlePage,
  stream: streamPage,
  hub: hubPage,
  author: authorPage,
  static: staticPage,
  media: mediaPage,
  'media-item': mediaItemPage,
  calendar: calendarPage,
  event: eventPage,
  'package-list': packageListPage,
  package: packagePage,
  'issue-gallery': issueGalleryPage,
  issue: issuePage,
  resources: resourcesPage,
  'resource-video': resourceVideoPage,
  'resource-partners': resourcePartnersPage,
  'company-resources': companyResourcesPage,
  'tech-center': techCenterPage,
  nominations: nominationsPage,
  recognition: recognitionPage,
  'recognition-profile': recognitionProfilePage,
  'site-map': siteMapPage,
  menu: menuPage,
};
