import type { Show } from '../../framework/show';
import { articlePage } from '../../screens/article/articlePage';
import { authorPage } from '../../screens/author/authorPage';
import { calendarPage } from '../../screens/calendar/calendarPage';
import { eventPage } from '../../screens/calendar/eventPage';
import { eventsPage } from '../../screens/calendar/eventsPage';
import { companyPage } from '../../screens/companyResources/companyPage';
import { homePage } from '../../screens/home/homePage';
import { hubPage } from '../../screens/hub/hubPage';
import { galleryPage } from '../../screens/issues/galleryPage';
import { issuePage } from '../../screens/issues/issuePage';
import { mediaItemPage } from '../../screens/media/mediaItemPage';
import { mediaPage } from '../../screens/media/mediaPage';
import { menuPage } from '../../screens/menu/menuPage';
import { nominationsPage } from '../../screens/nominations/nominationsPage';
import { packageListPage } from '../../screens/packages/packageListPage';
import { packagePage } from '../../screens/packages/packagePage';
import { recognitionPage } from '../../screens/recognition/recognitionPage';
import { profilePage } from '../../screens/recognitionProfile/profilePage';
import { partnersPage } from '../../screens/resourcePartners/partnersPage';
import { resourcesPage } from '../../screens/resources/resourcesPage';
import { resourceVideoPage } from '../../screens/resourceVideo/resourceVideoPage';
import { searchPage } from '../../screens/search/searchPage';
import { siteMapPage } from '../../screens/siteMap/siteMapPage';
import { staticPage } from '../../screens/static/staticPage';
import { streamPage } from '../../screens/stream/streamPage';
import { techCenterPage } from '../../screens/techCenter/techCenterPage';
import type { Place } from './screenAt';

type Folder = { show: Show; params: readonly string[] };

/** A screen by its folder in the app tree, with the names of the folders beneath; `...name` takes the rest. */
const at = ({ show }: { show: Show }, ...params: readonly string[]): Folder => ({ show, params });

/** Every screen that can be made for one request. A test compares this table with the app tree. */
export const screenFolders: Readonly<Record<string, Folder>> = {
  home: at(homePage, 'edition'),
  search: at(searchPage, 'edition'),
  events: at(eventsPage, 'edition'),
  article: at(articlePage, 'year', 'month', 'day', 'slug'),
  stream: at(streamPage, 'page', '...path'),
  hub: at(hubPage, 'hub'),
  author: at(authorPage, 'author', 'page'),
  static: at(staticPage, 'slug'),
  media: at(mediaPage, 'media', 'page'),
  'media-item': at(mediaItemPage, '...path'),
  calendar: at(calendarPage, 'calendar'),
  event: at(eventPage, 'event'),
  'package-list': at(packageListPage, 'list', 'page'),
  package: at(packagePage, 'list', 'package', 'page'),
  'issue-gallery': at(galleryPage, 'page'),
  issue: at(issuePage, 'issue'),
  resources: at(resourcesPage, 'site'),
  'resource-video': at(resourceVideoPage, 'site', 'video'),
  'resource-partners': at(partnersPage, 'site', 'choice'),
  'company-resources': at(companyPage, 'site', 'choice'),
  'tech-center': at(techCenterPage, 'edition'),
  nominations: at(nominationsPage, 'edition'),
  recognition: at(recognitionPage, 'directory'),
  'recognition-profile': at(profilePage, 'directory', 'profile'),
  'site-map': at(siteMapPage, 'edition'),
  menu: at(menuPage, 'edition'),
};

/** The screen of a place and its parameters, as the app tree would name them; undefined where no page is. */
export const screenOf = (
  place: Place | undefined,
): { show: Show; params: Record<string, string | string[]> } | undefined => {
  if (!place) return undefined;
  const { folder, segments } = place;
  const screen = Object.hasOwn(screenFolders, folder) ? screenFolders[folder] : undefined;
  if (!screen) return undefined;
  const takesRest = screen.params.at(-1)?.startsWith('...') ?? false;
  if (takesRest ? segments.length < screen.params.length : segments.length !== screen.params.length) return undefined;
  const params = screen.params.map((name, index) =>
    name.startsWith('...') ? [name.slice(3), segments.slice(index)] : [name, segments[index] ?? ''],
  );
  return { show: screen.show, params: Object.fromEntries(params) as Record<string, string | string[]> };
};
