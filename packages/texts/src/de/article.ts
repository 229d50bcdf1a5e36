import type * as en from '../en/article.ts';

export const authorTexts: typeof en.authorTexts = {
  moreFrom: (name) => `Mehr von ${name}`,
  about: 'Zur Person',
  aboutSeveral: 'Zu den Personen',
  author: 'Zur Person',
  elsewhere: (name) => `${name} anderswo`,
  onNetwork: (name, network) => `${name} bei ${network}`,
};

export const bookTexts: typeof en.bookTexts = {
  label: (title) => `Buch: ${title}`,
  book: 'Das Buch',
};

export const bylineTexts: typeof en.bylineTexts = {
  by: 'Von',
  and: ' und ',
  updated: 'Aktualisiert',
};

export const articleTexts: typeof en.articleTexts = {
  needToKnow: 'Das Wichtigste',
  tags: 'Schlagwörter',
  transcript: 'Abschrift',
};

export const kickerTexts: typeof en.kickerTexts = {
  proTitle: 'Analysen und Exklusives, frei für alle Leser',
  pro: 'Pro',
  download: 'Download',
  sponsoredBy: (sponsor) => `Gesponsert von ${sponsor}`,
};

export const chartTexts: typeof en.chartTexts = {
  source: (name) => `Quelle: ${name}`,
  download: 'Daten herunterladen (CSV)',
  show: 'Daten anzeigen',
};

export const embedTexts: typeof en.embedTexts = {
  player: (provider) => `Player von ${provider}`,
  play: 'Abspielen',
  show: 'Anzeigen',
  note: (host) => `Dieser Inhalt kommt von ${host}. Dort werden möglicherweise Cookies gesetzt.`,
  openAt: (host) => `Bei ${host} öffnen`,
};

export const printTexts: typeof en.printTexts = {
  notice: 'KEIN NACHDRUCK',
  printedFrom: (path) => `Gedruckt von ${path}`,
};

export const slideshowTexts: typeof en.slideshowTexts = {
  carousel: 'Karussell',
  of: (index, total) => `${index} von ${total}`,
  pictures: (count) => `${count} Bilder, seitwärts scrollen`,
  noun: 'Bild',
};

export const wrapTexts: typeof en.wrapTexts = {
  table: 'Tabelle',
};

export const videoTexts: typeof en.videoTexts = {
  before: 'Video,',
  video: 'Video',
  watchAt: (title, address) => `Video: ${title}. Zu sehen unter ${address}`,
  shows: 'Was das Video zeigt',
};

export const readTimeTexts: typeof en.readTimeTexts = {
  minutes: (minutes) => `${minutes} Min. Lesezeit`,
};

export const durationTexts: typeof en.durationTexts = {
  minutes: (minutes) => `${minutes}\u00a0Min.`,
  seconds: (seconds) => `${seconds}\u00a0${seconds === 1 ? 'Sekunde' : 'Sekunden'}`,
  minutesAndSeconds: (minutes, seconds) => `${minutes}\u00a0Min. ${seconds}\u00a0Sek.`,
};

export const playerTexts: typeof en.playerTexts = {
  video: 'Video',
};

export const paidTexts: typeof en.paidTexts = {
  paidForBy: 'Bezahlt von',
  note: (name, brand) =>
    `${name} hat diesen Artikel bezahlt und selbst verfasst. Die Redaktion von ${brand} war nicht beteiligt.`,
};

export const packageTexts: typeof en.packageTexts = {
  insights: 'Kurzanalysen',
  insight: 'Kurzanalyse',
  insightsLede: 'Kurze Lektüren von Berichten, Zahlen und Bekanntmachungen, jede mit dem, worauf es ankommt.',
  reports: 'Spezialberichte',
  report: 'Spezialbericht',
  reportsLede: 'Lange Recherchen in mehreren Teilen, mit den Dokumenten dahinter.',
  leaders: 'Gastbeiträge',
  leader: 'Gastbeitrag',
  leadersLede:
    'Was Unternehmen der Branche zu sagen haben, in ihren eigenen Worten. Jede Reihe ist von ihrem Sponsor bezahlt.',
  sponsored: 'Anzeigensonderveröffentlichung',
  sponsoredLede: 'Von Sponsoren bezahlt.',
};

export const storyTexts: typeof en.storyTexts = {
  readMore: 'Weiterlesen',
};

export const articleScreenTexts: typeof en.articleScreenTexts = {
  moreOnTopic: 'Mehr zum Thema',
  views: (name) => `Dieser Artikel gibt die Meinung seines Autors wieder und nicht die von ${name}.`,
  rights: 'Alle Rechte vorbehalten.',
  reuse: 'Nachdruck über',
  licensing: 'Lizenzen für Inhalte und Logos',
  digDeeper: 'Vertiefen',
  share: 'Teilen',
  saveStory: 'Diesen Artikel merken',
  savedStory: 'Gemerkt in Ihrer Merkliste',
  moreToRead: 'Mehr zum Lesen',
  aboutBook: 'Zum Buch',
  mightLike: 'Das könnte Sie interessieren',
  cover: (title) => `Titelbild: ${title}`,
  allNewsletters: 'Alle Newsletter',
};

export const authorScreenTexts: typeof en.authorScreenTexts = {
  follow: (name) => `${name} folgen`,
  following: (name) => `Gefolgt: ${name}`,
  stories: (author, name) => `Artikel von ${author} in ${name}.`,
};

export const ampTexts: typeof en.ampTexts = {
  readOn: (name) => `Diesen Artikel bei ${name} lesen`,
};
