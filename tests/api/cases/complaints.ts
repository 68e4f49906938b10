import { uuidv7 } from 'uuidv7';
import type { Caller, Cases, CaseWorld } from './case.ts';

const text = { subject: 'The price rose', category: 'price', details: 'It is higher than we had agreed on.' } as const;

/** A fresh complaint of a client, assigned to their advisor where asked. */
async function complaint({ app, users, tokens }: CaseWorld, options: { of?: 'client' | 'otherClient'; assigned?: boolean } = {}): Promise<string> {
  const made = await app.call('createComplaint', { token: tokens.admin, body: { ...text, user_id: users[options.of ?? 'client'] } });
  if (options.assigned) await app.call('assignComplaint', { token: tokens.admin, params: { id: made.body.id, employeeId: users.employee } });
  return made.body.id;
}
const own = async (world: CaseWorld) => ({ params: { id: await complaint(world) } });
const foreign = async (world: CaseWorld) => ({ params: { id: await complaint(world, { of: 'otherClient' }) } });
/** The words are the writer's; staff may put the category right. */
const changeBy = (caller: Caller) => (caller === 'client' ? { subject: 'The price rose twice' } : { category: 'delay' as const });
const noRow = 'names no single row';
const ofTheFirm = 'One list for the whole firm.';

/** A fresh category that no complaint uses. */
async function category({ app, tokens }: CaseWorld): Promise<{ params: { id: string } }> {
  const made = await app.call('createComplaintCategory', { token: tokens.admin, body: { name: `Category ${uuidv7()}` } });
  return { params: { id: made.body.id } };
}

export const complaintCases = {
  listComplaintCategories: { succeeds: () => ({ query: { filter: { q: 'price' }, sort: ['name', 'ASC'], range: [0, 4] } }), foreign: ofTheFirm },
  listAllComplaintCategories: { succeeds: () => ({}), foreign: ofTheFirm },
  getComplaintCategory: { succeeds: () => ({ params: { id: 'price' } }), foreign: ofTheFirm },
  createComplaintCategory: { succeeds: () => ({ body: { name: `Category ${uuidv7()}` } }), foreign: ofTheFirm },
  updateComplaintCategory: { succeeds: async (world) => ({ ...(await category(world)), body: { name: `Category ${uuidv7()}` } }), foreign: ofTheFirm },
  deleteComplaintCategory: { succeeds: category, foreign: ofTheFirm },
  listComplaints: { succeeds: () => ({ query: { filter: { q: 'price' }, sort: ['created_at', 'DESC'], range: [0, 4] } }), foreign: noRow },
  countComplaints: { succeeds: () => ({}), foreign: noRow },
  createComplaint: {
    succeeds: ({ users }, caller) => ({ body: caller === 'client' ? text : { ...text, user_id: users.client } }),
    foreign: 'a client always complains for themselves; a foreign client in the body is tested with complaints',
  },
  listComplaintsOfClient: { succeeds: ({ users }) => ({ params: { id: users.client } }), foreign: ({ users }) => ({ params: { id: users.otherClient } }) },
  countComplaintsOfClient: { succeeds: ({ users }) => ({ params: { id: users.client } }), foreign: ({ users }) => ({ params: { id: users.otherClient } }) },
  listComplaintsAssignedTo: {
    succeeds: ({ users }) => ({ params: { id: users.employee } }),
    foreign: ({ users }) => ({ params: { id: users.otherEmployee } }),
  },
  countComplaintsAssignedTo: {
    succeeds: ({ users }) => ({ params: { id: users.employee } }),
    foreign: ({ users }) => ({ params: { id: users.otherEmployee } }),
  },
  getComplaint: { succeeds: own, foreign },
  updateComplaint: {
    succeeds: async (world, caller) => ({ ...(await own(world)), body: changeBy(caller) }),
    foreign: async (world, caller) => ({ ...(await foreign(world)), body: changeBy(caller) }),
  },
  deleteComplaint: { succeeds: own, foreign },
  setComplaintStatus: {
    succeeds: async (world, caller: Caller) => ({ ...(await own(world)), body: { status: caller === 'client' ? 'withdrawn' : 'in_progress' } }),
    foreign: async (world) => ({ ...(await foreign(world)), body: { status: 'in_progress' } }),
  },
  assignComplaint: {
    succeeds: async (world) => ({ params: { id: await complaint(world), employeeId: world.users.employee } }),
    foreign: 'for admins alone, who see every row',
  },
  listComplaintEntries: { succeeds: own, foreign },
  // An advisor reads the evidence of what is assigned to them alone.
  getComplaintEvidence: { succeeds: async (world) => ({ params: { id: await complaint(world, { assigned: true }) } }), foreign },
  replyToComplaint: {
    succeeds: async (world) => ({ ...(await own(world)), body: { text: 'Thank you.' } }),
    foreign: async (world) => ({ ...(await foreign(world)), body: { text: 'Thank you.' } }),
  },
} satisfies Partial<Cases>;
