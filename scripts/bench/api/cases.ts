// The calls of the API's race.
import { uuidv7 } from 'uuidv7';
import type { RaceFirm } from './firm.ts';

export interface Case {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  token?: string;
  /** A body of its own for each call. */
  body?: () => object;
  /** At least so much of the reference's calls per second (issue 12). */
  goal: number;
}

/** All of them. */
export function casesOf({ tokens, chatIds }: Pick<RaceFirm, 'tokens' | 'chatIds'>): readonly Case[] {
  return [
    { name: 'packages/all', method: 'GET', path: '/packages/all', goal: 0.6 },
    { name: 'links, 25 rows, admin', method: 'GET', path: '/links?range=[0,24]', token: tokens.admin, goal: 0.7 },
    { name: 'links, 25 rows, advisor', method: 'GET', path: '/links?range=[0,24]', token: tokens.advisor, goal: 0.7 },
    { name: 'work table, advisor', method: 'GET', path: '/dashboard-listings/all?range=[0,24]', token: tokens.advisor, goal: 0.6 },
    { name: 'POST coupon', method: 'POST', path: '/coupons', token: tokens.admin, body: coupon, goal: 0.6 },
    { name: 'POST chat message', method: 'POST', path: '/chats/send', token: tokens.advisor, body: messageIn(chatIds), goal: 0.6 },
  ];
}

const coupon = () => ({ code: `B${uuidv7().replaceAll('-', '').slice(-20).toUpperCase()}`, kind: 'amount', value: 500 });
/** In one chat after the other: people write to many. */
function messageIn(chatIds: readonly string[]): () => object {
  let next = 0;
  return () => {
    next = (next + 1) % chatIds.length;
    return { chat_id: chatIds[next], message_id: uuidv7(), text: 'The dealer holds it until Friday. Shall I ask for the out-the-door price?' };
  };
}
