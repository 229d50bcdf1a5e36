import * as account from './account.ts';
import * as accountMenu from './accountMenu.ts';
import * as accountSecurity from './accountSecurity.ts';
import * as ads from './ads.ts';
import * as article from './article.ts';
import * as brandDefaults from './brandDefaults.ts';
import * as consent from './consent.ts';
import * as deals from './deals.ts';
import * as dialogs from './dialogs.ts';
import * as errors from './errors.ts';
import * as events from './events.ts';
import * as feeds from './feeds.ts';
import * as forms from './forms.ts';
import * as home from './home.ts';
import * as lists from './lists.ts';
import * as magazine from './magazine.ts';
import * as mails from './mails.ts';
import * as media from './media.ts';
import * as navigation from './navigation.ts';
import * as online from './online.ts';
import * as plainPages from './plainPages.ts';
import * as plans from './plans.ts';
import * as players from './players.ts';
import * as readingList from './readingList.ts';
import * as readingSettings from './readingSettings.ts';
import * as recognition from './recognition.ts';
import * as resources from './resources.ts';
import * as routes from './routes.ts';
import * as search from './search.ts';
import * as share from './share.ts';
import * as shareForm from './shareForm.ts';
import * as siteMap from './siteMap.ts';
import * as slides from './slides.ts';
import * as storeMessages from './storeMessages.ts';
import * as storePages from './storePages.ts';
import * as suggestions from './suggestions.ts';

export {
  account,
  accountMenu,
  accountSecurity,
  ads,
  article,
  brandDefaults,
  consent,
  deals,
  dialogs,
  errors,
  events,
  feeds,
  forms,
  home,
  lists,
  magazine,
  mails,
  media,
  navigation,
  online,
  plainPages,
  plans,
  players,
  readingList,
  readingSettings,
  recognition,
  resources,
  routes,
  search,
  share,
  shareForm,
  siteMap,
  slides,
  storeMessages,
  storePages,
  suggestions,
};
