// What new-field.test.ts puts into its copy of the project once `npm run new resource suppliers` has run there: an operation that moves a state,
// as README's recipe adds one, and tests that only make sense where there are suppliers.

import { readFileSync } from 'node:fs';

const readme = readFileSync('README.md', 'utf8');

/** What README says by these words, to the letter. */
function saidInReadme(pattern: RegExp): string {
  const said = pattern.exec(readme)?.[1];
  if (said === undefined) throw new Error(`README.md says nothing like ${pattern}`);
  return said;
}

/** The fields README asks for, as a shell hands them on. */
export const fields = saidInReadme(/^npm run new resource suppliers (.+)$/m)
  .replaceAll('\\', '')
  .split(' ');

const transitions = saidInReadme(/# openapi\/schemas\/SupplierStage\.yaml\n((?: {3}(?!```).+\n)+)/).replaceAll(/^ {3}/gm, '');
const keptStates = saidInReadme(/^ *(SupplierStage: statesIn\(.+)$/m);

/** README, "A resource": a button that moves a state. File, words that stand there, words instead. */
export const approving: readonly [file: string, words: string, instead: string][] = [
  ['openapi/schemas/Supplier.yaml', 'stage: {$ref: ./SupplierStage.yaml}', 'stage: {$ref: ./SupplierStage.yaml, readOnly: true}'],
  ['openapi/schemas/SupplierStage.yaml', 'x-enumDescriptions:', `${transitions}x-enumDescriptions:`],
  ['server/db/schema/suppliers.ts', 'supplierStageValues }).notNull()', "supplierStageValues }).notNull().default('proposed')"],
  [
    'openapi/openapi.yaml',
    "  '/suppliers/{id}':",
    "  '/suppliers/{id}/approve': {$ref: 'paths/suppliers.yaml#/~1suppliers~1{id}~1approve'}\n  '/suppliers/{id}':",
  ],
  [
    'openapi/paths/suppliers.yaml',
    '/suppliers/{id}:',
    `/suppliers/{id}/approve:
  parameters:
    - $ref: ../parameters.yaml#/Id
  patch:
    operationId: approveSupplier
    summary: Approve
    description: From now on we buy there. A refused move answers 409.
    tags: [suppliers]
    security: [{bearer: [admin]}]
    x-act: {done: "Supplier {record} approved"}
    responses:
      '200':
        description: The supplier as it now is.
        content:
          application/json:
            schema: {$ref: ../schemas/Supplier.yaml}
      default: {$ref: ../responses.yaml#/Problem}
/suppliers/{id}:`,
  ],
  [
    'server/modules/suppliers/handlers.ts',
    '  deleteSupplier:',
    `  approveSupplier: async ({ db, actor, params }) => {
    await happened(db, { ...about(actor, params.id), change: 'changed' });
    return updateRow(db, suppliers, params.id, { stage: 'approved' }, undefined);
  },

  deleteSupplier:`,
  ],
  ['server/modules/states.ts', '  SupportStatus:', `  ${keptStates}\n  SupportStatus:`],
  ['server/modules/states.ts', '  supportRequests,', '  suppliers,\n  supportRequests,'],
  [
    'tests/api/cases/suppliers.ts',
    '  deleteSupplier:',
    '  approveSupplier: { succeeds: async (world) => ({ params: await make(world) }), foreign: firmWide },\n  deleteSupplier:',
  ],
  ['tests/api/cases/suppliers.ts', "stage: 'proposed', ", ''],
];

/** Suppliers over HTTP. */
export const serverTest = `import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAdmin } from '../../scripts/admin/admin-account.ts';
import { startApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp({ content: 'empty' });
  await createAdmin(app.db, { email: 'ada@mailhaven.com', first_name: 'Ada', last_name: 'Marsh', password: 'blue-kettle-9-harbour' });
  token = await app.signIn('ada@mailhaven.com', 'blue-kettle-9-harbour');
});
afterAll(() => app.close());

it('is made, listed, changed, approved once, kept in the audit and deleted', async () => {
  const { status, body } = await app.call('createSupplier', { token, body: { name: 'Northgate', fee: 59900 } });
  expect([status, body.stage, body.phone]).toEqual([201, 'proposed', null]);
  const params = { id: body.id };
  expect((await app.call('updateSupplier', { token, params, body: { phone: '+16145550142' } })).body.phone).toBe('+16145550142');
  expect((await app.call('approveSupplier', { token, params })).body.stage).toBe('approved');
  expect((await app.call('approveSupplier', { token, params })).status).toBe(409);
  expect((await app.call('listSuppliers', { token, query: { sort: ['name', 'ASC'] } })).body.map(({ name }) => name)).toEqual(['Northgate']);
  expect((await app.call('deleteSupplier', { token, params })).status).toBe(200);
  const { body: audit } = await app.call('listAuditEntries', { token, query: { filter: { area: 'suppliers' } } });
  expect(audit.map(({ action }) => action).toSorted()).toEqual(['approveSupplier', 'createSupplier', 'deleteSupplier', 'updateSupplier']);
});
`;
