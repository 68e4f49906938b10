// Saved views: calls that succeed, and the same on a colleague's.
import type { OperationId, Role } from '../../../generated/api.ts';
import type { CaseWorld, OperationCase } from './case.ts';

const onItsOwn = 'Names no single row in its path; what it finds and counts of others is in tests/api/views.test.ts.';

async function makeView({ app, tokens }: CaseWorld, owner: Role): Promise<{ id: string }> {
  const { body } = await app.call('createSavedView', {
    token: tokens[owner],
    body: { list: 'links', name: `Case ${Math.random()}`, filter: { tier: 'strong' } },
  });
  return { id: body.id };
}
const ofCaller = (caller: Role | 'public'): Role => (caller === 'employee' ? 'employee' : 'admin');

export const viewCases = {
  listSavedViews: { succeeds: () => ({ query: { list: 'links' } }), foreign: onItsOwn },
  countSavedViews: { succeeds: () => ({ query: { list: 'links' } }), foreign: onItsOwn },
  groupList: { succeeds: () => ({ query: { list: 'links', by: 'status', filter: { tier: 'strong' } } }), foreign: onItsOwn },
  createSavedView: { succeeds: () => ({ body: { list: 'links', name: `Case ${Math.random()}`, filter: { price_empty: true } } }), foreign: onItsOwn },
  updateSavedView: {
    succeeds: async (world, caller) => ({ params: await makeView(world, ofCaller(caller)), body: { density: 'compact' } }),
    foreign: async (world) => ({ params: await makeView(world, 'admin'), body: { density: 'compact' } }),
  },
  deleteSavedView: {
    succeeds: async (world, caller) => ({ params: await makeView(world, ofCaller(caller)) }),
    foreign: async (world) => ({ params: await makeView(world, 'admin') }),
  },
} satisfies { [Id in OperationId]?: OperationCase<Id> };
