// Effects of asking dealers for prices (docs/rules.md, Dealers and bids). What a dealer says is staff's until it is published.
import { moneyText } from '../../../domain/money.ts';
import { inSentence } from '../../../engine/contract/inSentence.ts';
import type { About, Effects } from '../effect.ts';
import type { Change } from '../live.ts';

const aCar = 'a car';

/** Both sides count dealers. */
const counted = (_facts: unknown, { client_id }: About): Change[] => [{ client_id, resources: ['bids'] }];
/** Staff have the request open; what is on the timeline says so by itself. */
const onDesk = (_facts: unknown, { client_id }: About): Change[] => [{ client_id, internal: true, resources: ['bid-requests'] }];
const countedOnDesk = (facts: unknown, about: About): Change[] => [...counted(facts, about), ...onDesk(facts, about)];
const price = (amount: number | null | undefined): string => (typeof amount === 'number' ? moneyText(amount) : 'a price');

export const bidEffects = {
  bids_requested: {
    sentence: ({ count, title }) => `Price requested from ${count === 1 ? '1 dealer' : `${count} dealers`}: ${title ?? aCar}.`,
    step: () => 'otd_asked',
    asks: counted,
  },
  bid_round_started: {
    sentence: ({ round, amount, title }) => `Round ${round}: dealers asked to beat ${price(amount)} for ${title ?? aCar}.`,
    asks: counted,
  },
  bids_extended: { sentence: ({ title }) => `Dealers have more time: ${title ?? aCar}.`, offTimeline: true, asks: countedOnDesk },
  bids_closed: { sentence: ({ title }) => `Price request closed: ${title ?? aCar}.`, offTimeline: true, asks: countedOnDesk },
  bid_line_asked: {
    sentence: ({ dealer_name, line, title }) => `Question to ${dealer_name} about ${inSentence(line ?? 'a line')}: ${title ?? aCar}.`,
    offTimeline: true,
    asks: onDesk,
  },
  bid_received: {
    sentence: ({ dealer_name, amount, title }) => `${dealer_name} quoted ${price(amount)}: ${title ?? aCar}.`,
    asks: counted,
    notices: [{ to: 'staff', as: 'bid_received' }],
  },
  bid_declined: {
    sentence: ({ dealer_name, title, reason }) => `${dealer_name} can’t offer ${title ?? aCar}${reason ? `: ${reason}` : '.'}`,
    asks: counted,
    notices: [{ to: 'staff', as: 'bid_received' }],
  },
  bids_due: {
    sentence: ({ answered, asked, title }) => `${answered} of ${asked} dealers answered: ${title ?? aCar}.`,
    offTimeline: true,
    asks: countedOnDesk,
    notices: [{ to: 'staff', as: 'bids_due' }],
  },
  bids_published: {
    sentence: ({ count, amount, title }) =>
      `${count === 1 ? 'A dealer’s price' : `Prices of ${count} dealers`} for ${title ?? aCar}${amount ? `, best ${price(amount)}` : ''}.`,
    asks: (_facts, { client_id }) => [{ client_id, resources: ['bids', 'links', 'otd-worksheets'] }],
    notices: [{ to: 'client', as: 'bids_published' }],
  },
} satisfies Partial<Effects>;
