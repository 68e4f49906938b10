/** The words of asking for a better price. */
export const negotiateMessages = {
  title: 'Negotiate again',
  text: 'Your advisor asks for a better price. Tell them what you want to pay; both fields are optional.',
  now: (price: string) => `The price is now ${price}.`,
  noAmount: 'Must be a number.',
  notLower: (price: string) => `Enter less than ${price}, the price you have.`,
  note: 'Note to your advisor',
  noteHint: 'Dealers never see it.',
  asked: 'Your advisor negotiates again. The new price appears here.',
  cancel: 'Cancel',
} as const;
