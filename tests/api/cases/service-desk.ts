import type { Cases, CaseWorld } from './case.ts';

const text = { subject: 'Nobody called me back', category: 'delay', details: 'I waited for the promised call all of Monday.' } as const;

/** A complaint that nobody owns. */
async function unowned({ app, users, tokens }: CaseWorld, of: 'client' | 'otherClient' = 'client'): Promise<string> {
  return (await app.call('createComplaint', { token: tokens.admin, body: { ...text, user_id: users[of] } })).body.id;
}

/** The service desk: complaints, support and refund requests, payment cases and desk chats in one. */
export const serviceDeskCases = {
  listCases: { succeeds: () => ({ query: { filter: { state: 'open', q: 'a' }, sort: ['due_at', 'ASC'], range: [0, 9] } }), foreign: 'names no single row' },
  countCases: { succeeds: () => ({}), foreign: 'names no single row' },
  takeCase: {
    succeeds: async (world) => ({ params: { id: await unowned(world) } }),
    foreign: async (world) => ({ params: { id: await unowned(world, 'otherClient') } }),
  },
  assignCases: {
    succeeds: async (world) => ({ body: { ids: [await unowned(world)], owner_id: world.users.employee } }),
    foreign: 'for admins alone, who see every row',
  },
} satisfies Partial<Cases>;
