import { describe, expect, it } from 'vitest';
import { paidSentences } from './paid-sentences.ts';

const receipt_number = 'FC-2026-00007';

describe('what people read of a confirmed order', () => {
  it.each(['package', 'upgrade'] as const)('speaks of no payment and no dollars where a coupon covered the %s', (kind) => {
    const text = Object.values(paidSentences({ kind, amount: 0, receipt_number }, 'Deal Check', 'Nora Feld')).join(' ');
    expect(text).not.toMatch(/\$|\b(pay|paid|payment|card|charged)\b/i);
  });

  it('names the sum and the receipt otherwise', () => {
    expect(paidSentences({ kind: 'package', amount: 24_900, receipt_number }, 'Deal Check', 'Nora Feld').client).toBe(
      'Your payment of $249.00 for Deal Check arrived. Receipt FC-2026-00007.',
    );
  });
});
