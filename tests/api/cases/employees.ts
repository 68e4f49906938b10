import { makeAccount } from './accounts.ts';
import type { Cases, CaseWorld } from './case.ts';

const list = 'A list: what is out of scope is not in it, see its own test.';
const adminsSeeAll = 'For admins alone, who see every row.';

/** An advisor's own row; for an admin anybody's. */
const own = {
  succeeds: (world: CaseWorld) => ({ params: { id: world.users.employee } }),
  foreign: (world: CaseWorld) => ({ params: { id: world.users.otherEmployee } }),
};

const made = async (world: CaseWorld) => (await makeAccount(world, 'employee')).id;

/** Every call of Employees. */
export const employeeCases = {
  listEmployees: { succeeds: () => ({ query: { range: [0, 9], sort: ['load', 'DESC'] } }), foreign: list },
  listActiveEmployees: { succeeds: () => ({}), foreign: list },
  listUnassignedClients: { succeeds: () => ({ query: { range: [0, 9] } }), foreign: list },
  createEmployee: {
    succeeds: () => ({
      body: { email: `made-${Math.random().toString(36).slice(2)}@forecourt.example`, first_name: 'Newly', last_name: 'Hired', title: 'Advisor' },
    }),
    foreign: 'Makes a row of its own.',
  },
  getEmployee: own,
  updateEmployee: { succeeds: async (world) => ({ params: { id: await made(world) }, body: { title: 'Senior advisor' } }), foreign: adminsSeeAll },
  deleteEmployee: { succeeds: async (world) => ({ params: { id: await made(world) } }), foreign: adminsSeeAll },
  countClientsOfEmployee: own,
  listClientsOfEmployee: own,
  listFoldersOfEmployee: own,
  listPreferencesOfEmployee: own,
  assignClients: {
    succeeds: async (world) => {
      const id = await made(world);
      return { params: { id }, body: { userId: id, clients: [(await makeAccount(world, 'client')).id] } };
    },
    foreign: adminsSeeAll,
  },
  removeClients: {
    succeeds: async (world) => {
      const id = await made(world);
      return { params: { id }, body: { clients: [(await makeAccount(world, 'client', { advisor_id: id })).id] } };
    },
    foreign: adminsSeeAll,
  },
  handOverClients: {
    succeeds: async (world) => {
      const id = await made(world);
      await makeAccount(world, 'client', { advisor_id: id });
      return { params: { id }, body: { to: await made(world), reason: 'On leave.' } };
    },
    foreign: adminsSeeAll,
  },
  quoteHandOver: { succeeds: own.succeeds, foreign: adminsSeeAll },
  listHandOvers: { succeeds: own.succeeds, foreign: adminsSeeAll },
  undoHandOver: {
    succeeds: async (world) => {
      const [id, to] = [await made(world), await made(world)];
      await makeAccount(world, 'client', { advisor_id: id });
      const { body } = await world.app.call('handOverClients', { token: world.tokens.admin, params: { id }, body: { to } });
      return { params: { id: body.id } };
    },
    foreign: adminsSeeAll,
  },
  suspendEmployee: { succeeds: async (world) => ({ params: { id: await made(world) } }), foreign: adminsSeeAll },
  reactivateEmployee: {
    succeeds: async (world) => ({ params: { id: (await makeAccount(world, 'employee', { status: 'suspended' })).id } }),
    foreign: adminsSeeAll,
  },
  sendEmployeeInvitation: {
    succeeds: async (world) => ({ params: { id: (await makeAccount(world, 'employee', { status: 'invited' })).id } }),
    foreign: adminsSeeAll,
  },
} satisfies Partial<Cases>;
