// Tests that only make sense where Coupon has a note: new-field.test.ts writes them into its copy of the project.

/** Does not compile without `note`. */
export const typeTest = `import type { Coupon, CouponCreate, CouponUpdate } from '../../generated/api.ts';

export const read = (coupon: Coupon): string | null | undefined => coupon.note;
export const created: Pick<CouponCreate, 'note'> = { note: 'For the autumn fair' };
export const updated: Pick<CouponUpdate, 'note'> = { note: null };
`;

/** The console's screens of coupons on the generated mocks. */
export const componentTest = `import { QueryClient } from '@tanstack/react-query';
import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mockHandlers, samples } from '../../generated/mocks.ts';
import { couponsResource } from '../../generated/resources.ts';
import { validatorOf } from '../../generated/validators/screens.js';
import { ContractProvider } from '../../engine/console/ContractContext.tsx';
import { noOverrides } from '../../engine/console/overrides.ts';
import { contractProvider } from '../../engine/console/provider/provider.ts';
import { ResourceRoutes } from '../../engine/console/ResourceRoutes.tsx';

configure({ asyncUtilTimeout: 15_000 });
const server = setupServer(...mockHandlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }));
afterAll(() => server.close());

function open(path: string): void {
  const dataProvider = contractProvider([couponsResource], { apiUrl: window.location.origin + '/api', token: () => undefined });
  const element = (
    <CoreAdminContext dataProvider={dataProvider} queryClient={new QueryClient()} basename="/desk">
      <ContractProvider resources={[couponsResource]} role="admin" basename="/desk" overrides={noOverrides} validatorOf={validatorOf}>
        <ResourceRoutes segment="coupons" fallback={<p>Nothing here</p>} />
      </ContractProvider>
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/desk/coupons/*', element }], { initialEntries: [path] })} />);
}
const [sample] = samples.Coupon;

it('is a column of the list, with the mock\\u2019s words', async () => {
  open('/desk/coupons');
  expect(await screen.findByText('Note')).toBeDefined();
  expect((await screen.findAllByText(String(sample?.note))).length).toBeGreaterThan(0);
});

it('is an input of the form, which says what is too long', async () => {
  open('/desk/coupons/create');
  const user = userEvent.setup({ delay: null });
  const input = await screen.findByLabelText(/^Note/);
  await user.click(input);
  await user.paste('x'.repeat(141));
  await user.click(screen.getByRole('button', { name: 'Create coupon' }));
  expect(await screen.findByText('Use at most 140 characters.')).toBeDefined();
});

it('stands on the record', async () => {
  open('/desk/coupons/' + String(sample?.id));
  expect((await screen.findAllByText(String(sample?.note))).length).toBeGreaterThan(0);
});
`;

/** Coupons over HTTP. */
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

const coupon = { code: 'FAIR', kind: 'percent', value: 10 } as const;

it('is stored, listed, changed and shown', async () => {
  const { status, body } = await app.call('createCoupon', { token, body: { ...coupon, note: 'For the fair' } });
  expect([status, body.note]).toEqual([201, 'For the fair']);
  expect((await app.call('listCoupons', { token })).body.map(({ note }) => note)).toEqual(['For the fair']);
  await app.call('updateCoupon', { token, params: { id: body.id }, body: { note: 'For both fairs' } });
  expect((await app.call('getCoupon', { token, params: { id: body.id } })).body.note).toBe('For both fairs');
});

it('is refused on its field when it is too long', async () => {
  const { status, problem } = await app.call('createCoupon', { token, body: { ...coupon, code: 'LONG', note: 'x'.repeat(141) } });
  expect(status).toBe(422);
  expect(Object.keys(problem.errors ?? {})).toEqual(['note']);
});
`;
