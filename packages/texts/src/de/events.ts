import type * as en from '../en/events.ts';

export const calendarTexts: typeof en.calendarTexts = {
  home: 'Startseite',
  upcoming: 'Kommende Termine',
  past: 'Vergangen',
  editorial: 'Redaktionsplan',
  filter: 'Termine filtern',
  noneMatch: 'Keine Termine mit diesen Filtern',
  noneYet: 'Noch sind keine Termine angekündigt',
  nonePast: 'Es gibt noch keine vergangenen Termine',
  clearFilters: 'Filter löschen',
  events: 'Termine',
  editorialLede: (magazine) =>
    `Was ${magazine} veröffentlichen will, mit den Terminen für Anzeigen und Druckunterlagen.`,
  eventsLede: (name) => `Wo sich die Leser von ${name} treffen: Konferenzen, Frühstücke und Preisverleihungen.`,
  addAll: 'Alle in den Kalender eintragen',
  tabs: 'Termine und Redaktionsplan',
  nothingYet: 'Noch ist nichts angekündigt',
  pastCount: (events) => (events === 1 ? 'vergangener Termin' : 'vergangene Termine'),
  upcomingCount: (events) => (events === 1 ? 'kommender Termin' : 'kommende Termine'),
  agenda: 'Programm',
  speakers: 'Mitwirkende',
  registerFor: 'Ihre Anmeldung für',
  allEvents: 'Alle Termine',
  pastEvents: 'Vergangene Termine',
  description: (name) => `Konferenzen, Frühstücke und Preisverleihungen von ${name}.`,
};

export const eventFactTexts: typeof en.eventFactTexts = {
  map: 'Karte',
  where: 'Ort',
  free: 'Kostenlos',
  price: 'Preis',
  priceFrom: (price) => `Ab ${price}`,
  adClose: 'Anzeigenschluss',
  materialsDue: 'Druckunterlagen',
  embargo: 'Sperrfrist',
  when: 'Wann',
  time: 'Uhrzeit',
  topic: 'Thema',
  audience: 'Für',
  practiceArea: 'Fachgebiet',
  credit: 'Anrechnung',
  learnMore: 'Mehr erfahren',
  addToCalendar: 'In den Kalender eintragen',
  register: 'Anmelden',
};

export const eventFilterTexts: typeof en.eventFilterTexts = {
  location: 'Ort',
  allLocations: 'Alle Orte',
  topic: 'Thema',
  allTopics: 'Alle Themen',
  audience: 'Zielgruppe',
  allAudiences: 'Alle Zielgruppen',
};
