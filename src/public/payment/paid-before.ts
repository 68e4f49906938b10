/** State passed to payment-success when the user came to pay a paid order. */
export const paidBefore = { paidBefore: true } as const;

export const wasPaidBefore = (state: unknown): boolean => typeof state === 'object' && state !== null && 'paidBefore' in state;
