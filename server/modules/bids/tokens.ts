// The address of a dealer's page: one request, one dealer, until a week after it was due.
import { worksUntil } from '../../../domain/bids.ts';
import { gone } from '../../../engine/server/problem.ts';
import type { Services } from '../../services.ts';

const purpose = 'dealer-answer';

/** A mailed address; its token stands in the fragment, so that no log and no referrer has it. */
export function dealerAddress(services: Services, invitationId: string, dueAt: string): string {
  return `${services.config.publicUrl}/dealer#t=${services.tokens.issue(purpose, { invitation: invitationId }, worksUntil(dueAt))}`;
}

/** Whose page it is. @throws Problem 410 for a token that is wrong or too old */
export function readDealerToken(services: Services, token: string): string {
  const id = services.tokens.read(purpose, token, services.clock())?.['invitation'];
  if (!id) throw gone('This link has expired, or was cut off when copied. Ask the person who wrote to you for a new one.');
  return id;
}
