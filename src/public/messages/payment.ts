/** The words of the payment. */
export const paymentMessages = {
  title: 'Payment',
  freeTitle: 'Finish your order',
  nothingTitle: 'Nothing to pay yet',
  nothingBegun: 'No order was started in this tab. Choose a package, or open the link we e-mailed you.',
  begin: 'Choose a package',
  didNotLoad: 'Your order did not load',
  safe: 'Nothing was charged, and nothing you entered is lost.',
  ask: 'A question before you pay?',
  askFree: 'A question?',
  answered: (within: string) => `. A person answers, usually ${within}.`,
  changeOrder: 'Change package or coupon',
} as const;
