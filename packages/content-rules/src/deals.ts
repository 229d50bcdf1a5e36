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

/** The parties of a deal, in the order of its box. */
export const dealPartyNames = ['buyer', 'seller', 'tenant', 'landlord', 'borrower', 'lender', 'developer'] as const;

/** Units of a deal's size. */
export const dealSizeUnits = [
  'square-feet',
  'square-meters',
  'acres',
  'units',
  'homes',
  'rooms',
  'beds',
  'megawatts',
] as const;
/** Unit of a deal's size. */
export type DealSizeUnit = (typeof dealSizeUnits)[number];

/** Size bands in square feet: from `min` to below `max`. The provider's totals have a row for each. */
export const dealSizeBands = {
  'under-25k': { max: 25_000 },
  '25k-100k': { min: 25_000, max: 100_000 },
  '100k-500k': { min: 100_000, max: 500_000 },
  'over-500k': { min: 500_000 },
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
