import type * as en from '../en/brandDefaults.ts';

export const accountLinkTexts: typeof en.accountLinkTexts = {
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  subscribe: 'Abonnieren',
  newsletters: 'Newsletter',
  register: 'Registrieren',
  registerNow: 'Jetzt registrieren',
  account: 'Mein Konto',
  welcome: 'Willkommen',
  hello: 'Guten Tag',
  settings: 'Kontoeinstellungen',
  subscriptions: 'Newsletter',
  marketing: 'E-Mail-Einstellungen',
};

export const hubDefaultTexts: typeof en.hubDefaultTexts = {
  markets: 'Märkte',
  marketsLede: 'Nachrichten, Analysen und Daten, nach Regionen.',
  sectors: 'Branchen',
  sectorsLede: 'Alles, worüber wir berichten, Branche für Branche.',
  practices: 'Praxis',
  practicesLede: 'Wie die Arbeit gemacht wird, und wie sie besser gelingt.',
};

export const menuDefaultTexts: typeof en.menuDefaultTexts = { network: 'Der Verbund', media: 'Medien und Materialien' };

export const pageLinkTexts: typeof en.pageLinkTexts = {
  siteMap: 'Inhaltsverzeichnis',
  events: 'Termine',
  podcasts: 'Podcasts',
  webcasts: 'Webcasts',
  resources: 'Materialien',
  thoughtLeaders: 'Gastbeiträge',
  specialReports: 'Spezialberichte',
  insights: 'Kurzanalysen',
  about: 'Über uns',
  help: 'Hilfe',
  newsletters: 'Newsletter',
  contact: 'Kontakt',
  advertise: 'Werben',
  licensing: 'Nutzungsrechte',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutz',
};

export const footerDefaultTexts: typeof en.footerDefaultTexts = {
  needHelp: 'Brauchen Sie Hilfe?',
  write: 'Schreiben Sie uns.',
  support: 'Service',
  legal: 'Rechtliches',
  cookies: 'Cookie-Einstellungen',
  account: 'Ihr Konto',
  signIn: 'Anmelden',
  createAccount: 'Konto anlegen',
  forgotPassword: 'Passwort vergessen',
  newsletters: 'Meine Newsletter',
};
