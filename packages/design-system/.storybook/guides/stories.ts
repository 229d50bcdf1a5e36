import type { Guides } from './guide';

/** Guides of teasers and lists. */
export const stories: Guides = {
  'Stories/AudioTeaser': {
    alternative: 'A list of episodes is a `MediaList`.',
    doThis: 'Name the kind: podcast or webcast.',
    dont: 'Start sound from a list.',
  },
  'Stories/AuthorStrip': {
    alternative: 'The authors of one article are `AuthorBios`.',
    doThis: 'Show four, each with the latest story.',
    dont: 'Leave out the name where a portrait is missing.',
  },
  'Stories/DenseList': {
    alternative: 'Stories with pictures are `Teaser`s.',
    doThis: 'Use it for the news of one day.',
    dont: 'Add summaries.',
  },
  'Stories/EventCard': {
    alternative: 'Several dates are an `EventList`.',
    doThis: 'Lead with day and place.',
    dont: 'Show an event that is over as coming.',
  },
  'Stories/InsightList': {
    alternative: 'News without an argument is a `DenseList`.',
    doThis: 'Keep to four.',
    dont: 'Mix in sponsored pieces.',
  },
  'Stories/IssuePromo': {
    alternative: 'All issues are an `IssueGrid`.',
    doThis: 'Show the newest issue.',
    dont: 'Crop the cover.',
  },
  'Stories/Kicker': {
    alternative: 'The way to a page is a `Breadcrumb`.',
    doThis: 'Say section, then topic.',
    dont: 'Use it without a headline below.',
  },
  'Stories/LeadStory': {
    alternative: 'Any other story is a `Teaser`.',
    doThis: 'Use one a page, with the only picture of high priority.',
    dont: 'Use it below the first screen.',
  },
  'Stories/LinkList': {
    alternative: 'Links in a sentence are `InlineLinks`.',
    doThis: 'Add a note where a title is not enough.',
    dont: 'List more than eight.',
  },
  'Stories/MarketBlock': {
    alternative: 'Equal cards are a `TeaserGrid`.',
    doThis: 'Put three side by side.',
    dont: 'Use different numbers of headlines in one row.',
  },
  'Stories/Meta': {
    alternative: 'An article’s own line is a `Byline`.',
    doThis: 'Give the moment for machines, too.',
    dont: 'Show a reading time of zero.',
  },
  'Stories/NewsletterSignup': {
    alternative: 'Several newsletters are a page of the store.',
    keys: 'Enter in the field signs up.',
    doThis: 'Say how often it comes.',
    dont: 'Ask for more than the address.',
  },
  'Stories/Pagination': {
    alternative: 'Views of one page are `LinkTabs`.',
    keys: 'Each page is a link; the current one is marked.',
    doThis: 'Give every page an address.',
    dont: 'Use it for endless lists without a total.',
  },
  'Stories/Picture': {
    alternative: 'A picture with a caption is a `Figure`.',
    doThis: 'Give width and height, and `sizes` as it will stand.',
    dont: 'Mark more than one a page as `first`.',
  },
  'Stories/PromoPanel': {
    alternative: 'The invitation to subscribe is a `SubscribeCard`.',
    doThis: 'Say what it costs to leave.',
    dont: 'Put two into one sidebar.',
  },
  'Stories/ResourceCarousel': {
    alternative: 'All papers at once are a `ResourceGrid`; other slides are a `Slider`.',
    keys: 'Tab: pause, previous, next, then the paper in view.',
    doThis: 'Let it stand five seconds.',
    dont: 'Use it for what every reader needs.',
  },
  'Stories/ResourceTeaser': {
    alternative: 'One at a time is a `ResourceCarousel`.',
    doThis: 'Name the publisher.',
    dont: 'Show more than three side by side.',
  },
  'Stories/SpecialReportHero': {
    alternative: 'A single story is a `LeadStory`.',
    doThis: 'Use one dark band a page.',
    dont: 'List more than four parts.',
  },
  'Stories/StreamList': {
    alternative: 'Search results are a `SearchResultList`.',
    doThis: 'Put the newest first.',
    dont: 'Say `first` for the picture where a hero stands above.',
  },
  'Stories/SubscribeCard': {
    alternative: 'Other offers are a `PromoPanel`.',
    doThis: 'Use one a page.',
    dont: 'Show it to subscribers.',
  },
  'Stories/Teaser': {
    alternative: 'The first story of a home page is a `LeadStory`.',
    keys: 'The title’s link covers all of it; kicker links are stops of their own.',
    doThis: 'Choose the layout by rank.',
    dont: 'Shorten headlines with dots.',
  },
  'Stories/TeaserGrid': {
    alternative: 'Ranked news are `Teaser`s in a `Grid`.',
    doThis: 'Use it for things of equal rank.',
    dont: 'Ask for more than three columns.',
  },
  'Stories/TrendingList': {
    alternative: 'An unnumbered list is a `LinkList`.',
    doThis: 'Keep to five.',
    dont: 'Number what has no order.',
  },
  'Authors/AuthorHeader': {
    alternative: 'Authors at the end of an article are `AuthorBios`.',
    doThis: 'Use one a page: it holds the `h1`.',
    dont: 'Invent a portrait.',
  },
  'Pages/CategoryGroups': {
    alternative: 'The menu of a section is the drawer’s.',
    doThis: 'Group as readers look for it.',
    dont: 'Show groups without links.',
  },
  'Pages/SectionTabs': {
    alternative: 'Panels without an address are `Tabs`.',
    doThis: 'Mark the current view.',
    dont: 'Use more tabs than fit two screens of a phone.',
  },
  'Pages/StaticContent': {
    alternative: 'An article’s text is an `ArticleBody`.',
    doThis: 'Pass cleaned HTML.',
    dont: 'Style single pages here.',
  },
};
