// The second decision-maker: calls that succeed, and the same on another client's guest.
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { guests } from '../../../server/db/schema.ts';
import { makeAccount, makeSignedIn } from './accounts.ts';
import type { CaseWorld } from './case.ts';
import { makeLink } from './offers.ts';

const body = () => ({ first_name: 'Sam', last_name: 'Case', email: `${uuidv7()}@mailhaven.example`, decides: ['rejected' as const] });

/** A guest of the client, in place of the one they had. */
async function guestOf({ app }: CaseWorld, client: string): Promise<string> {
  const { db } = app;
  await db.delete(guests).where(eq(guests.client_id, client));
  const { id: user_id, email } = await makeAccount({ app }, 'client', { guest_of: client, status: 'invited' });
  const [row] = await db
    .insert(guests)
    .values({ client_id: client, user_id, email, first_name: 'Sam', last_name: 'Case', invited_at: new Date(0).toISOString() })
    .returning();
  if (!row) throw new Error('the guest was not written');
  return row.id;
}

const own = async (world: CaseWorld) => ({ params: { id: await guestOf(world, world.users.client) } });
const foreign = async (world: CaseWorld) => ({ params: { id: await guestOf(world, world.users.otherClient) } });
const decides = { body: { decides: ['accepted' as const] } };
const remark = { body: { mark: 'love' as const, comment: 'Like it.' } };
const ofClient = {
  succeeds: (world: CaseWorld) => ({ params: { id: world.users.client } }),
  foreign: (world: CaseWorld) => ({ params: { id: world.users.otherClient } }),
};

export const guestCases = {
  inviteGuest: {
    succeeds: async (world: CaseWorld) => ({ body: body(), token: (await makeSignedIn(world, 'client')).token }),
    foreign: 'Makes a row of its own.',
  },
  updateGuest: {
    succeeds: async (world: CaseWorld) => ({ ...(await own(world)), ...decides }),
    foreign: async (world: CaseWorld) => ({ ...(await foreign(world)), ...decides }),
  },
  removeGuest: { succeeds: own, foreign },
  sendGuestInvitation: { succeeds: own, foreign },
  listGuests: ofClient,
  listRemarks: ofClient,
  setRemark: {
    succeeds: async (world: CaseWorld) => ({ params: { id: (await makeLink(world.app, world.users.client)).id }, ...remark }),
    foreign: async (world: CaseWorld) => ({ params: { id: (await makeLink(world.app, world.users.otherClient)).id }, ...remark }),
  },
};
