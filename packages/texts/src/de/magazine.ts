import type * as en from '../en/magazine.ts';

export const issueTexts: typeof en.issueTexts = {
  gallery: 'Alle Ausgaben',
  galleryLede: (magazine) => `Jede Ausgabe von ${magazine}, hier oder als digitale Ausgabe zu lesen.`,
  noneYet: 'Noch ist keine Ausgabe erschienen',
  home: 'Startseite',
  inThisIssue: 'In dieser Ausgabe',
  moreOnTopics: 'Mehr zu diesen Themen',
  unavailable: 'Diese Ausgabe konnten wir nicht laden',
  tryLater: 'Bitte versuchen Sie es später noch einmal.',
  others: 'Weitere Ausgaben',
  current: 'Aktuelle Ausgabe',
  editorialCalendar: 'Redaktionsplan',
  cover: (title) => `Titelbild: ${title}`,
  view: 'Ausgabe ansehen',
  viewDigital: 'Digitale Ausgabe',
  galleryTitle: (magazine) => `${magazine}: alle Ausgaben`,
};

export const packageScreenTexts: typeof en.packageScreenTexts = {
  home: 'Startseite',
  specialReport: 'Spezialbericht',
  latestReadings: 'Neueste Kurzanalysen',
  noneYet: (title) => `${title}: noch keine`,
  guides: 'Leitfäden und Dossiers',
  earlier: 'Frühere Spezialberichte',
  allIn: (name) => `Alle Artikel: ${name}`,
  paidForBy: 'Bezahlt von',
  sponsoredBy: 'Gesponsert von',
  unavailable: 'Diese Artikel konnten wir nicht laden',
  tryLater: 'Bitte versuchen Sie es später noch einmal.',
  moreOnTopics: 'Mehr zu diesen Themen',
  part: (number) => `Teil ${number}`,
  moreFrom: (name) => `Mehr von ${name}`,
};
