import type * as en from '../en/resources.ts';

export const companyTexts: typeof en.companyTexts = {
  partners: 'Partner',
  partnersLede: 'Die Unternehmen, deren Papiere, Leitfäden und Werkzeuge hier zu finden sind.',
  unavailable: 'Die Partner konnten wir nicht laden',
  tryLater: 'Bitte versuchen Sie es später noch einmal.',
  noneYet: 'Es gibt noch keine Partner',
  allResources: 'Alle Materialien',
  resourcesFrom: (company) => `Materialien von ${company}`,
  noResources: 'Von diesem Partner gibt es noch keine Materialien',
  videosFrom: (company) => `Videos von ${company}`,
  webcastsWith: (company) => `Webcasts mit ${company}`,
  videoCenter: 'Videos',
  papersFrom: (company) => `Whitepaper, Leitfäden und Werkzeuge von ${company}.`,
  description: (name) => `Die Unternehmen, deren Materialien ${name} zeigt.`,
  pageTitle: (company) => `${company}: Materialien`,
  premium: 'Premiumpartner',
  premiumLabel: 'Premiumpartner',
  partnerLabel: 'Partner',
};

export const partnerScreenTexts: typeof en.partnerScreenTexts = {
  unavailable: (items) => `Nicht geladen: ${items}`,
  tryLater: 'Bitte versuchen Sie es später noch einmal.',
  noneYet: (items) => `${items}: noch keine`,
  items: {
    partners: 'Partnerseiten',
    videos: 'Videos',
    series: 'Reihen',
    webcasts: 'Webcasts',
    papers: 'Whitepaper',
    positions: 'Stellen',
  },
  work: 'Arbeiten bei einem Partner',
  newestVideos: 'Neueste Videos',
  videoCenter: 'Videos',
  newestPapers: 'Neueste Whitepaper',
  whitePapers: 'Whitepaper',
  browse: 'Partnermaterialien ansehen',
  allWebcasts: 'Alle Webcasts',
  sponsoredWebcasts: 'Webcasts mit unseren Partnern',
  lede: 'Videos, Reihen, Webcasts und Papiere der Unternehmen, die mit uns zusammenarbeiten.',
  tabs: 'Partnermaterialien',
  contact: 'Partner werden',
  title: 'Von unseren Partnern',
  titleOf: (tab) => `${tab}: Von unseren Partnern`,
  descriptionHome: (name) => `Videos, Reihen, Webcasts und Papiere der Partner von ${name}.`,
  description: (tab, name) => `${tab} der Partner von ${name}.`,
};

export const partnerTileTexts: typeof en.partnerTileTexts = {
  video: 'Video',
  videoText: 'Eine Frage, auf dem Bildschirm beantwortet.',
  leadership: 'Gastbeiträge',
  leadershipText: 'Was Partner gelernt haben, in ihren eigenen Worten.',
  solutions: 'Lösungen',
  solutionsText: 'Alle Unternehmen, deren Materialien hier sind, und was sie anbieten.',
  papers: 'Whitepaper',
  papersText: 'Ausführliches, mit den Zahlen und ihren Quellen.',
  employers: 'Arbeitgeber ansehen',
  jobs: 'Stellen ansehen',
  videoCount: (count) => `${count} ${count === 1 ? 'Video' : 'Videos'}`,
  seriesCount: (count) => `${count} ${count === 1 ? 'Reihe' : 'Reihen'}`,
  companyCount: (count) => `${count} Unternehmen`,
  paperCount: (count) => `${count} Whitepaper`,
};

export const partnerTabTexts: typeof en.partnerTabTexts = {
  home: 'Übersicht',
  videos: 'Videos',
  leadership: 'Gastbeiträge',
  webcasts: 'Webcasts',
  papers: 'Whitepaper',
  careers: 'Karriere',
};

export const resourceVideoTexts: typeof en.resourceVideoTexts = {
  videoCenter: 'Videos',
  resourcesFrom: (name) => `Materialien von ${name}`,
  moreFrom: (name) => `Mehr von ${name}`,
  producedBy: (name) => `Produziert von ${name}`,
  more: 'Weitere Videos',
};

export const resourceScreenTexts: typeof en.resourceScreenTexts = {
  lede: 'Whitepaper, Vergleichszahlen und Leitfäden der Unternehmen, die mit unseren Lesern arbeiten. Von Partnern erstellt und so gekennzeichnet.',
  unavailable: 'Die Materialien konnten wir nicht laden',
  tryLater: 'Bitte versuchen Sie es später noch einmal.',
  noneYet: 'Es gibt noch keine Materialien',
  noneMatch: 'Keine passenden Materialien',
  fewerWords: 'Verwenden Sie weniger Wörter oder ein anderes Thema.',
  longerPeriod: 'Wählen Sie einen längeren Zeitraum.',
  showAll: 'Alle Materialien anzeigen',
  latest: 'Neueste Materialien',
  resources: (count) => (count === 1 ? 'Material' : 'Materialien'),
  unknownTopic: (topic) => `Das Thema „${topic}“ gibt es nicht. Alle Themen werden angezeigt.`,
  swapped: 'Das Enddatum lag vor dem Anfangsdatum. Wir haben beide vertauscht.',
  title: 'Materialien',
  description: (name) => `Whitepaper, Leitfäden und Werkzeuge der Partner von ${name}, nach Themen.`,
};

export const resourceSortTexts: typeof en.resourceSortTexts = {
  since: (day) => `Seit ${day}`,
  until: (day) => `Bis ${day}`,
  newest: 'Neueste',
  oldest: 'Älteste',
  nameUp: 'Name A–Z',
  nameDown: 'Name Z–A',
  allTopics: 'Alle Themen',
};

export const partnerHeaderTexts: typeof en.partnerHeaderTexts = {
  browseMore: 'Weitere Materialien',
  allPartners: 'Alle Partner',
  resourceCenter: 'Materialien',
  partners: 'Partner',
  fromPartners: 'Von unseren Partnern',
};
