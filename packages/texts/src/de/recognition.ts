import type * as en from '../en/recognition.ts';

export const nominationScreenTexts: typeof en.nominationScreenTexts = {
  nominations: 'Nominierungen',
  recognition: 'Auszeichnungen',
  recognitionLede: 'Menschen und Teams, die unsere Redaktion ausgezeichnet hat, und was sie geleistet haben.',
  lede: 'Nominieren Sie Kolleginnen, Kollegen oder ein Team, und sehen Sie, wer ausgezeichnet wurde.',
  home: 'Startseite',
  programs: 'Auszeichnungen',
  calls: 'Aufrufe',
  closedTitle: 'Zurzeit keine Nominierungen',
  closedAdvice: 'Der nächste Aufruf erscheint hier.',
  winners: 'Jüngste Preisträger',
  description: (name) => `Aufrufe zur Nominierung und die Menschen, die ${name} ausgezeichnet hat.`,
  recognitionDescription: (name) => `Die Menschen und Teams, die ${name} ausgezeichnet hat.`,
};

export const programTexts: typeof en.programTexts = {
  closed: 'Zurzeit sind keine Nominierungen möglich. Der nächste Aufruf erscheint hier.',
  openAllYear: 'Nominierungen sind das ganze Jahr möglich.',
  close: (day) => `Nominierungen sind bis ${day} möglich.`,
  nominateFor: (name) => `Für ${name} nominieren`,
  allProfiles: 'Alle Profile',
  winners: 'Preisträger',
  finalists: 'Finalisten',
};

export const recognitionTexts: typeof en.recognitionTexts = {
  home: 'Startseite',
  programs: 'Auszeichnungen',
  filter: 'Profile filtern',
  none: 'Keine Profile mit diesen Filtern',
  removeFilter: 'Entfernen Sie einen Filter.',
  showAll: 'Alle Profile anzeigen',
  profiles: (count) => (count === 1 ? 'Profil' : 'Profile'),
  year: 'Jahr',
  allYears: 'Alle Jahre',
  segment: 'Segment',
  allSegments: 'Alle Segmente',
  award: 'Preis',
  allAwards: 'Alle Preise',
  standing: 'Rang',
};

export const standingTexts: typeof en.standingTexts = {
  everyone: 'Alle',
  winners: 'Preisträger',
  finalists: 'Finalisten',
  risingStars: 'Nachwuchstalente',
  portrait: (name) => `Porträt: ${name}`,
  winner: 'Preisträger',
  finalist: 'Finalist',
  risingStar: 'Nachwuchstalent',
};

export const profileTexts: typeof en.profileTexts = {
  moreToRead: 'Mehr zum Lesen',
  atAGlance: 'Auf einen Blick',
  awards: 'Preise',
  questions: 'Fragen und Antworten',
  more: (title) => `Mehr: ${title}`,
  allProfiles: 'Alle Profile',
  award: 'Preis',
  winner: 'Preisträger',
  finalist: 'Finalist',
  nominated: 'Nominiert',
  industries: 'Branchen',
  membership: 'Mitgliedschaft',
  role: 'Funktion',
  year: 'Jahr',
  eventsAttended: 'Besuchte Termine',
  email: 'E-Mail',
  phone: 'Telefon',
  profile: 'Profil',
  atTheFirm: 'Beim Unternehmen',
  videos: 'Videos',
  webcasts: 'Webcasts',
  whitePapers: 'Whitepaper',
};
