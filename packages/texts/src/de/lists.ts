import type * as en from '../en/lists.ts';

export const eventTexts: typeof en.eventTexts = {
  featured: 'Termin im Blickpunkt',
  publication: 'Erscheint',
  contact: 'Kontakt:',
};

export const issueTexts: typeof en.issueTexts = {
  view: 'Ausgabe ansehen',
};

export const marketTexts: typeof en.marketTexts = {
  data: 'Marktdaten',
  asOf: 'Stand:',
  source: (name) => `Quelle: ${name}`,
};

export const myMarketsTexts: typeof en.myMarketsTexts = {
  title: 'Meine Märkte',
  none: 'Sie folgen zurzeit keinem Markt.',
  unavailable: 'Ihre Märkte lassen sich gerade nicht laden.',
  figures: (stories, deals) =>
    [
      stories === 0 ? 'Nichts Neues' : `${stories} ${stories === 1 ? 'neuer' : 'neue'} Artikel`,
      deals > 0 && `${deals} ${deals === 1 ? 'Geschäft' : 'Geschäfte'} in 90 Tagen`,
    ]
      .filter(Boolean)
      .join(' · '),
};

export const partnerTexts: typeof en.partnerTexts = {
  fromPartners: 'Von unseren Partnern',
  sponsoredBy: 'Gesponsert von',
};

export const resourceTexts: typeof en.resourceTexts = {
  noun: 'Material',
  browseMore: 'Weitere Materialien',
  resources: 'Materialien',
  download: 'Herunterladen',
  filterCount: (applied) => `Filter (${applied})`,
  filter: 'Filter',
  filterLabel: 'Materialien filtern',
  topic: 'Thema',
  keywords: 'Suchbegriffe',
  enterKeywords: 'Suchbegriffe eingeben',
  published: 'Erschienen',
  apply: 'Anwenden',
  downloadShort: 'Herunterladen',
};

export const mediaTexts: typeof en.mediaTexts = {
  follow: (name) => `${name} abonnieren`,
  listenOn: 'Hören bei',
  hostedBy: 'Mit',
};

export const reportTexts: typeof en.reportTexts = {
  specialReport: 'Spezialbericht',
  read: 'Zum Bericht',
};

export const statusTexts: typeof en.statusTexts = {
  upcoming: 'Demnächst',
  live: 'Jetzt live',
  ondemand: 'Abrufbar',
  past: 'Vergangen',
};

export const listTexts: typeof en.listTexts = {
  trending: 'Meistgelesen',
};

export const countTexts: typeof en.countTexts = {
  stories: () => 'Artikel',
};

export const mapTexts: typeof en.mapTexts = {
  onMap: 'Auf der Karte',
  locator: (place) => `Karte der Lage von ${place}.`,
  place: (name, count) => `${name}: ${count}`,
  symbols: (title, places) => `${title}. ${places.join('; ')}.`,
};
