// Dealers of the story: they have no account, only the address of a letter.
import { inject } from 'vitest';
import type { BidLines } from '../../../generated/api.ts';

/** The token of the newest letter to this address; the mailbox is the page where a demo installation keeps its letters. @throws when there is none */
export async function dealerToken(email: string): Promise<string> {
  const read = async (path: string) => (await fetch(`${inject('serverUrl')}${path}`)).text();
  const letters = (await read('/mailbox')).split('<li>').filter((item) => item.includes(`to ${email} `));
  for (const letter of letters) {
    const [, path] = /href="(\/mailbox\/[^"]+)"/.exec(letter) ?? [];
    const [, token] = path ? (/\/dealer#t=([\w.~-]+)/.exec(await read(path)) ?? []) : [];
    if (token) return token;
  }
  throw new Error(`no letter with an address came to ${email}`);
}

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
