import type * as en from '../en/ads.ts';

export const adTexts: typeof en.adTexts = {
  advertisement: 'Anzeige',
  sponsored: 'Gesponsert',
  sponsor: 'Sponsor',
};

export const slotTexts: typeof en.slotTexts = {
  horiz1: 'Seitenanfang',
  horiz2: 'zwischen Artikeln',
  horiz3: 'nach dem Inhalt',
  horiz4: 'zwischen Abschnitten',
  vert1: 'Seitenspalte, erste',
  vert2: 'Seitenspalte, zweite',
  vert3: 'Seitenspalte, dritte',
  vert5: 'im Text',
  vert6: 'weiter unten im Text',
  vert7: 'neben einer langen Seite',
  footer: 'vor dem Seitenende',
  interstitial: 'über der Seite',
  es_logo_pushdown: 'Sponsor dieses Ressorts',
  es_pushdown: 'unter dem Titel',
  native_single1: 'erster gesponserter Artikel',
  native_single2: 'zweiter gesponserter Artikel',
  native_collection: 'gesponserte Artikel',
  slideshow1: 'unter den Bildern',
  slideshow2: 'neben den Bildern',
  slideshow3: 'Seitenspalte unter den Bildern',
  scroll: 'am Ende des Textes',
  nav_vert: 'im Menü',
};

export const interstitialTexts: typeof en.interstitialTexts = {
  close: 'Schließen',
};

export const houseAdTexts: typeof en.houseAdTexts = {
  from: (name) => `Von ${name}`,
  readIssue: 'Aktuelle Ausgabe lesen',
  resourceCenter: 'Materialien',
  resourceText: 'Papiere, Leitfäden und Werkzeuge für die tägliche Arbeit.',
  browse: 'Materialien ansehen',
};

export const expandTexts: typeof en.expandTexts = { open: 'Öffnen', close: 'Schließen' };

export const sponsorLogoTexts: typeof en.sponsorLogoTexts = {
  partner: (index) => `Partner ${index}`,
};
