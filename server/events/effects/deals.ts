// Effects of what happens between an accepted price and the delivered car (docs/rules.md, The deal, after acceptance).
import { moneyText } from '../../../domain/money.ts';
import { dateFormat } from '../../../domain/formats.ts';
import type { Effects, Notice } from '../effect.ts';
import type { EventKind } from '../kinds.ts';

const aCar = 'a car';
const price = (amount: number | null | undefined): string => (typeof amount === 'number' ? moneyText(amount) : 'the price');
const day = (at: string): string =>
  dateFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'America/New_York' }).format(new Date(at));

/** Whoever of the two sides did not do it. */
const theOtherSide = <K extends EventKind>(): Notice<K>[] => [
  { to: 'client', after: 'staff', as: 'deal_step' },
  { to: 'staff', after: 'client', as: 'deal_client_acted' },
];

export const dealEffects = {
  deal_paper: {
    sentence: ({ is_done, label }) => `${is_done ? 'Paper received' : 'Paper open again'}${label ? `: ${label}.` : '.'}`,
    notices: [{ to: 'staff', after: 'client', as: 'deal_client_acted' }],
  },
  deal_contract: {
    sentence: ({ amount, open, title }) =>
      `Contract for ${title ?? aCar}: ${price(amount)}. ${open === 0 ? 'It matches your price.' : `${open === 1 ? '1 difference' : `${open} differences`} to resolve.`}`,
    step: () => 'contract_entered',
    notices: [{ to: 'client', after: 'staff', as: 'deal_step' }],
  },
  deal_difference: {
    sentence: ({ answer, label, reason }) =>
      `${label ?? 'A line'}: ${answer === 'accepted' ? `accepted${reason ? `, ${reason}` : ''}` : 'removal requested from the dealer'}.`,
    notices: [{ to: 'client', after: 'staff', as: 'deal_step' }],
  },
  deal_revised: {
    sentence: ({ amount, remark }) => `The agreed price is now ${price(amount)}${remark ? `: ${remark}` : ''}.`,
    notices: [{ to: 'client', after: 'staff', as: 'deal_step' }],
  },
  deal_confirmed: { sentence: ({ title }) => `Contract confirmed: ${title ?? aCar}.`, notices: theOtherSide() },
  deal_slots: { sentence: ({ count }) => `${count === 1 ? '1 delivery time' : `${count} delivery times`} offered.`, notices: theOtherSide() },
  deal_slot: { sentence: ({ starts_at }) => `Delivery on ${day(starts_at)}.`, notices: theOtherSide() },
  deal_delivered: {
    sentence: ({ amount, savings, title }) =>
      `Delivered: ${title ?? aCar} for ${price(amount)}${savings && savings > 0 ? `, ${moneyText(savings)} saved` : ''}.`,
    step: () => 'car_handed_over',
    notices: theOtherSide(),
  },
  deal_rated: { sentence: ({ rating }) => `Rated ${rating} of 5.`, notices: [{ to: 'staff', after: 'client', as: 'deal_client_acted' }] },
} satisfies Partial<Effects>;
