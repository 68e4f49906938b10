/** The words that public pages share; each page's own are in messages/, so that a page carries no other's. */
export const messages = {
  home: 'Forecourt, go to sign-in',
  brand: {
    title: 'Know the whole price before you walk in.',
    text: 'An advisor finds the cars, gets prices from dealers and puts every tax and fee on one page. You decide, at your pace.',
  },
  getSupport: 'Get support',
  deadLink: 'This link no longer works',
} as const;
