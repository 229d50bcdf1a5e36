/** Kinds of deals with their label. */
export const dealKinds = {
  sale: 'Sale',
  lease: 'Lease',
  loan: 'Loan',
  development: 'Development',
  'joint-venture': 'Joint venture',
  foreclosure: 'Foreclosure',
} as const;
/** Kind of a deal. */
export type DealKind = keyof typeof dealKinds;

/** The parties of a deal with their label, in the order of its box. */
export const dealParties = {
  buyer: 'Buyer',
  seller: 'Seller',
  tenant: 'Tenant',
  landlord: 'Landlord',
  borrower: 'Borrower',
  lender: 'Lender',
  developer: 'Developer',
} as const;
/** A party of a deal. */
export type DealParty = keyof typeof dealParties;
/** The names of the parties, in the order of the box. */
export const dealPartyNames = Object.keys(dealParties) as readonly DealParty[];

/** Units of a deal's size, in the singular and the plural. */
export const dealSizeUnits = {
  'square-feet': ['square foot', 'square feet'],
  'square-meters': ['square meter', 'square meters'],
  acres: ['acre', 'acres'],
  units: ['unit', 'units'],
  homes: ['home', 'homes'],
  rooms: ['room', 'rooms'],
  beds: ['bed', 'beds'],
  megawatts: ['megawatt', 'megawatts'],
} as const;
/** Unit of a deal's size. */
export type DealSizeUnit = keyof typeof dealSizeUnits;

/** Size bands in square feet: from `min` to below `max`. The provider's totals have a row for each. */
export const dealSizeBands = {
  'under-25k': { label: 'Under 25,000 sq. ft.', max: 25_000 },
  '25k-100k': { label: '25,000–100,000 sq. ft.', min: 25_000, max: 100_000 },
  '100k-500k': { label: '100,000–500,000 sq. ft.', min: 100_000, max: 500_000 },
  'over-500k': { label: 'Over 500,000 sq. ft.', min: 500_000 },
} as const;
/** Name of a size band. */
export type DealSizeBand = keyof typeof dealSizeBands;

/** Limits of deal facts and lists of deals. */
export const dealLimits = {
  /** Maximum length of a name, in characters. */
  nameCharacters: 120,
  brokers: 6,
  /** Maximum price, in whole units of its currency. */
  price: 1_000_000_000_000,
  /** Maximum size, in its unit. */
  size: 1_000_000_000,
  /** Maximum price per square foot. */
  pricePerSquareFoot: 1_000_000,
  pageSize: 25,
  /** Maximum number of deals in a download. */
  download: 1_000,
} as const;

const squareFeetPerSquareMeter = 10.763_910_4;

/** The size of a building in square feet; undefined for units that are not a floor area. */
export const toSquareFeet = (size: { value: number; unit: DealSizeUnit }): number | undefined => {
  if (size.unit === 'square-feet') return size.value;
  return size.unit === 'square-meters' ? Math.round(size.value * squareFeetPerSquareMeter) : undefined;
};
