import { dealSizeUnits, type DealSizeUnit } from '@masthead/config/deals';

/** Symbols of currencies as the house style writes them; others have their code and a space. */
const symbols: Readonly<Record<string, string>> = { USD: '$', CAD: 'C$', AUD: 'A$', EUR: '€', GBP: '£' };

const getSymbol = (currency: string): string => symbols[currency] ?? `${currency} `;

const formatNumber = (value: number, maximumFractionDigits = 0): string =>
  value.toLocaleString('en-US', { maximumFractionDigits });

const scales = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
] as const;

/** "$25.5 million", "C$9.2 million", "$853,000". A sum that rounds up to the next word has that word. */
export const formatMoney = ({ amount, currency }: { amount: number; currency: string }): string => {
  const scale = scales.find(([unit]) => amount >= unit - unit / 200_000);
  const text = scale ? `${formatNumber(amount / scale[0], 2)} ${scale[1]}` : formatNumber(amount);
  return `${getSymbol(currency)}${text}`;
};

/** "$144", "$7.20": a price per square foot has cents below 20. */
export const formatUnitPrice = (amount: number, currency = 'USD'): string =>
  `${getSymbol(currency)}${amount < 20 && !Number.isInteger(amount) ? amount.toFixed(2) : formatNumber(amount)}`;

const isUnit = (unit: string): unit is DealSizeUnit => Object.hasOwn(dealSizeUnits, unit);

/** The singular of a unit: "square foot". */
export const getUnitName = (unit: string): string => (isUnit(unit) ? dealSizeUnits[unit][0] : unit);

/** "339,000 sq. ft.", "225 rooms". */
export const formatSize = ({ value, unit }: { value: number; unit: string }): string => {
  const text = formatNumber(value, 1);
  if (unit === 'square-feet') return `${text} sq. ft.`;
  if (unit === 'square-meters') return `${text} sq. m`;
  return `${text} ${isUnit(unit) ? dealSizeUnits[unit][value === 1 ? 0 : 1] : unit}`;
};

/** "5.8%", "5.85%". */
export const formatCapRate = (percent: number): string => `${formatNumber(percent, 2)}%`;

/** Sums of several currencies: "$1.2 billion and C$9.2 million". Undefined without one. */
export const formatVolumes = (volumes: readonly { amount: number; currency: string }[]): string | undefined =>
  volumes.length > 0 ? volumes.map(formatMoney).join(' and ') : undefined;
