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
  marketsLede: 'Nachrichten, Analysen und Daten aus allen Märkten, nach Regionen.',
  sectors: 'Branchen',
  sectorsLede: 'Alles, worüber wir berichten, Branche für Branche.',
  practices: 'Praxis',
  practicesLede: 'Wie die Arbeit gemacht wird, und wie sie besser gelingt.',
};

export const menuDefaultTexts: typeof en.menuDefaultTexts = { network: 'Der Verbund', media: 'Medien und Materialien' };
