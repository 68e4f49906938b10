/** The words of signing up, alone or with staff. */
export const messages = {
  next: 'Continue',
  saving: 'Saving',
  choosePackage: 'Choose a package',
  mustChoose: 'Choose a package.',
  noPackages: 'No packages are available right now',
  noPackagesText: 'Write to us, and a person answers.',
  notOnSale: 'This package isn’t available. Choose one of these.',
  payOnce: 'You pay once, and nothing renews automatically.',
  packagesFailed: 'The packages did not load',
  coupon: 'Coupon',
  couponHint: 'If you have one, type it here.',
  couponHolds: (discount: string, rest: string) => `${discount} off, ${rest} left to pay.`,
  couponWrong: 'Fix the code or remove it to continue.',
  refundTitle: 'If you change your mind',
  refundShare: (percent: number) => (percent === 0 ? 'Nothing' : `${percent}%`),
  refundUntil: (percent: number, until: string) => (percent === 0 ? until : `back ${until}`),
} as const;
