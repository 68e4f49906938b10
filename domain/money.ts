/** The firm's currency (docs/rules.md, Firm settings), ISO 4217. */
export const currency = 'USD';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency });

/** Cents in words: 59900 is `$599.00`. For sentences written by the server. */
export const moneyText = (cents: number): string => money.format(cents / 100);

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });

/** Cents in words, to the dollar: 59950 is `$600`. */
export const wholeMoneyText = (cents: number): string => whole.format(cents / 100);
