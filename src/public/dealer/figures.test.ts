import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../test/shell.tsx';
import { mailToFirm } from './figures.ts';

describe('the e-mail of a dealer who is too late', () => {
  it('has every line that was typed by its name, none where there is none, and the sum', () => {
    const draft = {
      msrp: 4_000_000,
      dealer_discount: 100_000,
      doc_fee: 0,
      title: null,
      add_ons: [{ label: 'Paint protection', amount: 25_000 }],
      rebates: [{ label: 'Cash rebate', amount: 50_000, is_taxable: false }],
      good_through: '2026-11-24',
      note: 'In stock & ready.',
    };
    const mail = new URL(mailToFirm({ ...sampleOf('DealerRequest'), draft, tax_rule: null }));
    expect(mail.searchParams.get('subject')).toBe('Price of Riverside Toyota: 2025 Toyota RAV4 Hybrid XLE Premium');
    expect(mail.searchParams.get('body')?.split('\r\n')).toEqual([
      'MSRP: $40,000.00',
      'Dealer discount: $1,000.00',
      'Cash rebate: $500.00',
      'Paint protection: $250.00',
      'Doc fee: $0.00',
      'Good through: 2026-11-24',
      'Note: In stock & ready.',
      'Out the door: $38,750.00',
    ]);
  });
});
