import type { OpenPage } from '../framework/definePage';
import type { ScreenName } from '../routing/screens';
import { articlePage } from '../screens/article/ArticleScreen';
import { authorPage } from '../screens/author/AuthorScreen';
import { calendarPage, eventsPage } from '../screens/calendar/CalendarScreen';
import { eventPage } from '../screens/calendar/EventScreen';
import { companyResourcesPage } from '../screens/companyResources/CompanyScreen';
import { dealsPage } from '../screens/deals/DealsScreen';
import { homePage } from '../screens/home/HomeScreen';
import { hubPage } from '../screens/hub/HubScreen';
import { issuePage } from '../screens/issues/IssueScreen';
import { issueGalleryPage } from '../screens/issues/GalleryScreen';
import { mediaPage } from '../screens/media/MediaScreen';
import { mediaItemPage } from '../screens/media/MediaItemScreen';
import { menuPage } from '../screens/menu/MenuScreen';
import { newslettersPage } from '../screens/newsletters/NewslettersScreen';
import { nominationsPage } from '../screens/nominations/NominationsScreen';
import { packagePage } from '../screens/packages/PackageScreen';
import { packageListPage } from '../screens/packages/PackageListScreen';
import { recognitionPage } from '../screens/recognition/RecognitionScreen';
import { recognitionProfilePage } from '../screens/recognitionProfile/ProfileScreen';
import { resourcePartnersPage } from '../screens/resourcePartners/PartnersScreen';
import { resourceVideoPage } from '../screens/resourceVideo/ResourceVideoScreen';
import { resourcesPage } from '../screens/resources/ResourcesScreen';
import { savedPage } from '../screens/saved/SavedScreen';
import { searchPage } from '../screens/search/SearchScreen';
import { siteMapPage } from '../screens/siteMap/SiteMapScreen';
import { staticPage } from '../screens/static/StaticScreen';
import { streamPage } from '../screens/stream/StreamScreen';
import { offerPage } from '../screens/subscribe/OfferScreen';
import { techCenterPage } from '../screens/techCenter/TechCenterScreen';

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
