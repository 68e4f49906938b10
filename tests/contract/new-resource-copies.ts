// What new-field.test.ts puts into its copy of the project once `npm run new resource suppliers` has run there: an operation that moves a state,
// as README's recipe adds one, and tests that only make sense where there are suppliers.

/** The fields asked for. */
export const fields = ['name', 'phone:phone?', 'stage:proposed|approved', 'fee:cents'];

/** README, "A resource": a button that moves a state. File, words that stand there, words instead. */
export const approving: readonly [file: string, words: string, instead: string][] = [
  ['openapi/schemas/Supplier.yaml', 'stage: {$ref: ./SupplierStage.yaml}', 'stage: {$ref: ./SupplierStage.yaml, readOnly: true}'],
  [
    'openapi/schemas/SupplierStage.yaml',
    'x-enumDescriptions:',
    'x-transitions:\n  - {from: [proposed], to: approved, by: [admin], label: Approve, via: approveSupplier}\n  - {state: proposed, says: Nobody has approved this supplier yet.}\n  - {state: approved, says: This supplier is already approved.}\nx-enumDescriptions:',
  ],
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
    x-resource: {name: suppliers, action: approve, on: record, done: "Supplier {record} approved"}
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
  ['server/modules/states.ts', '  SupportStatus:', '  SupplierStage: statesIn(suppliers, undefined, ({ stage: state }) => ({ state })),\n  SupportStatus:'],
  ['server/modules/states.ts', 'payments, supportRequests,', 'payments, suppliers, supportRequests,'],
  [
    'tests/api/cases/suppliers.ts',
    '  deleteSupplier:',
    '  approveSupplier: { succeeds: async (world) => ({ params: await make(world) }), foreign: firmWide },\n  deleteSupplier:',
  ],
  ['tests/api/cases/suppliers.ts', "stage: 'proposed', ", ''],
];

/** The console's screens of suppliers: made, changed and approved by somebody at the keyboard. */
export const componentTest = `import { QueryClient } from '@tanstack/react-query';
import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mockHandlers, samples } from '../../generated/mocks.ts';
import { suppliersResource } from '../../generated/resources.ts';
import { validatorOf } from '../../generated/validators/screens.js';
import { ContractProvider } from '../../engine/console/ContractContext.tsx';
import { noOverrides } from '../../engine/console/overrides.ts';
import { contractProvider } from '../../engine/console/provider/provider.ts';
import { ResourceRoutes } from '../../engine/console/ResourceRoutes.tsx';

configure({ asyncUtilTimeout: 15_000 });
const sent: unknown[] = [];
const keep = async ({ request }: { request: Request }) => {
  const text = await request.text();
  sent.push([request.method, new URL(request.url).pathname.replace(/[0-9a-f-]{36}/, '{id}'), text === '' ? undefined : JSON.parse(text)]);
  return HttpResponse.json({ ...samples.Supplier[0], stage: 'proposed' });
};
const server = setupServer(
  http.get('*/api/suppliers/:id', () => HttpResponse.json({ ...samples.Supplier[0], stage: 'proposed' })),
  http.post('*/api/suppliers', keep), http.patch('*/api/suppliers/:id', keep), http.patch('*/api/suppliers/:id/approve', keep),
  ...mockHandlers(),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }));
afterAll(() => server.close());

function open(path: string): void {
  const dataProvider = contractProvider([suppliersResource], { apiUrl: window.location.origin + '/api', token: () => undefined });
  const element = (
    <CoreAdminContext dataProvider={dataProvider} queryClient={new QueryClient()} basename="/desk">
      <ContractProvider resources={[suppliersResource]} role="admin" basename="/desk" overrides={noOverrides} validatorOf={validatorOf}>
        <ResourceRoutes segment="suppliers" fallback={<p>Nothing here</p>} />
      </ContractProvider>
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/desk/suppliers/*', element }], { initialEntries: [path] })} />);
}
const id = String(samples.Supplier[0]?.id);
const user = userEvent.setup({ delay: null });

it('is created by its form', async () => {
  open('/desk/suppliers/create');
  await user.type(await screen.findByLabelText(/^Name/), 'Northgate');
  await user.type(screen.getByLabelText(/^Fee/), '599');
  await user.click(screen.getByRole('button', { name: 'Create supplier' }));
  await vi.waitFor(() => expect(sent).toContainEqual(['POST', '/api/suppliers', expect.objectContaining({ name: 'Northgate', fee: 59900 })]), { timeout: 15_000 });
});

it('is changed by its form', async () => {
  open('/desk/suppliers/' + id + '/edit');
  const name = await screen.findByLabelText(/^Name/);
  await user.clear(name);
  await user.type(name, 'Southgate');
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await vi.waitFor(() => expect(sent).toContainEqual(['PATCH', '/api/suppliers/{id}', expect.objectContaining({ name: 'Southgate' })]), { timeout: 15_000 });
});

it('is approved by a button of its record', async () => {
  open('/desk/suppliers/' + id);
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await vi.waitFor(() => expect(sent.some((call) => JSON.stringify(call).includes('/approve'))).toBe(true), { timeout: 15_000 });
});
`;

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
