/** Words of the coupons' own parts. */
export const messages = {
  left: (count: number) => `${Math.max(0, count)} left`,
  noEnd: 'No end',
  from: (day: string) => `From ${day}`,
  until: (day: string) => `Until ${day}`,
  runs: (from: string, until: string) => `${from} to ${until}`,
  usedOf: (used: number, most: number) => `${used} of ${most} used`,
  allPackages: 'All packages',
  packagesFailed: 'The packages did not load. We keep your selection.',
  somePackages: (count: number) => `${count} packages`,
  amountHint: 'Taken off the package price.',
  percentHint: 'Share of the package price, 1 to 100.',
} as const;
