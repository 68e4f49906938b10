import type { LinkStatus } from '../../../generated/api.ts';
import * as roles from '../../../generated/roles.ts';
import { linkStatusTransitions } from '../../../generated/transitions.ts';

/** A choice's name as its button has it: the contract's label of the client's move. */
const choice = (to: LinkStatus): string => linkStatusTransitions.find((move) => move.to === to && move.by.includes(roles.client))?.label ?? to;

/** The journey for the modal (docs/brief.md, section 1). */
export const journey = {
  steps: [
    'Complete the Preferences Checklist, including your trade-in information.',
    'After you submit it, a dedicated advisor is assigned to you.',
    'Your advisor curates vehicle listings, posts progress updates in the portal, negotiates pricing and chats with you.',
    'As a Full-Service Customer, your advisor first aligns you with cars and sends category groupings.',
    'Once the selection is complete, your advisor searches and sends you links.',
    'For each link you have three choices:',
  ],
  choices: [
    { name: choice('research_requested'), text: 'Your advisor contacts the seller and reports back, mainly for pre-owned cars.' },
    { name: choice('otd_requested'), text: 'Asks for an Out the Door (OTD) price.' },
    { name: choice('rejected'), text: 'Possible at first view, after research, or after the OTD price.' },
  ],
  pace: 'You are encouraged to respond promptly, but the pace is yours.',
};
