import type * as en from '../en/media.ts';

export const audioTexts: typeof en.audioTexts = {
  listenTo: (title) => `${title} anhören`,
  none: 'Von dieser Folge gibt es noch keine Aufnahme.',
};

export const mediaTexts: typeof en.mediaTexts = {
  podcast: 'Podcast',
  episode: (number) => `Folge ${number}`,
  trailer: (length) => `Trailer, ${length}`,
  recording: (length) => `Aufzeichnung, ${length}`,
  excerpt: (length) => `Ausschnitt, ${length}`,
  with: (guest) => `Mit ${guest}`,
  webcast: 'Webcast',
  sponsoredBy: (sponsor) => `Gesponsert von ${sponsor}`,
  listen: 'Anhören',
};

export const webcastTexts: typeof en.webcastTexts = {
  register: 'Anmelden',
  join: 'Jetzt teilnehmen',
  watch: 'Aufzeichnung ansehen',
};

export const mediaScreenTexts: typeof en.mediaScreenTexts = {
  speakers: 'Teilnehmer',
  people: 'In dieser Folge',
  moreOf: (show) => `Mehr von ${show}`,
  moreEpisodes: 'Weitere Folgen',
  moreWebcasts: 'Weitere Webcasts',
  home: 'Startseite',
  podcasts: 'Podcasts',
  webcasts: 'Webcasts',
  shows: 'Unsere Sendungen',
  rss: 'Als RSS abonnieren',
  latestEpisode: 'Neueste Folge',
  tabs: 'Podcasts und Webcasts',
  allPodcasts: 'Alle Podcasts',
  allWebcasts: 'Alle Webcasts',
  podcastCenter: 'Podcasts',
  podcastsLede: 'Gespräche mit den Menschen hinter den Geschichten.',
  noEpisodes: 'Es gibt noch keine Folgen',
  webcastsLede: 'Diskussionen live, mit Anmeldung, und was in vergangenen gesagt wurde, teils als Aufzeichnung.',
  noWebcasts: 'Es gibt noch keine Webcasts',
  noRecording: 'Dieser Webcast wurde nicht aufgezeichnet.',
  said: 'Was gesagt wurde',
  comingWebcasts: 'Live und demnächst',
  pastWebcasts: 'Vergangene Webcasts',
};

export const mediaFactTexts: typeof en.mediaFactTexts = {
  published: 'Erschienen',
  show: 'Sendung',
  guest: 'Gast',
  host: 'Moderation',
  hostAt: (publication) => `Moderation, ${publication}`,
  length: 'Länge',
  date: 'Datum',
  time: 'Uhrzeit',
  moderator: 'Moderation',
  sponsor: 'Sponsor',
};
