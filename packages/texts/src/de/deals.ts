import type * as en from '../en/deals.ts';

export const dealTexts: typeof en.dealTexts = {
  theDeal: (kind) => `Das Geschäft: ${kind}`,
  notDisclosed: 'Nicht genannt',
  date: 'Datum',
  deal: 'Geschäft',
  type: 'Art',
  size: 'Größe',
  price: 'Preis',
  unitPrice: 'Preis je Einheit',
  capRate: 'Anfangsrendite',
  parties: 'Beteiligte',
};

export const marketDealTexts: typeof en.marketDealTexts = {
  title: 'Geschäfte der letzten 12 Monate',
  reported: 'Gemeldet',
  volume: 'Bekanntes Volumen',
  allIn: (market) => `Alle Geschäfte: ${market}`,
};

export const sectorDealTexts: typeof en.sectorDealTexts = {
  title: 'Geschäfte nach Branche, letzte 12 Monate',
  sector: 'Branche',
  deals: 'Geschäfte',
  sales: 'Verkäufe',
  capRate: 'Ø Anfangsrendite',
  all: 'Alle Geschäfte',
};

export const dealFilterTexts: typeof en.dealFilterTexts = {
  newest: 'Neueste',
  oldest: 'Älteste',
  highestPrice: 'Höchster Preis',
  lowestPrice: 'Niedrigster Preis',
  largest: 'Größte',
  smallest: 'Kleinste',
  anyTime: 'Beliebig',
  past30Days: 'Letzte 30 Tage',
  past90Days: 'Letzte 90 Tage',
  past12Months: 'Letzte 12 Monate',
  allOf: (region) => `Ganz ${region}`,
  market: 'Markt',
  allMarkets: 'Alle Märkte',
  sector: 'Branche',
  allSectors: 'Alle Branchen',
  type: 'Art',
  allTypes: 'Alle Arten',
  size: 'Größe',
  anySize: 'Jede Größe',
  period: 'Zeitraum',
};

export const dealFactTexts: typeof en.dealFactTexts = {
  rent: 'Miete über die Laufzeit',
  loan: 'Kredit',
  cost: 'Kosten',
  investment: 'Investition',
  amount: 'Betrag',
  brokers: 'Makler',
  broker: 'Makler',
  per: (unit) => `Pro ${unit}`,
  price: 'Preis',
  size: 'Größe',
  rentPerSquareFoot: 'Jahresmiete pro Quadratfuß',
  perSquareFoot: 'Pro Quadratfuß',
  capRate: 'Anfangsrendite',
  perUnit: (unit) => `pro ${unit}`,
  aSquareFoot: 'pro Quadratfuß',
  aSquareFootAYear: 'pro Quadratfuß im Jahr',
};

export const dealKindTexts: typeof en.dealKindTexts = {
  sale: 'Verkauf',
  lease: 'Vermietung',
  loan: 'Kredit',
  development: 'Projekt',
  'joint-venture': 'Gemeinschaftsunternehmen',
  foreclosure: 'Zwangsversteigerung',
};

export const dealPartyTexts: typeof en.dealPartyTexts = {
  buyer: 'Käufer',
  seller: 'Verkäufer',
  tenant: 'Mieter',
  landlord: 'Vermieter',
  borrower: 'Kreditnehmer',
  lender: 'Kreditgeber',
  developer: 'Entwickler',
};

/** Nouns keep their capital letter. */
export const toDealKindInText: typeof en.toDealKindInText = (kind) => kind;

export const dealUnitTexts: typeof en.dealUnitTexts = {
  'square-feet': ['Quadratfuß', 'Quadratfuß'],
  'square-meters': ['Quadratmeter', 'Quadratmeter'],
  acres: ['Acre', 'Acres'],
  units: ['Einheit', 'Einheiten'],
  homes: ['Wohnung', 'Wohnungen'],
  rooms: ['Zimmer', 'Zimmer'],
  beds: ['Bett', 'Betten'],
  megawatts: ['Megawatt', 'Megawatt'],
};

export const dealSizeTexts: typeof en.dealSizeTexts = {
  squareFeet: (value) => `${value} Quadratfuß`,
  squareMeters: (value) => `${value} m²`,
  'under-25k': 'Unter 25.000 Quadratfuß',
  '25k-100k': '25.000–100.000 Quadratfuß',
  '100k-500k': '100.000–500.000 Quadratfuß',
  'over-500k': 'Über 500.000 Quadratfuß',
};

export const moneyTexts: typeof en.moneyTexts = {
  sum: (symbol, amount) => `${amount}\u00a0${symbol.trim()}`,
  trillion: (amount) => `${amount}\u00a0Bio.`,
  billion: (amount) => `${amount}\u00a0Mrd.`,
  million: (amount) => `${amount}\u00a0Mio.`,
  percent: (amount) => `${amount}\u00a0%`,
};

export const toDealListTitle: typeof en.toDealListTitle = (sector, market) =>
  ['Geschäfte', sector, market].filter(Boolean).join(': ');

export const dealListTexts: typeof en.dealListTexts = {
  none: 'Keine Geschäfte mit diesen Filtern',
  fewerFilters: 'Entfernen Sie einen Filter. Die Größe meint nur Gebäudeflächen.',
  wouldMatch: 'Hier gibt es Treffer',
  offer: (field, option) => `${field}: ${option}`,
  marketOnly: 'Diesen Markt ohne andere Filter anzeigen',
  all: 'Alle Geschäfte anzeigen',
  home: 'Startseite',
  deals: 'Geschäfte',
  lede: (name) =>
    `Verkäufe, Vermietungen und Kredite, über die ${name} berichtet hat, mit den bekannten Zahlen und Namen.`,
  filter: 'Geschäfte filtern',
  byMarket: 'Geschäfte nach Markt',
  elsewhere: (count) => `Ein Kreis führt zu den Geschäften eines Marktes. An anderen Orten: ${count}.`,
  selectCircle: 'Ein Kreis führt zu den Geschäften eines Marktes.',
  download: 'Diese Liste herunterladen (CSV)',
  count: (total) => (total === 1 ? 'Geschäft' : 'Geschäfte'),
  disclosed: (volume) => `, bekannt: ${volume}`,
  description: (name) =>
    `Verkäufe, Vermietungen und Kredite bei Gewerbeimmobilien: Preise, Größen, Käufer, Verkäufer und Kreditgeber, wie ${name} sie gemeldet hat.`,
};

export const dealCsvTexts: typeof en.dealCsvTexts = {
  date: 'Datum',
  type: 'Art',
  property: 'Objekt',
  city: 'Ort',
  market: 'Markt',
  sector: 'Branche',
  size: 'Größe',
  sizeUnit: 'Einheit der Größe',
  price: 'Preis',
  currency: 'Währung',
  pricePerSquareFoot: 'Preis pro Quadratfuß',
  pricePerUnit: 'Preis pro Einheit der Größe',
  capRate: 'Anfangsrendite (%)',
  brokers: 'Makler',
  story: 'Artikel',
  address: 'Adresse',
};

export const volumeTexts: typeof en.volumeTexts = {
  title: 'Bekanntes Volumen nach Quartal',
  subtitle: (currency) => `Preise und Kredite in ${currency}, in gemeldeten Geschäften mit diesen Filtern`,
  alt: (rows) => `Balkendiagramm bekannter Preise. ${rows.join('; ')}.`,
  quarter: 'Quartal',
  volume: 'Bekanntes Volumen',
  toDate: (quarter) => `${quarter}, bisher`,
};
