// How the firm stands at the head of everything on paper: worksheets, reports and receipts alike.
import type { Receipt } from '../generated/api.ts';

/** Until the firm has said its own name. */
const product = 'Forecourt';

/** The firm's name, address and phone, line by line, the name first. */
export function firmLines({ firm_name, firm_address, firm_phone }: Pick<Receipt, 'firm_name' | 'firm_address' | 'firm_phone'>): string[] {
  return [firm_name ?? product, ...(firm_address ?? '').split('\n'), firm_phone].map((line) => line?.trim() ?? '').filter(Boolean);
}
