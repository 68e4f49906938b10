// Effects of events about money.
import { moneyText } from '../../../domain/money.ts';
import { paidSentences } from '../../../domain/paid-sentences.ts';
import type { About, Effects } from '../effect.ts';
import type { ReadFacts } from '../kinds.ts';
import type { Change } from '../live.ts';

const paid = (facts: ReadFacts<'payment_succeeded'>, client: string) => paidSentences({ ...facts, kind: facts.order }, facts.package_name, client);

function doubted({ because, package_name, owned_package_name, coupon_code, receipt_number }: ReadFacts<'payment_doubted'>, client: string): string {
  switch (because) {
    case 'has_package':
      return `${client} paid for ${package_name} but has ${owned_package_name ?? 'another package'}; check what to refund.`;
    case 'is_staff':
      return `${package_name} was bought with the e-mail of ${client}, who is staff; check whether to refund it.`;
    case 'is_guest':
      return `${package_name} was bought with the e-mail of ${client}, who decides with another client; check whether to refund it.`;
    case 'has_two':
      return `${client} has two packages now; check whether to refund the second.`;
    case 'coupon_used_again':
      return `Coupon${coupon_code ? ` ${coupon_code}` : ''} was used again by the same buyer.${receipt_number ? ` Receipt ${receipt_number}.` : ''}`;
  }
}

/** Where refund requests appear: to the admins, to the client and to their advisor. */
const refundsShown = (_facts: object, { client_id }: About): Change[] => [
  { circle: 'admins', resources: ['payments'] },
  { client_id, resources: ['payments', 'packages'] },
];

/** Payment cases are the admins' alone. */
const casesShown = (): Change[] => [{ circle: 'admins', resources: ['payment-cases', 'payments'] }];

const receiptText = (receipt: string | null): string => (receipt ? ` Receipt ${receipt}.` : '');

function caseOpened({ case_kind, amount, receipt_number }: ReadFacts<'payment_case_opened'>, { client }: { client: string }): string {
  const who = client || 'A buyer';
  switch (case_kind) {
    case 'dispute':
      return `${who} disputes ${moneyText(amount)} at their bank.${receiptText(receipt_number)}`;
    case 'failed_refund':
      return `The refund of ${moneyText(amount)} to ${who} failed.${receiptText(receipt_number)}`;
    case 'failed_payment':
      return `${who}’s payment of ${moneyText(amount)} didn’t go through.`;
  }
}

function caseClosed({ case_kind, outcome, amount, receipt_number }: ReadFacts<'payment_case_closed'>, { client }: { client: string }): string {
  const sum = moneyText(amount);
  if (outcome === 'lost') return `The bank gave ${client || 'the buyer'} ${sum} back.${receiptText(receipt_number)}`;
  if (outcome === 'won') return `The bank decided the dispute of ${sum} for us.${receiptText(receipt_number)}`;
  return case_kind === 'failed_refund' ? `The failed refund of ${sum} was handled.` : `The failed payment of ${sum} was handled.`;
}

export const moneyEffects = {
  payment_succeeded: {
    sentence: (facts, { client }) => paid(facts, client).timeline,
    notices: [
      { to: 'client', as: 'payment_succeeded', sentence: (facts, { client }) => paid(facts, client).client, themselvesToo: true, ownLetter: true },
      {
        to: 'staff',
        as: ({ attached }) => (attached ? undefined : 'payment_succeeded'),
        sentence: (facts, { client }) => paid(facts, client).staff,
      },
    ],
  },
  payment_doubted: {
    sentence: (facts, { client }) => doubted(facts, client || 'A client'),
    offTimeline: true,
    notices: [{ to: 'admins', as: 'payment_succeeded', sentence: (facts, { client }) => doubted(facts, client || 'A client') }],
  },
  payment_failed: {
    sentence: ({ order }) => `The payment for your ${order} didn’t go through. Nothing was charged.`,
    offTimeline: true,
    notices: [{ to: 'client', as: 'payment_failed', themselvesToo: true }],
  },
  onboarding_payment_failed: {
    sentence: ({ prospect_id }, { name }) => `${name(prospect_id) || 'A prospect'}’s payment didn’t go through.`,
    offTimeline: true,
    notices: [{ to: { person: 'owner_id', else: 'admins' }, as: 'payment_failed' }],
  },
  payment_refunded: {
    sentence: ({ amount, receipt_number }) => `${moneyText(amount)} refunded${receipt_number ? ` for receipt ${receipt_number}` : ''}.`,
  },
  refund_requested: {
    sentence: ({ package_name }) => `Refund requested for ${package_name}.`,
    asks: refundsShown,
    notices: [
      {
        to: 'admins',
        as: 'refund_requested',
        sentence: ({ amount, package_name }, { client }) => `${client} requested a refund of ${package_name}. The refund policy gives ${moneyText(amount)}.`,
      },
    ],
  },
  refund_request_closed: {
    sentence: ({ outcome, package_name, reason }) =>
      outcome === 'withdrawn' ? `Refund request for ${package_name} withdrawn.` : `We declined the refund of ${package_name}.${reason ? ` ${reason}` : ''}`,
    asks: refundsShown,
    notices: [
      { to: 'client', after: 'staff', as: 'refund_answered' },
      { to: 'admins', after: 'client', as: 'refund_requested' },
    ],
  },
  refund_returned: {
    sentence: ({ amount }) => `Your refund of ${moneyText(amount)} didn’t arrive. We’ll contact you about another way.`,
    asks: refundsShown,
    notices: [{ to: 'client', as: 'refund_answered', themselvesToo: true }],
  },
  money_case_assigned: {
    sentence: () => 'A case about money was assigned to you.',
    offTimeline: true,
    asks: () => [...casesShown(), { circle: 'admins', resources: ['refund-requests'] }],
    notices: [{ to: { person: 'employee_id' }, as: 'payment_case' }],
  },
  payment_case_opened: {
    sentence: caseOpened,
    asks: casesShown,
    notices: [
      {
        to: 'admins',
        // A payment that fails is tried again within minutes as a rule; it waits on the desk.
        as: ({ case_kind }) => (case_kind === 'failed_payment' ? undefined : 'payment_case'),
        sentence: caseOpened,
      },
    ],
  },
  payment_case_closed: {
    sentence: caseClosed,
    asks: casesShown,
    notices: [{ to: 'admins', as: ({ outcome }) => (outcome === 'won' || outcome === 'lost' ? 'payment_case' : undefined), sentence: caseClosed }],
  },
  package_ended: {
    sentence: ({ package_name }) => `${package_name} ended with the refund.`,
    step: () => 'package_ended',
    asks: (_facts, { client_id }) => [{ client_id, resources: ['packages', 'users', 'auth'] }],
    notices: [{ to: 'staff', as: 'refund_answered' }],
  },
  refund_reason: { sentence: ({ reason }) => (reason ? `Refund: ${reason}` : 'Reason for a refund.') },
} satisfies Partial<Effects>;
