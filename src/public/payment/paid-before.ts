/** What goes along to payment-success where somebody came to pay what is paid. */
export const paidBefore = { paidBefore: true } as const;

export const wasPaidBefore = (state: unknown): boolean => typeof state === 'object' && state !== null && 'paidBefore' in state;
