import type * as en from '../en/errors.ts';

export const errorTexts: typeof en.errorTexts = {
  unexpected: 'Es ist ein unerwarteter Fehler aufgetreten.',
};

export const notFoundTexts: typeof en.notFoundTexts = {
  error: 'FEHLER',
  notFound: 'Diese Seite wurde nicht gefunden',
  home: 'Startseite',
  notWorking: 'Auf unserer Website funktioniert etwas nicht richtig',
  moved: 'Die Seite wurde entfernt oder hat eine neue Adresse',
  oldLink: 'Sie sind einem alten Link oder Lesezeichen gefolgt',
  mistyped: 'Die Adresse enthält einen Tippfehler',
  unmatched: 'Diese Seite wurde nicht gefunden.',
  missing: 'Die gesuchte Seite finden wir leider nicht.',
  title: 'Seite nicht gefunden',
  question: 'Woran es liegen kann',
  goBack: 'Zurück',
  subscribe: 'ABONNIEREN',
};

export const serverErrorTexts: typeof en.serverErrorTexts = {
  home: 'Startseite',
  title: 'Serverfehler',
  lead: 'Diese Seite konnten wir nicht laden. Der Fehler liegt bei uns, und wir sind benachrichtigt. Bitte versuchen Sie es in einer Minute noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  moreToRead: 'Mehr zum Lesen',
  latestStories: 'Neueste Beiträge',
  reference: 'Fehlernummer:',
  detail: 'Einzelheiten des Fehlers',
};

export const errorMetadataTexts: typeof en.errorMetadataTexts = {
  notFound: '404 Seite nicht gefunden',
  serverError: 'Serverfehler',
};

export const previewTexts: typeof en.previewTexts = {
  forbidden:
    'Der Link ist abgelaufen oder unvollständig. Öffnen Sie die Vorschau erneut aus dem Redaktionssystem oder die Seite ohne Vorschau.',
  refused:
    'Die Adresse nennt einen Vorschaudienst, der nicht zu dieser Publikation gehört. Er wurde nicht abgefragt. Prüfen Sie die Adresse, oder öffnen Sie die Seite ohne Vorschau.',
  title: 'Diese Vorschau lässt sich nicht anzeigen',
  preview: 'Vorschau',
  of: (host) => `Vorschau von ${host}. Links führen darin weiter.`,
  leave: 'Vorschau verlassen',
  refusedTitle: 'Vorschau abgelehnt',
};

export const unexpectedTexts: typeof en.unexpectedTexts = {
  title: 'Unerwarteter Fehler',
  lead: 'Es ist ein unerwarteter Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
  home: 'Startseite',
};

export const lastResortTexts: typeof en.lastResortTexts = {
  whileShowing: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten',
  home: 'Startseite',
};
