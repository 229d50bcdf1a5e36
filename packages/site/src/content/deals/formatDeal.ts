import { formatFixed, formatList, formatNumber } from '@masthead/texts/numbers';
import { dealSizeTexts, dealUnitTexts, moneyTexts } from '@masthead/texts/deals';

/** Symbols of currencies as the house style writes them; others have their code and a space. */
const symbols: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ USD: '$', CAD: 'C$', AUD: 'A$', EUR: '€', GBP: '£' }),
);

const getSymbol = (currency: string): string => symbols.get(currency) ?? `${currency} `;

const formatAmount = (value: number, maximumFractionDigits = 0): string =>
  formatNumber(value, { maximumFractionDigits });

const scales = [
  [1e12, moneyTexts.trillion],
  [1e9, moneyTexts.billion],
  [1e6, moneyTexts.million],
] as const;

/** "$25.5 million", "C$9.2 million", "$853,000". A sum that rounds up to the next word has that word. */
export const formatMoney = ({ amount, currency }: { amount: number; currency: string }): string => {
  const scale = scales.find(([unit]) => amount >= unit - unit / 200_000);
  const text = scale ? scale[1](formatAmount(amount / scale[0], 2)) : formatAmount(amount);
  return moneyTexts.sum(getSymbol(currency), text);
};

/** "$144", "$7.20": a price per square foot has cents below 20. */
export const formatUnitPrice = (amount: number, currency = 'USD'): string =>
  moneyTexts.sum(
    getSymbol(currency),
    amount < 20 && !Number.isInteger(amount) ? formatFixed(amount, 2) : formatAmount(amount),
  );

const isUnit = (unit: string): unit is keyof typeof dealUnitTexts => Object.hasOwn(dealUnitTexts, unit);

/** The singular of a unit: "square foot". */
export const getUnitName = (unit: string): string => (isUnit(unit) ? dealUnitTexts[unit][0] : unit);

/** "339,000 sq. ft.", "225 rooms". */
export const formatSize = ({ value, unit }: { value: number; unit: string }): string => {
  const text = formatAmount(value, 1);
  if (unit === 'square-feet') return dealSizeTexts.squareFeet(text);
  if (unit === 'square-meters') return dealSizeTexts.squareMeters(text);
  return `${text} ${isUnit(unit) ? dealUnitTexts[unit][value === 1 ? 0 : 1] : unit}`;
};

/** "5.8%", "5.85%". */
export const formatCapRate = (percent: number): string => moneyTexts.percent(formatAmount(percent, 2));

/** Sums of several currencies: "$1.2 billion, C$9.2 million, and €2 million". Undefined without one. */
export const formatVolumes = (volumes: readonly { amount: number; currency: string }[]): string | undefined =>
  volumes.length > 0 ? formatList(volumes.map(formatMoney)) : undefined;
