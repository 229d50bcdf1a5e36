import type { Guides } from './guide';

/** Guides of teasers and lists. */
export const stories: Guides = {
  'Stories/DealStrip': {
    alternative: 'All deals of a market are a `DealTable`.',
    doThis: 'Show it above the stories of a market that has deals.',
    dont: 'Add up amounts of different currencies.',
  },
  'Stories/DealTable': {
    alternative: 'The deal of one story is a `DealBox`.',
    keys: 'Enter on a column header sorts by that column.',
    doThis: 'Combine it with a `FilterForm` and a `ResultsBar`.',
    dont: 'Use it for other tables: its columns are those of deals.',
  },
  'Stories/LocatorMap': {
    alternative: 'Amounts that readers compare are a `Chart`.',
    doThis: 'Repeat what the circles say in the text alternative, and their links in a list or field of the page.',
    dont: 'Use it as the only way to a market.',
  },
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
    doThis: 'Use one per page, with the only picture of high priority.',
    dont: 'Use it below the first screen.',
  },
  'Stories/LinkList': {
    alternative: 'Links in a sentence are `InlineLinks`.',
    doThis: 'Add a note where a title is not enough.',
    dont: 'List more than eight.',
  },
  'Stories/MarketStrip': {
    alternative: 'Data of a story are a `Chart`.',
    doThis: 'Show at most four indicators, and the oldest of their days.',
    dont: 'Let it move or change after the page has loaded.',
  },
  'Stories/MarketBlock': {
    alternative: 'For cards of equal importance use a `TeaserGrid`.',
    doThis: 'Put three side by side.',
    dont: 'Use different numbers of headlines in one row.',
  },
  'Stories/Meta': {
    alternative: 'An article’s own line is a `Byline`.',
    doThis: 'Pass the date in ISO format too, for the `datetime` attribute.',
    dont: 'Show a reading time of zero.',
  },
  'Stories/NewsletterLine': {
    alternative: 'In a column of its own it is a `NewsletterSignup`.',
    keys: 'Enter in the field signs up.',
    doThis: 'Offer the newsletter of the story’s section.',
    dont: 'Put it into paid content.',
  },
  'Stories/NewsletterSignup': {
    alternative: 'The choice among several newsletters is a `NewsletterPicker`.',
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
    doThis: 'Pass width and height, and `sizes` for the rendered width.',
    dont: 'Use `loading="first"` more than once per page.',
  },
  'Stories/PromoPanel': {
    alternative: 'The invitation to subscribe is a `SubscribeCard`.',
    doThis: 'Say how to cancel.',
    dont: 'Put two into one sidebar.',
  },
  'Stories/ResourceCarousel': {
    alternative: 'All papers at once are a `ResourceGrid`; other slides are a `Slider`.',
    keys: 'Tab: pause, previous, next, then the paper in view.',
    doThis: 'Show each paper for five seconds.',
    dont: 'Use it for content that every reader needs.',
  },
  'Stories/ResourceTeaser': {
    alternative: 'One at a time is a `ResourceCarousel`.',
    doThis: 'Name the publisher.',
    dont: 'Show more than three side by side.',
  },
  'Stories/SpecialReportHero': {
    alternative: 'A single story is a `LeadStory`.',
    doThis: 'Use one dark section per page.',
    dont: 'List more than four parts.',
  },
  'Stories/StreamList': {
    alternative: 'Search results are a `SearchResultList`.',
    doThis: 'Put the newest first.',
    dont: 'Use `loading="first"` for a picture below a hero.',
  },
  'Stories/PlanCards': {
    alternative: 'One offer beside stories is a `SubscribeCard`.',
    doThis: 'Name price and period together, and mark one plan at most.',
    dont: 'List parts that every reader has without a subscription.',
  },
  'Stories/SubscribeCard': {
    alternative: 'Other offers are a `PromoPanel`.',
    doThis: 'Use one per page.',
    dont: 'Show it to subscribers.',
  },
  'Stories/Teaser': {
    alternative: 'The first story of a home page is a `LeadStory`.',
    keys: 'The link of the title covers the whole teaser; kicker links are separate tab stops.',
    doThis: 'Choose the layout by the importance of the story.',
    dont: 'Truncate headlines.',
  },
  'Stories/TeaserGrid': {
    alternative: 'Ranked news are `Teaser`s in a `Grid`.',
    doThis: 'Use it for items of equal importance.',
    dont: 'Use more than three columns.',
  },
  'Stories/TrendingList': {
    alternative: 'An unnumbered list is a `LinkList`.',
    doThis: 'Keep to five.',
    dont: 'Number items that have no order.',
  },
  'Authors/AuthorHeader': {
    alternative: 'Authors at the end of an article are `AuthorBios`.',
    doThis: 'Use one per page: it contains the `h1`.',
    dont: 'Use a generic picture as a portrait.',
  },
  'Pages/CategoryGroups': {
    alternative: 'The menu of a section is the drawer’s.',
    doThis: 'Group as readers look for it.',
    dont: 'Show groups without links.',
  },
  'Pages/ReadingList': {
    alternative: 'Stories that are the same for every reader are a `StreamList`.',
    keys: 'Tab moves from a story to its Remove button.',
    doThis: 'Report a removed entry in a `Toast`. The focus moves to the next entry.',
    dont: 'Render it on the server: its content is that of one reader.',
  },
  'Pages/SectionTabs': {
    alternative: 'Views with an address of their own are `LinkTabs`.',
    keys: 'Tab enters at the selected tab and goes on to its part. Arrow keys, Home and End select a tab.',
    doThis: 'Keep titles to a few words.',
    dont: 'Use more tabs than fit two screens of a phone.',
  },
  'Pages/StaticContent': {
    alternative: 'An article’s text is an `ArticleBody`.',
    doThis: 'Pass cleaned HTML.',
    dont: 'Style single pages here.',
  },
  'Stories/MyMarkets': {
    alternative: 'Figures of the market are a `MarketStrip`. Markets for every reader are `MarketBlock`s.',
    doThis: 'Set `data-markets` on `<html>` before the first paint for readers who follow a market.',
    dont: 'Change its height with its content.',
  },
};
