import type { Guides } from './guide';

/** Guides of the article components. */
export const article: Guides = {
  'Article/ArticleBody': {
    alternative: 'For a page of the content system use `StaticContent`.',
    doThis: 'Pass sanitized HTML as one block per paragraph or heading.',
    dont: 'Put advertising next to a figure.',
  },
  'Article/ArticleHeader': {
    alternative: 'A stream has a `PageHeader`.',
    doThis: 'Use one per page: it contains the `h1`.',
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
    dont: 'Show an update time in the minute of publication.',
  },
  'Article/Chart': {
    alternative: 'A chart of another site is an `EmbedFrame`.',
    keys: 'Enter on “Show the data” shows the table, which scrolls with the arrow keys.',
    doThis: 'Say in the title what the chart shows, and highlight it.',
    dont: 'Use more series than the drawing can hold apart: two charts are easier to read.',
  },
  'Article/DealBox': {
    alternative: 'Facts of an event are a `FactList`. Many deals are a `DealTable`.',
    doThis: 'Leave out what is not known.',
    dont: 'Derive a figure that the story does not support.',
  },
  'Article/Disclaimer': {
    alternative: 'A notice for everyone is an `AlertBar`.',
    doThis: 'Put it at the end.',
    dont: 'Use it for terms that have to be accepted.',
  },
  'Article/EmbedFrame': {
    alternative: 'For videos of the publication use a `VideoPlayer`.',
    keys: 'Enter on Show or Play loads the embedded content, which receives the focus.',
    doThis: 'Name the embedded content in the title.',
    dont: 'Load the content before the reader requests it.',
  },
  'Article/Figure': {
    alternative: 'For a picture without a caption use a `Picture`.',
    doThis: 'Describe the picture and credit its author.',
    dont: 'Repeat the caption as its description.',
  },
  'Article/NeedToKnow': {
    alternative: 'More than three points are a list in the text.',
    doThis: 'Summarize each point in one sentence.',
    dont: 'Repeat the headline.',
  },
  'Article/RelatedList': {
    alternative: 'For the most read stories use a `TrendingList`.',
    doThis: 'Show four stories.',
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
    doThis: 'Give every picture a caption.',
    dont: 'Advance it automatically.',
  },
  'Article/TagList': {
    alternative: 'The line above a headline is a `Kicker`.',
    doThis: 'Use only tags for subjects of the article.',
    dont: 'Show tags without a page.',
  },
  'Article/VideoPlayer': {
    alternative: 'A list of videos is a `VideoGrid`.',
    keys: 'The browser’s own controls.',
    doThis: 'Add captions to speech.',
    dont: 'Start it automatically.',
  },
  'Search/AppliedFilters': {
    alternative: 'Choosing filters is a `FacetList`.',
    keys: 'Each filter is a link that removes it.',
    doThis: 'Show them above the results.',
    dont: 'Hide them behind a button.',
  },
  'Search/EmptyResults': {
    alternative: 'For a failed request use an `ErrorState`.',
    doThis: 'Suggest other searches or pages.',
    dont: 'Blame the reader.',
  },
  'Search/FacetList': {
    alternative: 'A few choices in a row are a `FilterForm`.',
    keys: 'Space checks, arrow keys select a radio button. On wide screens a checkbox submits; after a radio button “Show results” appears.',
    doThis: 'Show how many results each choice leaves.',
    dont: 'Show choices without results.',
  },
  'Search/Highlight': {
    alternative: 'For emphasis in a text use `<em>`.',
    doThis: 'Mark only the search terms.',
    dont: 'Mark whole sentences.',
  },
  'Search/ResultsBar': {
    alternative: 'A list without sorting needs no bar.',
    keys: 'Arrow keys change the order. The button that then appears submits it.',
    doThis: 'Show the number of results.',
    dont: 'Show an estimated number.',
  },
  'Search/SearchResultList': {
    alternative: 'A stream is a `StreamList`.',
    doThis: 'Show the text around the search terms.',
    dont: 'Load pictures with high priority.',
  },
  'Media/Agenda': {
    alternative: 'Several events are an `EventList`.',
    doThis: 'Give the hours of the venue.',
    dont: 'Show it before there are sessions.',
  },
  'Media/AudioPlayer': {
    alternative: 'An episode in a list links to its page: `MediaList`.',
    keys: 'Space plays and pauses, the arrows left and right skip 15 seconds.',
    doThis: 'Say whether it is the episode or a trailer, and how long the recording is.',
    dont: 'Show controls without a recording.',
  },
  'Media/EpisodeLead': {
    alternative: 'Further episodes are a `MediaList`.',
    keys: 'Those of `AudioPlayer`.',
    doThis: 'Show the newest episode.',
    dont: 'Put a second one on a page.',
  },
  'Media/ShowList': {
    alternative: 'Episodes are a `MediaList`.',
    doThis: 'Show each podcast with its own cover.',
    dont: 'List platforms where the podcast is not available.',
  },
  'Media/Transcript': {
    alternative: 'The transcript of a film is part of `VideoPlayer`.',
    keys: 'Enter and Space open and close it.',
    doThis: 'Name the speaker where the speaker changes.',
    dont: 'Replace it by the summary.',
  },
  'Media/ButtonRow': {
    alternative: 'For a single action use a `ButtonLink`.',
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
    keys: 'Arrow keys change a field. The button that then appears submits the form.',
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
    alternative: 'Parts of one page are `SectionTabs`.',
    keys: 'Each tab is a link; Tab goes through them.',
    doThis: 'Mark the current view.',
    dont: 'Use the ARIA roles of tabs.',
  },
  'Media/MediaList': {
    alternative: 'One episode on a home page is an `AudioTeaser`.',
    doThis: 'Show the newest first.',
    dont: 'Start sound from the list.',
  },
  'Media/PeopleList': {
    alternative: 'Authors with stories are an `AuthorStrip`.',
    doThis: 'Name the role.',
    dont: 'List more people than took part.',
  },
  'Media/PlanList': {
    alternative: 'For events that readers attend use an `EventList`.',
    doThis: 'Show the closing dates.',
    dont: 'Show plans that are over.',
  },
  'Media/SponsorStrip': {
    alternative: 'Partners with pages are a `PartnerStrip`.',
    doThis: 'Label the companies as sponsors.',
    dont: 'Rotate logos.',
  },
  'Media/StatusLabel': {
    alternative: 'For a rank or a type use a `Badge`.',
    doThis: 'Name the state in one word.',
    dont: 'Convey the state by color alone.',
  },
  'Partners/CompanyHeader': {
    alternative: 'A stream has a `PageHeader`.',
    keys: 'Share opens a menu; Escape closes it.',
    doThis: 'Use one per page: it contains the `h1`.',
    dont: 'Show networks without an address.',
  },
  'Partners/NewsletterPicker': {
    alternative: 'The sign-up to one newsletter is a `NewsletterSignup`.',
    keys: 'Space checks a newsletter, Enter in the field signs up.',
    doThis: 'State the true frequency of each newsletter.',
    dont: 'Check a newsletter in advance.',
  },
  'Partners/NominationProgram': {
    alternative: 'Profiles of people who were recognized are a `ProfileGrid`.',
    keys: 'Enter or Space on the button opens the form, which needs no script.',
    doThis: 'State the deadline and how the jury decides.',
    dont: 'Show a button after the deadline.',
  },
  'Partners/PartnerCards': {
    alternative: 'Papers are a `ResourceGrid`.',
    doThis: 'Label it as partner content.',
    dont: 'Mix partner content with news.',
  },
  'Partners/PartnerStrip': {
    alternative: 'Sponsors of one page are a `SponsorStrip`.',
    doThis: 'Show partners in a fixed order.',
    dont: 'Rotate it.',
  },
  'Partners/ResourceFilters': {
    alternative: 'Search results are filtered by a `FacetList`.',
    keys: 'Arrow keys change the topic. Apply submits the form.',
    doThis: 'Begin with All Topics.',
    dont: 'Hide the active filter.',
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
    dont: 'Rank people by their position in the grid.',
  },
  'Recognition/ProfileHeader': {
    alternative: 'An author has an `AuthorHeader`.',
    doThis: 'Use one per page: it contains the `h1`.',
    dont: 'Show contact data without the consent of the person.',
  },
  'Recognition/QuestionList': {
    alternative: 'Facts are a `FactList`.',
    doThis: 'Keep question and answer together.',
    dont: 'Collapse the answers.',
  },
  'Article/ReadingListButton': {
    alternative: 'An action that belongs to no page is a `Button`.',
    keys: 'Enter and Space press it.',
    doThis: 'Show the new state at the press, and reset it with a message if the change is refused.',
    dont: 'Name only one of the two states: each name contains its visible text.',
  },
};
