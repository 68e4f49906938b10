import { InvalidSignatureError, type PaymentsPort } from './payments.ts';

/**
 * The embedded adapter: a desk for test cards that says on screen that no money moves. It keeps no record; a payment's status is in the payments table, and
 * `domain/test-cards.ts` decides about a card.
 */
export const testCardDesk: PaymentsPort = {
  provider: 'test_card_desk',
  prepare: async (key) => ({ provider_id: `desk_${key}`, client_secret: null, state: { status: 'pending' } }),
  change: async (providerId) => ({ provider_id: providerId, client_secret: null, state: { status: 'pending' } }),
  retrieve: async () => undefined,
  cancel: async () => ({ status: 'canceled' }),
  refund: async (key) => ({ provider_id: `desk_${key}`, key, status: 'succeeded', failure: null }),
  retrieveRefund: async () => undefined,
  retrieveDispute: async () => undefined,
  readEvent: async () => {
    throw new InvalidSignatureError('The test card desk sends no events.');
  },
};
