import type * as en from '../en/feeds.ts';

export const feedTexts: typeof en.feedTexts = {
  podcastsOf: (name) => `${name}: Podcasts`,
  conversations: (name, description) => `Gespräche von ${name}. ${description}`,
  sponsoredBy: (sponsor) => `Gesponsert von ${sponsor}.`,
  register: (url) => `Anmeldung: ${url}`,
  reportedBy: (title, name) => `${title}, gemeldet von ${name}`,
  deals: (name) =>
    `Verkäufe, Vermietungen und Kredite bei Gewerbeimmobilien, wie ${name} sie gemeldet hat: Datum, Ort, Branche, Größe, Preis, Preis pro Quadratfuß, Anfangsrendite und Beteiligte.`,
};
