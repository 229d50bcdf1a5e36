import type * as en from '../en/search.ts';

export const searchBoxTexts: typeof en.searchBoxTexts = {
  placeholder: 'Suchbegriffe eingeben',
  search: 'Suchen',
};

export const filterTexts: typeof en.filterTexts = {
  from: 'Von',
  to: 'Bis',
  applyDates: 'Zeitraum anwenden',
  withCount: (label, count) => `${label} (${count})`,
  showMore: (count) => `${count} weitere anzeigen`,
  refine: 'Eingrenzen',
  clearAll: 'Alle löschen',
  showResults: 'Ergebnisse anzeigen',
  inForce: 'Aktive Filter',
  remove: (label) => `Filter ${label} entfernen`,
  sortBy: 'Sortieren nach',
  sort: 'Sortieren',
  apply: 'Anwenden',
};

export const emptyTexts: typeof en.emptyTexts = {
  spelling: 'Prüfen Sie die Schreibweise, vor allem bei Namen.',
  fewerWords: 'Verwenden Sie weniger Wörter: Zwei finden mehr als ein ganzer Satz.',
  fewerFilters: 'Entfernen Sie einen Filter, oder wählen Sie einen längeren Zeitraum.',
};

export const searchTexts: typeof en.searchTexts = {
  from: 'Ab',
  until: 'Bis',
  between: 'Zeitraum',
  searchFor: (words) => `Suche nach ${words}`,
  didYouMean: (words) => `Meinten Sie ${words}?`,
  clearFilters: 'Filter löschen',
  topicsAndMarkets: 'Themen und Märkte',
  noWords: (words) => `${words} enthält keine Wörter`,
  searchAdvice: 'Suchen Sie nach einem Namen, einem Ort oder einem Thema.',
  noResultsFor: (words) => `Keine Ergebnisse für ${words}`,
  noResults: 'Keine Ergebnisse mit diesen Filtern',
  newest: 'Neueste Artikel',
  skipToResults: 'Zu den Ergebnissen springen',
  resultsFor: (words) => `Suchergebnisse für ${words}`,
  search: 'Suche',
  moreToRead: 'Mehr zum Lesen',
  quote: (words) => `„${words}“`,
  moreSpecific: 'Ergänzen Sie ein genaueres Wort, etwa einen Namen oder einen Ort.',
  results: (count) => (count === 1 ? 'Ergebnis' : 'Ergebnisse'),
  forWords: (words) => ` für ${words}`,
  all: 'Alle',
  date: 'Datum',
  relevance: 'Relevanz',
  newestFirst: 'Neueste',
  oldestFirst: 'Älteste',
  anyTime: 'Beliebig',
  past30Days: 'Letzte 30 Tage',
  pastYear: 'Letztes Jahr',
  pageTitle: (words) => `Suche: ${words}`,
  description: (name) => `${name} durchsuchen: Nachrichten, Analysen und Daten.`,
};

export const facetTexts: typeof en.facetTexts = {
  section: 'Ressort',
  region: 'Region',
  market: 'Markt',
  sector: 'Branche',
  topic: 'Thema',
};
