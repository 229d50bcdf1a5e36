import type * as en from '../en/accountMenu.ts';

export const userTexts: typeof en.userTexts = {
  accountMenu: 'Kontomenü',
  reasons: 'Ein Konto ist kostenlos und in einer Minute angelegt.',
  incomplete: 'Profil unvollständig',
  subscriber: 'Abonnent',
  registrant: 'Registriert',
};

export const alternateUserTexts: typeof en.alternateUserTexts = {
  incomplete: ', Profil unvollständig',
};

export const readingServiceTexts: typeof en.readingServiceTexts = {
  unavailable: 'Ihre Merkliste ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
};
