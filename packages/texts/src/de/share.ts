import type * as en from '../en/share.ts';

export const shareTexts: typeof en.shareTexts = {
  share: 'Teilen',
  sharePage: 'Diese Seite teilen',
  shareArticle: 'Diesen Artikel teilen',
  byEmail: 'Per E-Mail teilen',
};

export const copyLinkTexts: typeof en.copyLinkTexts = {
  copied: 'Der Link wurde in die Zwischenablage kopiert.',
  copyThis: 'Kopieren Sie diese Adresse:',
  copy: 'Link kopieren',
};

export const networkTexts: typeof en.networkTexts = {
  shareOn: (name) => `Auf ${name} teilen`,
};

export const printPageTexts: typeof en.printPageTexts = {
  print: 'Drucken',
};

export const emailButtonTexts: typeof en.emailButtonTexts = {
  email: 'E-Mail',
};
