import type { Guides } from './guide';

/** Guides of the header, drawer and footer. */
export const shell: Guides = {
  'Base/Badge': {
    alternative: 'A state in running text is a `StatusLabel`.',
    doThis: 'Keep it to one or two words.',
    dont: 'Put two beside one headline.',
  },
  'Base/Button': {
    alternative: 'What leads to another address is a `ButtonLink`; a quieter way on is a `MoreLink`.',
    keys: 'Enter and Space press it.',
    doThis: 'Begin with a verb; one `accent` a view.',
    dont: 'Disable it without saying why.',
  },
  'Base/Icon': {
    alternative: 'A picture that tells something is a `Picture`.',
    doThis: 'Put it beside a word or into an `IconButton` with a label.',
    dont: 'Let it stand for a word on its own.',
  },
  'Base/Links': {
    alternative: 'The one thing to do next is a `ButtonLink`.',
    keys: 'Enter follows.',
    doThis: 'Say where it leads.',
    dont: 'Write “click here”.',
  },
  'Base/SectionHead': {
    alternative: 'The head of the page is a `PageHeader`.',
    doThis: 'Choose the level from the page, so that none is skipped.',
    dont: 'Use it to make text large.',
  },
  'Base/SkipLink': {
    alternative: 'Nothing: every page has exactly one.',
    keys: 'It is the first stop of Tab; Enter moves into the main area.',
    doThis: 'Put it first in `<body>`.',
    dont: 'Hide it when it has the focus.',
  },
  'Layout/Layouts': {
    alternative: 'The parts of a whole page are a `PageFrame`.',
    doThis: 'Let `Stack`, `Grid` and `Section` make all space.',
    dont: 'Give a component an outer margin.',
  },
  'Shell/AlertBar': {
    alternative: 'News of what the reader just did is a `Toast`.',
    keys: 'Its close button is a stop of Tab before the page’s content.',
    doThis: 'Keep it to a sentence and a link; name it by `remember`, so that it stays closed for the visit.',
    dont: 'Use it for advertising.',
  },
  'Shell/Breadcrumb': {
    alternative: 'The line above a headline is a `Kicker`.',
    doThis: 'End it at the page’s parent.',
    dont: 'Repeat the page’s own title in it.',
  },
  'Shell/Error screens': {
    alternative: 'A part of a page that failed is an `ErrorState`, an empty list an `EmptyResults`.',
    doThis: 'Answer with the status the screen tells.',
    dont: 'Show technical detail to readers.',
  },
  'Shell/Logo and social links': {
    alternative: 'Sharing the page is a `ShareBar`.',
    keys: 'Each icon is a link with the network’s name.',
    doThis: 'Use the wordmark file of the brand.',
    dont: 'Recolor or respace it.',
  },
  'Shell/NavigationDrawer': {
    alternative: 'On wide screens the sections also stand in the `NavigationBar`.',
    keys: 'Tab stays inside; Escape closes the panel on wide screens, else the menu; the focus goes back to Menu.',
    doThis: 'Give each section a description.',
    dont: 'Put more than two lists under the sections.',
  },
  'Shell/PageHeader': {
    alternative: 'An article has an `ArticleHeader`, an author an `AuthorHeader`.',
    doThis: 'Use one a page: it holds the `h1`.',
    dont: 'Put text into the picture.',
  },
  'Shell/PrintHead': {
    alternative: 'Nothing: it is seen on paper only.',
    doThis: 'Give every brand a print logo.',
    dont: 'Mark it as hidden from print.',
  },
  'Shell/ProgressBar': {
    alternative: 'The room of a part is kept by a `Skeleton`.',
    doThis: 'Show it for changes of page.',
    dont: 'Show it for less than 200 ms.',
  },
  'Shell/SearchBox': {
    alternative: 'Searching on every change is a `LiveSearchBox`.',
    keys: 'Enter submits, unless it is switched off.',
    doThis: 'Name what is searched.',
    dont: 'Search on every change over a slow service.',
  },
  'Shell/Share and back links': {
    alternative: 'The options of the specification open by `SharePage`; an article has a `ShareBar`.',
    keys: 'Enter shares or goes back.',
    doThis: 'Pass the canonical address.',
    dont: 'Rely on the clipboard: it may be refused.',
  },
  'Shell/SiteFooter': {
    alternative: 'Nothing: every framed page has one.',
    doThis: 'Keep the five columns and their order.',
    dont: 'Repeat the whole navigation in it.',
  },
  'Shell/SiteHeader': {
    alternative: 'Pages with a frame of their own have an `AlternateHeader`.',
    keys: 'Enter on Search and on the account opens them; Escape closes them and gives the focus back.',
    doThis: 'Put it first after the skip link.',
    dont: 'Change its height by content: its room is reserved.',
  },
};
