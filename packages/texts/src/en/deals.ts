export const dealTexts = {
  theDeal: (kind: string): string => `The deal: ${kind}`,
  notDisclosed: 'Not disclosed',
  date: 'Date',
  deal: 'Deal',
  type: 'Type',
  size: 'Size',
  price: 'Price',
  unitPrice: 'Unit price',
  capRate: 'Cap rate',
  parties: 'Parties',
};

export const marketDealTexts = {
  title: 'Deals, past 12 months',
  reported: 'Reported',
  volume: 'Disclosed volume',
  allIn: (market: string): string => `All deals in ${market}`,
};

export const sectorDealTexts = {
  title: 'Deals by sector, past 12 months',
  sector: 'Sector',
  deals: 'Deals',
  sales: 'Sales',
  capRate: 'Avg. cap rate',
  all: 'All deals',
};

export const dealFilterTexts = {
  newest: 'Newest',
  oldest: 'Oldest',
  highestPrice: 'Highest price',
  lowestPrice: 'Lowest price',
  largest: 'Largest',
  smallest: 'Smallest',
  anyTime: 'Any time',
  past30Days: 'Past 30 days',
  past90Days: 'Past 90 days',
  past12Months: 'Past 12 months',
  allOf: (region: string): string => `All of ${region}`,
  market: 'Market',
  allMarkets: 'All markets',
  sector: 'Sector',
  allSectors: 'All sectors',
  type: 'Type',
  allTypes: 'All types',
  size: 'Size',
  anySize: 'Any size',
  period: 'Period',
};

export const dealFactTexts = {
  rent: 'Rent over the term',
  loan: 'Loan',
  cost: 'Cost',
  investment: 'Investment',
  amount: 'Amount',
  brokers: 'Brokers',
  broker: 'Broker',
  per: (unit: string): string => `Per ${unit}`,
  price: 'Price',
  size: 'Size',
  rentPerSquareFoot: 'Rent per sq. ft. a year',
  perSquareFoot: 'Per sq. ft.',
  capRate: 'Cap rate',
  perUnit: (unit: string): string => `per ${unit}`,
  aSquareFoot: 'per sq. ft.',
  aSquareFootAYear: 'per sq. ft. a year',
};

export const dealKindTexts = {
  sale: 'Sale',
  lease: 'Lease',
  loan: 'Loan',
  development: 'Development',
  'joint-venture': 'Joint venture',
  foreclosure: 'Foreclosure',
};

export const dealPartyTexts = {
  buyer: 'Buyer',
  seller: 'Seller',
  tenant: 'Tenant',
  landlord: 'Landlord',
  borrower: 'Borrower',
  lender: 'Lender',
  developer: 'Developer',
};

/** The kind of a deal within a sentence. */
export const toDealKindInText = (kind: string): string => kind.toLowerCase();

/** Names of units of a size: one, and several. */
export const dealUnitTexts = {
  'square-feet': ['square foot', 'square feet'],
  'square-meters': ['square meter', 'square meters'],
  acres: ['acre', 'acres'],
  units: ['unit', 'units'],
  homes: ['home', 'homes'],
  rooms: ['room', 'rooms'],
  beds: ['bed', 'beds'],
  megawatts: ['megawatt', 'megawatts'],
} satisfies Record<string, readonly [string, string]>;

export const dealSizeTexts = {
  squareFeet: (value: string): string => `${value} sq. ft.`,
  squareMeters: (value: string): string => `${value} sq. m`,
  'under-25k': 'Under 25,000 sq. ft.',
  '25k-100k': '25,000–100,000 sq. ft.',
  '100k-500k': '100,000–500,000 sq. ft.',
  'over-500k': 'Over 500,000 sq. ft.',
};

/** Sums of money. `symbol` ends in a space if it is a code. */
export const moneyTexts = {
  sum: (symbol: string, amount: string): string => `${symbol}${amount}`,
  trillion: (amount: string): string => `${amount} trillion`,
  billion: (amount: string): string => `${amount} billion`,
  million: (amount: string): string => `${amount} million`,
  percent: (amount: string): string => `${amount}%`,
};

/** The title of a list of deals. */
export const toDealListTitle = (sector: string | undefined, market: string | undefined): string =>
  `${sector ? `${sector} deals` : 'Deals'}${market ? ` in ${market}` : ''}`;

export const dealListTexts = {
  none: 'No deals match these filters',
  fewerFilters: 'Remove a filter. Size counts floor area only.',
  wouldMatch: 'These match',
  offer: (field: string, option: string): string => `${field}: ${option}`,
  marketOnly: 'Show this market without other filters',
  all: 'Show all deals',
  home: 'Home',
  deals: 'Deals',
  lede: (name: string): string =>
    `Sales, leases and loans that ${name} has reported, with the figures and names that were disclosed.`,
  filter: 'Filter deals',
  byMarket: 'Deals by market',
  elsewhere: (count: string): string => `Select a circle for the deals of a market. Deals in other places: ${count}.`,
  selectCircle: 'Select a circle for the deals of a market.',
  download: 'Download this list (CSV)',
  count: (total: number): string => (total === 1 ? 'deal' : 'deals'),
  disclosed: (volume: string): string => `, ${volume} disclosed`,
  description: (name: string): string =>
    `Sales, leases and loans of commercial property: prices, sizes, buyers, sellers and lenders, as ${name} reported them.`,
};

export const dealCsvTexts = {
  date: 'Date',
  type: 'Type',
  property: 'Property',
  city: 'City',
  market: 'Market',
  sector: 'Sector',
  size: 'Size',
  sizeUnit: 'Size unit',
  price: 'Price',
  currency: 'Currency',
  pricePerSquareFoot: 'Price per square foot',
  pricePerUnit: 'Price per unit of size',
  capRate: 'Cap rate (%)',
  brokers: 'Brokers',
  story: 'Story',
  address: 'Address',
};

/** The chart of volume by quarter. */
export const volumeTexts = {
  title: 'Disclosed volume by quarter',
  subtitle: (currency: string): string =>
    `Prices and loan amounts in ${currency}, in reported deals with these filters`,
  alt: (rows: readonly string[]): string => `Bar chart of disclosed prices. ${rows.join('; ')}.`,
  quarter: 'Quarter',
  volume: 'Disclosed volume',
  toDate: (quarter: string): string => `${quarter}, to date`,
};
