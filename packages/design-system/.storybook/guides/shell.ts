import type { Guides } from './guide';

/** Guides of the header, drawer and footer. */
export const shell: Guides = {
  'Base/Badge': {
    alternative: 'A state in running text is a `StatusLabel`.',
    doThis: 'Keep it to one or two words.',
    dont: 'Put two beside one headline.',
  },
  'Base/Button': {
    alternative: 'For a link to another page use a `ButtonLink`, for a less prominent one a `MoreLink`.',
    keys: 'Enter and Space press it.',
    doThis: 'Begin the label with a verb. Use one `accent` button per view.',
    dont: 'Disable it without saying why.',
  },
  'Base/Form fields': {
    alternative:
      'A row of select fields above a list is a `FilterForm`, choices beside results are a `FacetList`, a search is a `SearchBox`.',
    keys: 'Tab reaches each field, Space checks a checkbox, arrow keys change a select box.',
    doThis: 'Say “(optional)” in the label of a field that may stay empty. Write errors as what to do.',
    dont: 'Use a placeholder as label.',
  },
  'Base/Icon': {
    alternative: 'For a picture with content use a `Picture`.',
    doThis: 'Put it next to a text or into an `IconButton` with a label.',
    dont: 'Use it without a text or a label.',
  },
  'Base/Links': {
    alternative: 'For the main action of a view use a `ButtonLink`.',
    keys: 'Enter follows the link.',
    doThis: 'Say where it leads.',
    dont: 'Write “click here”.',
  },
  'Base/SectionHead': {
    alternative: 'The head of the page is a `PageHeader`.',
    doThis: 'Choose the heading level so that the page skips none.',
    dont: 'Use it to make text large.',
  },
  'Base/SkipLink': {
    alternative: 'Nothing: every page has exactly one.',
    keys: 'It is the first tab stop; Enter moves the focus to the main content.',
    doThis: 'Put it first in `<body>`.',
    dont: 'Hide it when it has the focus.',
  },
  'Layout/Layouts': {
    alternative: 'The parts of a whole page are a `PageFrame`.',
    doThis: 'Let `Stack`, `Grid` and `Section` make all space.',
    dont: 'Give a component an outer margin.',
  },
  'Shell/ReadingSettings': {
    alternative: 'A choice that changes content belongs into a `FacetList`.',
    keys: 'Arrow keys change a choice. In the header Enter opens the panel and Escape closes it.',
    doThis: 'Load them with the menus.',
    dont: 'Show them without the code that applies the choices.',
  },
  'Shell/AlertBar': {
    alternative: 'For feedback to an action of the reader use a `Toast`.',
    keys: 'The close button is a tab stop before the content of the page.',
    doThis: 'Use one sentence and one link. Set `dismissalKey`, so that a dismissed alert stays hidden for the visit.',
    dont: 'Use it for advertising.',
  },
  'Shell/BackLink': {
    alternative: 'A link to the parent of a page is in its `Breadcrumb`.',
    keys: 'Enter goes back.',
    doThis: 'Name a page that every reader can open as the fallback.',
    dont: 'Use it on pages that readers reach from a search engine.',
  },
  'Shell/Breadcrumb': {
    alternative: 'The line above a headline is a `Kicker`.',
    doThis: 'End it with the parent of the page.',
    dont: 'Repeat the page’s own title in it.',
  },
  'Shell/Error screens': {
    alternative: 'A part of a page that failed is an `ErrorState`, an empty list an `EmptyResults`.',
    doThis: 'Respond with the HTTP status of the screen.',
    dont: 'Show technical detail to readers.',
  },
  'Shell/Logo and social links': {
    alternative: 'Sharing the page is a `ShareBar`.',
    keys: 'Each icon is a link with the network’s name.',
    doThis: 'Use the wordmark file of the brand.',
    dont: 'Recolor or respace it.',
  },
  'Shell/NavigationDrawer': {
    alternative: 'On wide screens the `NavigationBar` also lists the sections.',
    keys: 'Tab stays inside. Escape closes the panel on wide screens, otherwise the menu. The focus returns to the Menu button.',
    doThis: 'Give each section a description.',
    dont: 'Add more than two lists below the sections.',
  },
  'Shell/PageHeader': {
    alternative: 'An article has an `ArticleHeader`, an author an `AuthorHeader`.',
    doThis: 'Use one per page: it contains the `h1`.',
    dont: 'Put text into the picture.',
  },
  'Shell/PrintHead': {
    alternative: 'Nothing: it is visible in print only.',
    doThis: 'Give every brand a print logo.',
    dont: 'Mark it as hidden from print.',
  },
  'Shell/ProgressBar': {
    alternative: 'To reserve space for content that loads use a `Skeleton`.',
    doThis: 'Show it during a navigation.',
    dont: 'Show it for less than 200 ms.',
  },
  'Shell/ReadingBar': {
    alternative: 'A page without an article has a plain `SiteHeader`.',
    keys: 'Tab reaches the share button once the bar is visible.',
    doThis: 'Use it on pages whose main area is one article with a headline.',
    dont: 'Move it by a script: browsers without scroll-driven animations keep the navigation.',
  },
  'Search/SuggestionList': {
    alternative: 'Links that are always visible are a `LinkList`; filters in force are `AppliedFilters`.',
    keys: 'Arrow keys choose an option, Enter opens it, Escape and Tab close the list. The field has the focus.',
    doThis: 'Say what each name is: a market, a person.',
    dont: 'Show more than fits above a phone keyboard.',
  },
  'Shell/SearchBox': {
    alternative: 'Names that appear while a reader types are a `SuggestionList`.',
    keys: 'Enter submits, unless submitting is off.',
    doThis: 'Say in the label what is searched.',
    dont: 'Send a request for each letter: suggestions come from one cached index.',
  },
  'Shell/SiteFooter': {
    alternative: 'Nothing: every framed page has one.',
    doThis: 'Keep the five columns and their order.',
    dont: 'Repeat the whole navigation in it.',
  },
  'Shell/SiteHeader': {
    alternative: 'Pages with another layout have an `AlternateHeader`.',
    keys: 'Enter on Search and on the account opens them; Escape closes them and returns the focus.',
    doThis: 'Put it directly after the skip link.',
    dont: 'Let content change its height: its space is reserved.',
  },
};
