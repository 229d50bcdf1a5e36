import type { OpenPage } from '../framework/definePage';
import type { ScreenName } from '../routing/screens';
import { articlePage } from '../screens/article/articlePage';
import { authorPage } from '../screens/author/authorPage';
import { calendarPage } from '../screens/calendar/calendarPage';
import { eventPage } from '../screens/calendar/eventPage';
import { eventsPage } from '../screens/calendar/eventsPage';
import { companyResourcesPage } from '../screens/companyResources/companyResourcesPage';
import { dealsPage } from '../screens/deals/dealsPage';
import { homePage } from '../screens/home/homePage';
import { hubPage } from '../screens/hub/hubPage';
import { issuePage } from '../screens/issues/issuePage';
import { issueGalleryPage } from '../screens/issues/issueGalleryPage';
import { mediaPage } from '../screens/media/mediaPage';
import { mediaItemPage } from '../screens/media/mediaItemPage';
import { menuPage } from '../screens/menu/menuPage';
import { newslettersPage } from '../screens/newsletters/newslettersPage';
import { nominationsPage } from '../screens/nominations/nominationsPage';
import { packagePage } from '../screens/packages/packagePage';
import { packageListPage } from '../screens/packages/packageListPage';
import { recognitionPage } from '../screens/recognition/recognitionPage';
import { recognitionProfilePage } from '../screens/recognitionProfile/recognitionProfilePage';
import { resourcePartnersPage } from '../screens/resourcePartners/resourcePartnersPage';
import { resourceVideoPage } from '../screens/resourceVideo/resourceVideoPage';
import { resourcesPage } from '../screens/resources/resourcesPage';
import { savedPage } from '../screens/saved/savedPage';
import { searchPage } from '../screens/search/searchPage';
import { siteMapPage } from '../screens/siteMap/siteMapPage';
import { staticPage } from '../screens/static/staticPage';
import { streamPage } from '../screens/stream/streamPage';
import { offerPage } from '../screens/subscribe/offerPage';
import { techCenterPage } from '../screens/techCenter/techCenterPage';

/** The page of every screen. */
export const screenPages: Readonly<Record<ScreenName, OpenPage>> = {
  home: homePage,
  search: searchPage,
  article: articlePage,
  stream: streamPage,
  hub: hubPage,
  author: authorPage,
  static: staticPage,
  media: mediaPage,
  'media-item': mediaItemPage,
  calendar: calendarPage,
  events: eventsPage,
  deals: dealsPage,
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
  newsletters: newslettersPage,
  'recognition-profile': recognitionProfilePage,
  'site-map': siteMapPage,
  subscribe: offerPage,
  saved: savedPage,
  menu: menuPage,
};
