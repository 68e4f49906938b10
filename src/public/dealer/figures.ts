// What a dealer typed, as the text of an e-mail to the firm: whoever is too late still has every figure at hand.
import { bidTotals } from '../../../domain/bids.ts';
import { formatCents } from '../../../engine/web/format.ts';
import type { BidLines, DealerRequest } from '../../../generated/api.ts';
import { feeNames, lineFields } from '../../features/bids/draft.ts';
import { dealerMessages as messages } from '../messages/dealer.ts';
import { messages as lineMessages } from './line-messages.ts';

/** The address that opens such an e-mail, with the figures where any were typed. */
export function mailToFirm(request: DealerRequest): string {
  const { support_address, dealer_name, title, draft, tax_rule } = request;
  const subject = messages.mailSubject(dealer_name, title);
  const body = draft ? [...figuresOf(draft), `${lineMessages.outTheDoor}: ${formatCents(bidTotals(draft, tax_rule).total_otd)}`] : [];
  return `mailto:${support_address}?subject=${encodeURIComponent(subject)}${body.length > 0 ? `&body=${encodeURIComponent(body.join('\r\n'))}` : ''}`;
}

/** Each line that was given, by its name. */
function figuresOf(lines: BidLines): string[] {
  return Object.entries(lineFields).flatMap(([name, { label }]) => {
    const value = lines[name as keyof BidLines];
    if (Array.isArray(value)) return value.map((row) => `${row.label}: ${formatCents(row.amount)}`);
    if (typeof value === 'number') return value === 0 && !mayBeNone.has(name) ? [] : [`${label}: ${formatCents(value)}`];
    return value ? [`${label}: ${value}`] : [];
  });
}

/** Lines of which 0 says that there is none. */
const mayBeNone: ReadonlySet<string> = new Set(feeNames);
