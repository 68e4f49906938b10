import { policyLines, type Policy } from './refund-policy.ts';

/** The documents to accept before paying, readable beforehand. The refund policy's shares are the firm's to set: `refundPolicyText`. */
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
    text: ['Your payment keeps the refund policy you read when you paid, whatever we change later. Write to us about it; a person answers.'],
  },
} as const;

export type DocumentName = keyof typeof documents;

/** In the order they are read. */
export const documentNames: readonly DocumentName[] = ['terms', 'privacy', 'refunds'];

/** A refund policy in sentences, from the highest share to the lowest. */
export function refundPolicyText(policy: Policy): string[] {
  return policyLines(policy).map(({ percent, until }) => {
    if (percent === 0) return `There is no refund ${until}.`;
    return `You get ${percent === 100 ? 'everything' : percent === 50 ? 'half' : `${percent}%`} back ${until}.`;
  });
}
