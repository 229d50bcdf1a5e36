import type * as en from '../en/lastResort.ts';

export const lastResortTexts: typeof en.lastResortTexts = {
  whileShowing: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten',
  home: 'Startseite',
};
