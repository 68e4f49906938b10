// Listings, the work table and trackers: calls that succeed, and the same on somebody else's row.
import type { OperationId } from '../../../generated/api.ts';
import type { CaseWorld, OperationCase } from './case.ts';
import { makeAccount } from './accounts.ts';
import { makeLink, makeListing, makeRow } from './offers.ts';

const onItsOwn = 'Names no single row in its path.';

const ownClient = ({ users }: CaseWorld) => ({ params: { id: users.client } });
const otherClient = ({ users }: CaseWorld) => ({ params: { id: users.otherClient } });
const ownRow = async ({ app, users }: CaseWorld) => ({ params: { id: await makeRow(app, users.client) } });
const otherRow = async ({ app, users }: CaseWorld) => ({ params: { id: await makeRow(app, users.otherClient) } });
const ownListing = async ({ app, users }: CaseWorld) => ({ params: { id: await makeListing(app, users.employee, users.client) } });
const otherListing = async ({ app, users }: CaseWorld) => ({ params: { id: await makeListing(app, users.otherEmployee, users.otherClient) } });

async function acceptedBy(world: CaseWorld, advisorId: string) {
  const client = await makeAccount(world, 'client', { advisor_id: advisorId });
  const { id: target_id } = await makeLink(world.app, client.id, 'accepted');
  return { body: { kind: 'price_accepted', user_id: client.id, target_id, changed_at: world.app.services.clock().toISOString(), mark: 'done' } } as const;
}

function listing({ users }: CaseWorld): FormData {
  const form = new FormData();
  form.set('title', '2025 Honda Accord Hybrid');
  form.set('price', '3490000');
  form.set('client_ids', JSON.stringify([users.client]));
  return form;
}

function title(): FormData {
  const form = new FormData();
  form.set('title', '2025 Honda Accord Hybrid EX-L');
  return form;
}

export const pipelineCases = {
  listListings: { succeeds: () => ({ query: { filter: { is_displayed: true }, sort: ['price', 'DESC'] } }), foreign: onItsOwn },
  getListing: { succeeds: ownListing, foreign: otherListing },
  createListing: { succeeds: (world) => ({ form: listing(world) }), foreign: onItsOwn },
  updateListing: {
    succeeds: async (world) => ({ ...(await ownListing(world)), form: title() }),
    foreign: async (world) => ({ ...(await otherListing(world)), form: title() }),
  },
  deleteListing: { succeeds: ownListing, foreign: otherListing },
  makeLinksOfListing: {
    succeeds: async (world) => ({ ...(await ownListing(world)), body: { client_ids: [world.users.client] } }),
    foreign: async (world) => ({ ...(await otherListing(world)), body: { client_ids: [world.users.client] } }),
  },
  listDashboardListings: { succeeds: () => ({ query: { filter: { re_engage: ['overdue', 'today'] }, sort: ['client_name', 'ASC'] } }), foreign: onItsOwn },
  listDashboardListingsOfEmployee: {
    succeeds: ({ users }) => ({ params: { id: users.employee } }),
    foreign: ({ users }) => ({ params: { id: users.otherEmployee } }),
  },
  countDashboardListings: { succeeds: ({ users }) => ({ query: { advisor_id: users.employee } }), foreign: onItsOwn },
  getQueue: {
    succeeds: () => ({ query: { limit: 10 } }),
    foreign: 'Names no row in its path; whose rows it finds, counts and has done is in tests/api/queue.test.ts.',
  },
  listUrgentItems: { succeeds: () => ({ query: { limit: 10 } }), foreign: onItsOwn },
  markUrgentItem: { succeeds: (world) => acceptedBy(world, world.users.employee), foreign: (world) => acceptedBy(world, world.users.otherEmployee) },
  getStatusTracker: { succeeds: ownClient, foreign: otherClient },
  getDashboardListing: { succeeds: ownRow, foreign: otherRow },
  updateStepInProcess: {
    succeeds: async (world) => ({ ...(await ownRow(world)), body: { step_in_process: 'searching' } }),
    foreign: async (world) => ({ ...(await otherRow(world)), body: { step_in_process: 'searching' } }),
  },
  updateNoteStatus: {
    succeeds: async (world) => ({ ...(await ownRow(world)), body: { note_status: 'to_do' } }),
    foreign: async (world) => ({ ...(await otherRow(world)), body: { note_status: 'to_do' } }),
  },
  updateReEngageDate: {
    succeeds: async (world) => ({ ...(await ownRow(world)), body: { date_to_re_engage: '2026-12-01' } }),
    foreign: async (world) => ({ ...(await otherRow(world)), body: { date_to_re_engage: '2026-12-01' } }),
  },
  getCustomerTracker: { succeeds: ownClient, foreign: otherClient },
  updateCustomerTracker: {
    succeeds: (world) => ({ ...ownClient(world), body: { field: 'budget', value: 'Around $40,000' } }),
    foreign: (world) => ({ ...otherClient(world), body: { field: 'budget', value: 'Around $40,000' } }),
  },
  updateLastContactDate: {
    succeeds: (world) => ({ ...ownClient(world), body: { date_of_last_contact: '2026-11-19' } }),
    foreign: (world) => ({ ...otherClient(world), body: { date_of_last_contact: '2026-11-19' } }),
  },
  listTrackerChanges: { succeeds: ownClient, foreign: otherClient },
  deleteCustomerTracker: { succeeds: ownClient, foreign: otherClient },
} satisfies { [Id in OperationId]?: OperationCase<Id> };
