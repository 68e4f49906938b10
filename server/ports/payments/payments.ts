/** Takes money for packages. */
export interface PaymentsPort {
  /** Who moves the money; the test card desk moves none. */
  readonly provider: 'test_card_desk' | 'stripe';
}

/** The embedded adapter: a desk for test cards that says on screen that no money moves. */
export const testCardDesk: PaymentsPort = { provider: 'test_card_desk' };
