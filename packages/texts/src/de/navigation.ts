import type * as en from '../en/navigation.ts';

export const alertTexts: typeof en.alertTexts = {
  notice: 'Hinweis',
};

export const dismissTexts: typeof en.dismissTexts = {
  dismiss: 'Schließen',
};

export const headerTexts: typeof en.headerTexts = {
  home: (name) => `${name}: Startseite`,
  search: 'Suche',
  menu: 'Menü',
  media: 'Medien',
  skip: 'Zum Inhalt springen',
  main: 'Hauptmenü',
  breadcrumb: 'Sie sind hier',
};

export const anchorTexts: typeof en.anchorTexts = {
  newTab: '(öffnet in neuem Tab)',
};

export const drawerTexts: typeof en.drawerTexts = {
  search: 'Publikation durchsuchen',
  reading: 'Darstellung',
  back: 'Zurück zu den Rubriken',
  close: (title) => `${title} schließen`,
  topicInFocus: 'Im Blickpunkt',
  moreToExplore: 'Mehr entdecken',
  closeMenu: 'Menü schließen',
  sections: 'Ressorts',
};

export const drawerDialogTexts: typeof en.drawerDialogTexts = {
  menu: 'Menü',
};

export const footerTexts: typeof en.footerTexts = {
  about: 'Über diese Publikation',
};

export const progressTexts: typeof en.progressTexts = {
  failed: 'Die Seite wurde nicht geladen',
  loading: 'Seite wird geladen',
};

export const pagesTexts: typeof en.pagesTexts = {
  pages: 'Seiten',
  next: 'Nächste Seite',
  previous: 'Vorige Seite',
  page: (step) => `Seite ${step}`,
  pageOf: (page, total) => `Seite ${page} von ${total}`,
};

export const menuScreenTexts: typeof en.menuScreenTexts = {
  menu: 'Menü',
  home: 'Startseite',
  description: (name) => `Alle Ressorts von ${name} mit den neuesten Artikeln.`,
};

export const drawerLinkTexts: typeof en.drawerLinkTexts = {
  allSections: 'Alle Ressorts',
  browseAll: (title) => `Alles aus: ${title}`,
  topicInFocus: 'Im Blickpunkt',
  moreToExplore: 'Mehr entdecken',
  moreFrom: (name) => `Mehr von ${name}`,
};

export const headerPartTexts: typeof en.headerPartTexts = {
  loading: 'Wird geladen …',
};

export const joinTexts: typeof en.joinTexts = {
  join: (name) => `Werden Sie Leser von ${name}`,
};

export const headerLinkTexts: typeof en.headerLinkTexts = {
  readingList: 'Merkliste',
};

export const pageTexts: typeof en.pageTexts = {
  pageOf: (title, page) => `${title}, Seite ${page}`,
};

export const offlineTexts: typeof en.offlineTexts = {
  title: 'Sie sind offline',
  advice: 'Diese Seite öffnet sich, sobald Sie wieder online sind.',
  again: 'Noch einmal versuchen',
  stories: 'Artikel, die Sie jetzt lesen können',
};

export const hoverMenuTexts: typeof en.hoverMenuTexts = {
  menu: (title) => `Menü ${title}`,
};
