import type * as en from '../en/unexpectedError.ts';

export const unexpectedTexts: typeof en.unexpectedTexts = {
  title: 'Unerwarteter Fehler',
  lead: 'Es ist ein unerwarteter Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
  home: 'Startseite',
};
