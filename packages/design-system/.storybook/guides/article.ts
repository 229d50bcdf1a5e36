import type { Guides } from './guide';

/** Guides of the article components. */
export const article: Guides = {
  'Article/ArticleBody': {
    alternative: 'A page from the content management is `StaticContent`.',
    doThis: 'Pass cleaned HTML, a block at a time.',
    dont: 'Put advertising next to a figure.',
  },
  'Article/ArticleHeader': {
    alternative: 'A stream has a `PageHeader`.',
    doThis: 'Use one a page: it holds the `h1`.',
    dont: 'Put the picture into it.',
  },
  'Article/AuthorBio': {
    alternative: 'An author’s page begins with an `AuthorHeader`.',
    doThis: 'Keep to three sentences.',
    dont: 'Repeat the byline.',
  },
  'Article/BookCard': {
    alternative: 'A paper of a partner is a `ResourceTeaser`.',
    doThis: 'Link to the book’s own page.',
    dont: 'Use it for an article.',
  },
  'Article/Byline': {
    alternative: 'A teaser has a `Meta` line.',
    doThis: 'Name every author.',
    dont: 'Show a change of the same minute.',
  },
  'Article/Disclaimer': {
    alternative: 'A notice for everyone is an `AlertBar`.',
    doThis: 'Put it at the end.',
    dont: 'Use it for terms that have to be accepted.',
  },
  'Article/EmbedFrame': {
    alternative: 'Footage of our own is a `VideoPlayer`.',
    keys: 'Enter on Show or Play fetches the content.',
    doThis: 'Say what it shows.',
    dont: 'Fetch it before it is asked for.',
  },
  'Article/Figure': {
    alternative: 'A picture without words is a `Picture`.',
    doThis: 'Describe the picture, credit its maker.',
    dont: 'Repeat the caption as its description.',
  },
  'Article/NeedToKnow': {
    alternative: 'More than three points are a list in the text.',
    doThis: 'Say in a sentence each what is new.',
    dont: 'Repeat the headline.',
  },
  'Article/RelatedList': {
    alternative: 'What is read most is a `TrendingList`.',
    doThis: 'Show four.',
    dont: 'Show the article itself.',
  },
  'Article/ShareBar': {
    alternative: 'A stream’s page has `SharePage`.',
    keys: 'Each network is a link; Copy Link and Print are buttons.',
    doThis: 'Pass the canonical address.',
    dont: 'Load a network’s own script.',
  },
  'Article/Slideshow': {
    alternative: 'Slides that are no pictures are a `Slider`.',
    keys: 'Arrow keys scroll the row while it has the focus.',
    doThis: 'Give every picture words.',
    dont: 'Rotate it by itself.',
  },
  'Article/TagList': {
    alternative: 'The line above a headline is a `Kicker`.',
    doThis: 'Keep to the article’s own subjects.',
    dont: 'Show tags without a page.',
  },
  'Article/VideoPlayer': {
    alternative: 'A list of videos is a `VideoGrid`.',
    keys: 'The browser’s own controls.',
    doThis: 'Give captions where there is speech.',
    dont: 'Start it by itself.',
  },
  'Search/AppliedFilters': {
    alternative: 'Choosing filters is a `FacetList`.',
    keys: 'Each filter is a link that takes it away.',
    doThis: 'Show them above the results.',
    dont: 'Hide them behind a button.',
  },
  'Search/EmptyResults': {
    alternative: 'An answer that did not come is an `ErrorState`.',
    doThis: 'Show ways on.',
    dont: 'Blame the reader.',
  },
  'Search/FacetList': {
    alternative: 'A few choices in a row are a `FilterForm`.',
    keys: 'Space checks; on wide screens a change submits.',
    doThis: 'Show how many results each choice leaves.',
    dont: 'Show choices with none.',
  },
  'Search/Highlight': {
    alternative: 'A stress in a text is `<em>`.',
    doThis: 'Mark only what was searched for.',
    dont: 'Mark whole sentences.',
  },
  'Search/ResultsBar': {
    alternative: 'A list without sorting needs no bar.',
    keys: 'A change of the order submits.',
    doThis: 'Say how many there are.',
    dont: 'Guess the number.',
  },
  'Search/SearchResultList': {
    alternative: 'A stream is a `StreamList`.',
    doThis: 'Show where the words were found.',
    dont: 'Show pictures of high priority.',
  },
  'Media/AudioPlayer': {
    alternative: 'A recording in a list is a `MediaList`.',
    keys: 'The browser’s own controls.',
    doThis: 'Say how long it is.',
    dont: 'Show controls without a recording.',
  },
  'Media/ButtonRow': {
    alternative: 'One thing to do is a `ButtonLink`.',
    doThis: 'Keep to three, one of them `accent`.',
    dont: 'Use it as navigation.',
  },
  'Media/EventList': {
    alternative: 'One event is an `EventCard`.',
    doThis: 'Put the next one first.',
    dont: 'Mix past and coming ones.',
  },
  'Media/FactList': {
    alternative: 'Several records are a table.',
    doThis: 'Name each fact in a word or two.',
    dont: 'Show facts without a value.',
  },
  'Media/FilterForm': {
    alternative: 'Many choices with counts are a `FacetList`.',
    keys: 'A change submits; the button serves without scripts.',
    doThis: 'Label every choice.',
    dont: 'Lose other choices on submitting.',
  },
  'Media/IssueGrid': {
    alternative: 'The newest issue alone is an `IssuePromo`.',
    doThis: 'Show the newest first.',
    dont: 'Crop covers.',
  },
  'Media/Lede': {
    alternative: 'An article’s deck belongs to its `ArticleHeader`.',
    doThis: 'Keep to one paragraph.',
    dont: 'Use it twice on a page.',
  },
  'Media/LinkTabs': {
    alternative: 'Panels without an address are `Tabs`.',
    keys: 'Each tab is a link; Tab goes through them.',
    doThis: 'Mark the current view.',
    dont: 'Give it the roles of tabs.',
  },
  'Media/MediaList': {
    alternative: 'One episode on a home page is an `AudioTeaser`.',
    doThis: 'Show the newest first.',
    dont: 'Start sound from the list.',
  },
  'Media/PeopleList': {
    alternative: 'Authors with stories are an `AuthorStrip`.',
    doThis: 'Name the role.',
    dont: 'Show initials for a missing portrait only here and there.',
  },
  'Media/PlanList': {
    alternative: 'Dates for readers are an `EventList`.',
    doThis: 'Give the closing dates.',
    dont: 'Show plans that are over.',
  },
  'Media/SponsorStrip': {
    alternative: 'Partners with pages are a `PartnerStrip`.',
    doThis: 'Say that they sponsor.',
    dont: 'Rotate logos.',
  },
  'Media/StatusLabel': {
    alternative: 'A rank or a kind is a `Badge`.',
    doThis: 'Say the state in a word.',
    dont: 'Tell it by color alone.',
  },
  'Partners/CompanyHeader': {
    alternative: 'A stream has a `PageHeader`.',
    keys: 'Share opens a menu; Escape closes it.',
    doThis: 'Use one a page: it holds the `h1`.',
    dont: 'Show networks without an address.',
  },
  'Partners/PartnerCards': {
    alternative: 'Papers are a `ResourceGrid`.',
    doThis: 'Say that it is a partner’s.',
    dont: 'Mix it with news.',
  },
  'Partners/PartnerStrip': {
    alternative: 'Sponsors of one page are a `SponsorStrip`.',
    doThis: 'Show partners in a fixed order.',
    dont: 'Rotate it.',
  },
  'Partners/ResourceFilters': {
    alternative: 'Search results are filtered by a `FacetList`.',
    keys: 'A change filters at once.',
    doThis: 'Begin with All Topics.',
    dont: 'Hide the current choice.',
  },
  'Partners/VideoGrid': {
    alternative: 'One video is a `VideoPlayer`.',
    doThis: 'Say how long each is.',
    dont: 'Start videos from the grid.',
  },
  'Pages/DirectoryContent': {
    alternative: 'A text of one subject is `StaticContent`.',
    doThis: 'Keep the entries in alphabetical order.',
    dont: 'Show groups without entries.',
  },
  'Recognition/ProfileGrid': {
    alternative: 'Authors are an `AuthorStrip`.',
    doThis: 'Name the firm.',
    dont: 'Rank people by place in the grid.',
  },
  'Recognition/ProfileHeader': {
    alternative: 'An author has an `AuthorHeader`.',
    doThis: 'Use one a page: it holds the `h1`.',
    dont: 'Show contact data that were not given for it.',
  },
  'Recognition/QuestionList': {
    alternative: 'Facts are a `FactList`.',
    doThis: 'Keep question and answer together.',
    dont: 'Fold the answers away.',
  },
};
