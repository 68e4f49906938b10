/** The words of prices side by side. */
export const bidRowMessages = {
  differs: 'Differs',
  best: 'Best',
  none: 'none',
  notGiven: 'Not given',
  median: (amount: string) => `Median ${amount}`,
  less: (amount: string) => `${amount} less`,
} as const;
