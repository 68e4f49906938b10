/** The words of signing up, alone or with staff. */
export const messages = {
  steps: { you: 'You', package: 'Package', payment: 'Payment' },
  progress: 'Steps',
  done: 'done',
  next: 'Continue',
  saving: 'Saving',
  choosePackage: 'Choose a package',
  mustChoose: 'Please choose a package.',
  noPackages: 'No package is on sale right now',
  noPackagesText: 'Write to us and a person answers.',
  packagesFailed: 'The packages did not load',
  coupon: 'Coupon',
  couponHint: 'If you have one, type it here.',
  couponHolds: (discount: string, rest: string) => `Takes ${discount} off; ${rest} left to pay.`,
  couponWrong: 'Mend the coupon, or leave it empty.',
  refundTitle: 'If you change your mind',
  refundLadder: [
    ['100%', 'back until your advisor publishes the first link'],
    ['50%', 'back until the first Out the Door worksheet'],
    ['Nothing', 'after that: the work is done'],
  ],
} as const;
