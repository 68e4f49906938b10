// The message for a record that refuses a move: its state, for each reader. The contract's moves add the way out.
import type { LinkStatus, Role } from '../generated/api.ts';
import * as roles from '../generated/roles.ts';

/** One sentence for everyone, or one for the client and one for staff. */
type Said = string | { client: string; staff: string };

const link: Readonly<Record<LinkStatus, Said>> = {
  proposed: { client: 'This car waits for your choice.', staff: 'This link waits for the client’s choice.' },
  research_requested: { client: 'You requested research on this car.', staff: 'The client requested research on this car.' },
  researched: { client: 'The research on this car is ready for your decision.', staff: 'The client has the research on this car.' },
  otd_requested: { client: 'You requested the OTD price of this car.', staff: 'The client requested the OTD price of this car.' },
  otd_received: { client: 'The OTD price of this car is ready for your decision.', staff: 'The client has the OTD price of this car.' },
  accepted: { client: 'You accepted the price of this car.', staff: 'The client accepted the price of this car.' },
  purchased: { client: 'You bought this car.', staff: 'The client bought this car.' },
  rejected: { client: 'You rejected this car.', staff: 'The client rejected this car.' },
  unavailable: 'This car is no longer available.',
};

const toReader =
  <State extends string>(sentences: Readonly<Record<State, Said>>) =>
  (state: State, role: Role): string => {
    const said: Said = sentences[state];
    return typeof said === 'string' ? said : said[role === roles.client ? 'client' : 'staff'];
  };

/** The state of each kind of record, as a sentence for the reader. */
export const stateSentences = {
  link: toReader(link),
} as const;
