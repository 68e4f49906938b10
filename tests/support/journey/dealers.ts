// Dealers of the story: they have no account, only the address of a letter.
import { inject } from 'vitest';
import type { BidLines } from '../../../generated/api.ts';
import { tokenMailedTo } from '../mailed-token.ts';

/** The token of the newest letter to this address. @throws when there is none */
export const dealerToken = (email: string): Promise<string> => tokenMailedTo(email, /\/dealer#t=([\w.~-]+)/);

async function post(path: string, body: object): Promise<void> {
  const answer = await fetch(`${inject('serverUrl')}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${path}: ${await answer.text()}`);
}

/** A dealer nobody watches gives a price. */
export const sendPrice = (token: string, lines: BidLines): Promise<void> => post('/dealer-answers/send', { token, lines });

/** A dealer nobody watches has no such car. */
export const decline = (token: string, reason: string): Promise<void> => post('/dealer-answers/decline', { token, reason });
