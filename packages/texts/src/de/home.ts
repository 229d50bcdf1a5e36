import type * as en from '../en/home.ts';

export const homeTexts: typeof en.homeTexts = {
  featuredEvent: 'Termin im Blickpunkt',
  insights: 'Kurzanalysen',
  allInsights: 'Alle Kurzanalysen',
  events: 'Termine',
  allEvents: 'Alle Termine',
  recent: 'Aktuelle Artikel',
  podcastsAndWebcasts: 'Podcasts und Webcasts',
  podcastCenter: 'Podcasts',
  webcasts: 'Webcasts',
  yourNewsletters: 'Ihre Newsletter',
  chooseNewsletters: 'Wählen Sie Ihre Newsletter',
  manageNewsletters: 'Verwalten Sie Ihre Abonnements in Ihrem Konto.',
  newsletters: 'Newsletter',
  popularAuthors: 'Meistgelesene Autoren',
  allOf: (title) => `Mehr: ${title}`,
  readingList: 'Merkliste',
  allMarkets: 'Alle Märkte',
  issueGallery: 'Alle Ausgaben',
  trending: 'Meistgelesen',
  latest: 'Neueste',
  allLatest: 'Alle neuesten Nachrichten',
  fromTheDesk: 'Aus der Redaktion',
  allNewsletters: 'Alle Newsletter',
};

export const promoTexts: typeof en.promoTexts = {
  podcast: 'Podcast',
  onNow: 'Läuft gerade',
  live: (when) => `Live: ${when}`,
  onDemand: (day) => `Aufzeichnung · ${day}`,
  webcast: 'Webcast',
  cover: (title) => `Titelbild: ${title}`,
  viewIssue: 'Ausgabe ansehen',
  viewDigital: 'Digitale Ausgabe ansehen',
};

export const hubTexts: typeof en.hubTexts = {
  mostRead: 'Meistgelesen',
  home: 'Startseite',
  allOf: () => 'Alle Rubriken',
  beyondRegions: 'Über die Regionen hinaus',
  byRegion: 'Nachrichten nach Region',
  byTask: 'Ratgeber nach Aufgabe',
  onMap: 'Artikel nach Markt',
  selectCircle: 'Ein Kreis führt zu den Artikeln eines Marktes.',
};

export const streamHubTexts: typeof en.streamHubTexts = {
  topics: { title: 'Themen', description: 'Was wir verfolgen, nach Themen.' },
  sections: { title: 'Rubriken', description: 'Nachrichten, Analysen, Reportagen und alle weiteren Formen.' },
  tags: { title: 'Schlagwörter', description: 'Artikel mit einem gemeinsamen Gegenstand.' },
  regions: { title: 'Regionen', description: 'Alle Nachrichten einer Region auf einer Seite.' },
  onDemand: { title: 'Webcast-Aufzeichnungen', description: 'Aufgezeichnete Webcasts nach Themen.' },
  regulatedMedia: {
    title: 'Regulierte Produkte',
    description: 'Mitteilungen und Offenlegungen zu regulierten Produkten.',
  },
  sponsorChannels: {
    title: 'Kanäle der Vordenker',
    description: 'Was unsere Partner hier veröffentlichen, nach Partnern.',
  },
};

export const moreTexts: typeof en.moreTexts = {
  seeAll: 'Alle ansehen',
  moreToRead: 'Mehr zum Lesen',
  newsOf: (region) => `Nachrichten: ${region}`,
};

export const techTexts: typeof en.techTexts = {
  home: 'Startseite',
  kinds: 'Arten von Software',
  partners: 'Partner des Centers',
  stories: 'Neues aus der Technik',
};

export const streamTexts: typeof en.streamTexts = {
  rss: 'Als RSS abonnieren',
  follow: (title) => `${title} folgen`,
  following: (title) => `Gefolgt: ${title}`,
  nearby: 'Märkte in der Nähe',
  earlier: (place) => `Ältere Artikel: ${place}`,
};
