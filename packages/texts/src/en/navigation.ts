export const alertTexts = {
  notice: 'Notice',
};

export const dismissTexts = {
  dismiss: 'Dismiss',
};

export const headerTexts = {
  home: (name: string): string => `${name} home`,
  search: 'Search',
  menu: 'Menu',
  media: 'Media',
  skip: 'Skip to main content',
  main: 'Main',
  breadcrumb: 'Breadcrumb',
};

export const anchorTexts = {
  newTab: '(opens in a new tab)',
};

export const drawerTexts = {
  search: 'Search the publication',
  reading: 'Reading',
  back: 'Back to sections',
  close: (title: string): string => `Close ${title}`,
  topicInFocus: 'Topic in focus',
  moreToExplore: 'More to explore',
  closeMenu: 'Close menu',
  sections: 'Sections',
};

export const drawerDialogTexts = {
  menu: 'Menu',
};

export const footerTexts = {
  about: 'About this publication',
};

export const progressTexts = {
  failed: 'Page failed to load',
  loading: 'Page loading',
};

export const pagesTexts = {
  pages: 'Pages',
  next: 'Next page',
  previous: 'Previous page',
  page: (step: number): string => `Page ${step}`,
  pageOf: (page: number, total: number): string => `Page ${page} of ${total}`,
};

export const menuScreenTexts = {
  menu: 'Menu',
  home: 'Home',
  description: (name: string): string => `Every section of ${name}, with its newest stories.`,
};

export const drawerLinkTexts = {
  allSections: 'All sections',
  browseAll: (title: string): string => `Browse All ${title}`,
  topicInFocus: 'Topic in focus',
  moreToExplore: 'More to explore',
  moreFrom: (name: string): string => `More from ${name}`,
};

export const headerPartTexts = {
  loading: 'Loading…',
};

export const joinTexts = {
  join: (name: string): string => `Join ${name}`,
};

export const headerLinkTexts = {
  readingList: 'Reading List',
};

export const pageTexts = {
  pageOf: (title: string, page: number): string => `${title}, page ${page}`,
};

export const offlineTexts = {
  title: 'You are offline',
  advice: 'This page opens when you are online again.',
  again: 'Try again',
  stories: 'Stories you can read now',
};

export const hoverMenuTexts = {
  menu: (title: string): string => `${title} menu`,
};
