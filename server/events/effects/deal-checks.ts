// Effects of what happens to a deal check (docs/rules.md, Deal Check).
import type { CheckedPaper, DealVerdict } from '../../../generated/api.ts';
import { moneyText } from '../../../domain/money.ts';
import type { Effects } from '../effect.ts';

const aCar = 'a car';
const sent: Readonly<Record<CheckedPaper, string>> = { quote: 'Quote sent for review', contract: 'Contract sent for review' };
const started: Readonly<Record<CheckedPaper, string>> = { quote: 'Review of the quote started', contract: 'Review of the contract started' };
const said: Readonly<Record<DealVerdict, string>> = { good: 'good to sign', ask_first: 'ask before you sign', walk_away: 'walk away' };
const lines = (count: number): string => (count === 1 ? '1 line' : `${count} lines`);

export const dealCheckEffects = {
  deal_check_sent: {
    sentence: ({ paper, number, title }) => `${sent[paper]}: ${title ?? aCar}${number > 1 ? `, version ${number}` : ''}.`,
    // The first offer is a new request.
    asks: (_facts, { client_id }) => [{ client_id, internal: true, resources: ['users'] }],
    notices: [{ to: 'staff', after: 'client', as: 'deal_check_sent' }],
  },
  deal_check_begun: { sentence: ({ paper, title }) => `${started[paper]}: ${title ?? aCar}.`, step: () => 'review_begun' },
  deal_check_answered: {
    sentence: ({ verdict, amount, count, title }) =>
      `Report on ${title ?? aCar}: ${said[verdict]}.${count > 0 && typeof amount === 'number' ? ` ${moneyText(amount)} to save on ${lines(count)}.` : ''}`,
    notices: [{ to: 'client', after: 'staff', as: 'deal_check_answered' }],
  },
} satisfies Partial<Effects>;
