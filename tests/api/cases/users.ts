import { demoPassword } from '../../../server/demo/logins.ts';
import { accountRow, makeAccount, makeNewRequest } from './accounts.ts';
import type { Caller, Cases, CaseWorld } from './case.ts';

const list = 'A list: what is out of scope is not in it, see its own test.';
const adminsSeeAll = 'For admins alone, who see every row.';

const roleChange = { reason: 'Takes over the office.', current_password: demoPassword };

const own = (world: CaseWorld, caller: Caller) => world.users[caller === 'public' ? 'client' : caller];
/** Of an advisor's own client; an admin's and a client's own row. */
const visible = (world: CaseWorld, caller: Caller) => (caller === 'employee' ? world.users.client : own(world, caller));

/** A spreadsheet of one client nobody else has. */
function clientSheet(): FormData {
  const form = new FormData();
  const email = `imported-${Math.random().toString(36).slice(2)}@mailhaven.example`;
  form.set('file', new Blob([`E-mail,First name,Last name\n${email},Im,Ported\n`], { type: 'text/csv' }), 'clients.csv');
  return form;
}

const importOf = async ({ app, tokens }: CaseWorld): Promise<string> => (await app.call('importClients', { token: tokens.admin, form: clientSheet() })).body.id;

/** Every call of Users that is about accounts (onboarding has its own file). */
export const userCases = {
  createUser: {
    succeeds: () => ({ body: { email: `made-${Math.random().toString(36).slice(2)}@mailhaven.example`, first_name: 'Newly', last_name: 'Made' } }),
    foreign: 'Makes a row of its own.',
  },
  readClientSheet: { succeeds: () => ({ form: clientSheet() }), foreign: adminsSeeAll },
  checkClients: {
    succeeds: () => ({ body: { clients: [{ email: 'looked.at@mailhaven.example', first_name: 'Looked', last_name: 'At' }] } }),
    foreign: adminsSeeAll,
  },
  importClients: { succeeds: () => ({ form: clientSheet() }), foreign: adminsSeeAll },
  listClientImports: { succeeds: () => ({}), foreign: adminsSeeAll },
  getClientImport: { succeeds: async (world) => ({ params: { id: await importOf(world) } }), foreign: adminsSeeAll },
  undoClientImport: { succeeds: async (world) => ({ params: { id: await importOf(world) } }), foreign: adminsSeeAll },
  listUsers: { succeeds: () => ({ query: { range: [0, 9], sort: ['name', 'ASC'], filter: { role: 'client', status: ['active'] } } }), foreign: list },
  countClients: { succeeds: () => ({}), foreign: list },
  countNeedsAdvisor: { succeeds: () => ({}), foreign: adminsSeeAll },
  listNewRequests: { succeeds: () => ({ query: { range: [0, 9], sort: ['submitted_at', 'ASC'] } }), foreign: list },
  countNewRequests: { succeeds: () => ({}), foreign: list },
  beginNewRequest: {
    succeeds: async (world, caller) => ({ params: { id: (await makeNewRequest(world, caller === 'admin' ? world.users.employee : null)).id } }),
    foreign: async (world) => ({ params: { id: (await makeNewRequest(world, world.users.otherEmployee)).id } }),
  },
  assignNewRequest: {
    succeeds: async (world) => ({ params: { id: (await makeNewRequest(world, null)).id }, body: { advisor_id: world.users.employee } }),
    foreign: adminsSeeAll,
  },
  assignUsers: {
    succeeds: async (world) => ({ body: { ids: [(await makeAccount(world, 'client')).id], advisor_id: world.users.employee } }),
    foreign: adminsSeeAll,
  },
  unassignUsers: {
    succeeds: async (world) => ({ body: { ids: [(await makeAccount(world, 'client', { advisor_id: world.users.employee })).id], reason: 'On leave.' } }),
    foreign: adminsSeeAll,
  },
  makeAdmin: {
    succeeds: async (world) => ({ params: { id: (await makeAccount(world, 'employee')).id }, body: roleChange }),
    foreign: adminsSeeAll,
  },
  makeAdvisor: {
    succeeds: async (world) => ({ params: { id: (await makeAccount(world, 'admin')).id }, body: roleChange }),
    foreign: adminsSeeAll,
  },
  getUser: { succeeds: (world, caller) => ({ params: { id: visible(world, caller) } }), foreign: (world) => ({ params: { id: world.users.otherClient } }) },
  deleteUser: { succeeds: async (world) => ({ params: { id: (await makeAccount(world, 'client')).id } }), foreign: adminsSeeAll },
  sendUserInvitation: {
    succeeds: async (world) => ({ params: { id: (await makeAccount(world, 'client', { status: 'invited' })).id } }),
    foreign: adminsSeeAll,
  },
  setUserStatus: {
    succeeds: async (world) => ({ params: { id: (await makeAccount(world, 'client')).id }, body: { status: 'suspended' } }),
    foreign: adminsSeeAll,
  },
  checkUserStatus: {
    succeeds: async (world, caller) => ({ params: { id: (await accountRow(world, visible(world, caller))).id } }),
    foreign: (world) => ({ params: { id: world.users.otherClient } }),
  },
} satisfies Partial<Cases>;
