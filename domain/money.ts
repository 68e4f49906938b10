/** The firm's currency (docs/rules.md, Firm settings), ISO 4217. */
export const currency = 'USD';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency });

/** Cents in words: 59900 is `$599.00`. For sentences written by the server. */
export const moneyText = (cents: number): string => money.format(cents / 100);
