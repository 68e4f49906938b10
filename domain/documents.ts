/** The documents to accept before paying, readable beforehand. */
export const documents = {
  terms: {
    title: 'Terms',
    text: [
      'Forecourt advises you on buying a car. An advisor looks for cars, asks dealers for their full prices and tells you what they find. You decide, and you buy from the dealer, not from us.',
      'A package starts when you pay for it and lasts the number of days it lists. What it includes is listed with it; what a dealer charges is between you and the dealer.',
      'We take no commission from dealers. What an advisor tells you is their honest view on the day; prices and cars may be gone the next.',
    ],
  },
  privacy: {
    title: 'Privacy notice',
    text: [
      'We keep what you tell us to do the work you pay for: your name, how to reach you, what you’re looking for in a car, and what you and your advisor say to each other.',
      'Your advisor and our admins read it. Dealers get what they need to quote a price, and only after you request one. Nobody else gets it, and we never sell it.',
      'You can download a copy of your data and close your account in your profile. Payments and receipts are kept as long as the law requires.',
    ],
  },
  refunds: {
    title: 'Refund policy',
    text: [
      'Until your advisor publishes the first car for you, you get everything back.',
      'From the first car until the first Out the Door worksheet, you get half back.',
      'After the first Out the Door worksheet there is no refund, because the work is done. Write to us; a person answers.',
    ],
  },
} as const;

export type DocumentName = keyof typeof documents;

/** In the order they are read. */
export const documentNames: readonly DocumentName[] = ['terms', 'privacy', 'refunds'];
