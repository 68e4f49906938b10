// Tasks and the contact log: calls that succeed, and the same on a row of another advisor's client.
import type { operations, OperationId } from '../../../generated/api.ts';
import type { CaseWorld, OperationCase } from './case.ts';
import { makeLink, makeListing } from './offers.ts';

const onItsOwn = 'Names no single row in its path; whose client it may name is in tests/api/tasks.test.ts.';

type Given = Partial<operations['createTask']['requestBody']['content']['application/json']>;

/** A task that only one call touches; of a client, or of whoever is named. */
export async function makeTask({ app, tokens }: CaseWorld, given: Given, token = tokens.admin): Promise<{ params: { id: string } }> {
  const { body } = await app.call('createTask', { token, body: { title: `Case ${Math.random()}`, due_on: '2026-12-01', ...given } });
  return { params: { id: body.id } };
}

async function makeContact({ app, tokens }: CaseWorld, user_id: string): Promise<{ params: { id: string } }> {
  const { body } = await app.call('createContact', {
    token: tokens.admin,
    body: { user_id, kind: 'call', direction: 'out', at: app.services.clock().toISOString(), summary: `Case ${Math.random()}` },
  });
  return { params: { id: body.id } };
}

type OnRow = 'getTask' | 'updateTask' | 'deleteTask' | 'finishTask' | 'getContact' | 'updateContact' | 'deleteContact';

function onRow<Id extends OnRow & OperationId>(make: (world: CaseWorld, of: string) => Promise<{ params: { id: string } }>, body?: unknown): OperationCase<Id> {
  return {
    succeeds: async (world) => ({ ...(await make(world, world.users.client)), ...(body ? { body } : {}) }) as never,
    foreign: async (world) => ({ ...(await make(world, world.users.otherClient)), ...(body ? { body } : {}) }) as never,
  };
}

const taskOf = (world: CaseWorld, user_id: string) => makeTask(world, { user_id });
async function doneTaskOf(world: CaseWorld, user_id: string) {
  const made = await makeTask(world, { user_id });
  await world.app.call('finishTask', { token: world.tokens.admin, ...made });
  return made;
}

export const taskCases = {
  matchClients: {
    succeeds: async (world) => ({ query: { filter: { body_style: 'suv' }, car: { source: 'link', id: (await makeLink(world.app, world.users.client)).id } } }),
    foreign: 'Names no row in its path; another advisor’s cars and clients are in tests/api/match.test.ts.',
  },
  matchCars: {
    succeeds: ({ users }) => ({ query: { user_id: users.client } }),
    foreign: 'Names no row in its path; another advisor’s client is in tests/api/match.test.ts.',
  },
  proposeCar: {
    succeeds: async (world) => ({
      body: {
        car: { source: 'listing', id: await makeListing(world.app, world.users.employee, world.users.client) },
        client_ids: [world.users.client],
        is_displayed: false,
      },
    }),
    foreign: 'Names no row in its path; another advisor’s cars and clients are in tests/api/match.test.ts.',
  },
  previewProposal: {
    succeeds: async (world) => ({
      body: {
        car: { source: 'listing', id: await makeListing(world.app, world.users.employee, world.users.client) },
        client_ids: [world.users.client],
        message: '{client_first_name}, this one just came in: {car}. {how_it_fits}',
      },
    }),
    foreign: 'Names no row in its path; another advisor’s cars and clients are in tests/api/match.test.ts.',
  },
  searchAll: {
    succeeds: () => ({ query: { q: 'toyota' } }),
    foreign: 'Names no row in its path; whose rows it finds is in tests/api/search.test.ts, kind by kind.',
  },
  listTasks: { succeeds: () => ({ query: { filter: { status: 'open', due_on_lte: '2027-01-01' }, sort: ['due_on', 'ASC'] } }), foreign: onItsOwn },
  createTask: { succeeds: ({ users }) => ({ body: { title: 'Send the title form', due_on: '2026-12-01', user_id: users.client } }), foreign: onItsOwn },
  getWeek: { succeeds: () => ({ query: { day: '2026-12-02' } }), foreign: onItsOwn },
  getCalendarFeed: { succeeds: () => ({}), foreign: onItsOwn },
  createCalendarFeed: { succeeds: () => ({}), foreign: onItsOwn },
  deleteCalendarFeed: { succeeds: () => ({}), foreign: onItsOwn },
  getCalendarFeedContent: {
    succeeds: async ({ app, tokens }) => {
      const { body } = await app.call('createCalendarFeed', { token: tokens.employee });
      return { query: { token: new URL(body.address ?? '').searchParams.get('token') ?? '' } };
    },
    foreign: 'The address stands for its owner; a wrong and a revoked one are in tests/api/calendar-feed.test.ts.',
  },
  getTask: onRow<'getTask'>(taskOf),
  updateTask: onRow<'updateTask'>(taskOf, { due_on: '2026-12-02' }),
  deleteTask: onRow<'deleteTask'>(taskOf),
  finishTask: onRow<'finishTask'>(taskOf),
  reopenTask: { succeeds: (world) => doneTaskOf(world, world.users.client), foreign: (world) => doneTaskOf(world, world.users.otherClient) },
  listContacts: { succeeds: ({ users }) => ({ query: { filter: { user_id: users.client } } }), foreign: onItsOwn },
  createContact: {
    succeeds: ({ app, users }) => ({ body: { user_id: users.client, kind: 'note', at: app.services.clock().toISOString(), summary: 'Prefers mornings.' } }),
    foreign: onItsOwn,
  },
  getContact: onRow<'getContact'>(makeContact),
  updateContact: onRow<'updateContact'>(makeContact, { summary: 'Prefers afternoons.' }),
  deleteContact: onRow<'deleteContact'>(makeContact),
} satisfies {
  [
    Id in
      | OnRow
      | 'listTasks'
      | 'getWeek'
      | 'searchAll'
      | 'matchClients'
      | 'matchCars'
      | 'proposeCar'
      | 'previewProposal'
      | 'getCalendarFeed'
      | 'createCalendarFeed'
      | 'deleteCalendarFeed'
      | 'getCalendarFeedContent'
      | 'createTask'
      | 'reopenTask'
      | 'listContacts'
      | 'createContact'
  ]: OperationCase<Id>;
};
