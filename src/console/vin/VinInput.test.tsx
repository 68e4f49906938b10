import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { CoreAdminContext, Form, ResourceContextProvider, testDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { beforeEach, expect, it } from 'vitest';
import { vinDoubtMessages } from '../../../domain/vin.ts';
import { ContractProvider } from '../../../engine/console/ContractContext.tsx';
import { noOverrides } from '../../../engine/console/overrides.ts';
import type { FieldDescriptor } from '../../../engine/contract/descriptor.ts';
import type { Role, VinFacts } from '../../../generated/api.ts';
import { resources } from '../../../generated/resources.ts';
import { renderInConsole } from '../../test/console.tsx';
import { server, withServer } from '../../test/server.ts';
import { sampleOf } from '../../test/shell.tsx';
import VinInput from './VinInput.tsx';

withServer();
const role: Role = 'admin';

const vin = '5XYPK4A55KG494962';
const read: VinFacts = {
  ...sampleOf('VinFacts'),
  vin,
  doubts: [],
  year: 2019,
  make: 'Kia',
  model: 'Sorento',
  trim: null,
  body_style: 'suv',
  drivetrain: 'fwd',
  fuel: 'gas',
  doors: 4,
  models: [],
  trims: ['SX', 'SXL'],
};
const field: FieldDescriptor = { name: 'vin', label: 'VIN', kind: 'string', required: false, nullable: true, readOnly: false, rules: { maxLength: 17 } };
const empty = { vin: null, year: null, make: null, model: null, trim: null, body_style: null, drivetrain: null, fuel: null, doors: null, title: null };

let asked = 0;
beforeEach(() => {
  asked = 0;
  server.use(
    http.get('*/api/vehicles/vin/:vin', () => {
      asked += 1;
      return HttpResponse.json(read);
    }),
  );
});

/** What stands in the form, to read. */
function Values() {
  return <output>{JSON.stringify(useWatch())}</output>;
}
const values = (): unknown => JSON.parse(screen.getByRole('status').textContent);

const open = (record?: object) =>
  renderInConsole(
    [
      {
        path: '/',
        element: (
          <CoreAdminContext dataProvider={testDataProvider()}>
            <ContractProvider resources={resources} role={role} basename="" overrides={noOverrides}>
              <ResourceContextProvider value="bid-requests">
                <Form {...(record ? { record } : {})}>
                  <VinInput field={field} source="vin" />
                  <Values />
                </Form>
              </ResourceContextProvider>
            </ContractProvider>
          </CoreAdminContext>
        ),
      },
    ],
    '/',
  );

it('typed, fills what is empty, keeps what stands, and offers what the VIN leaves open', async () => {
  const user = userEvent.setup({ delay: null });
  open({ ...empty, make: 'KIA Motors', doors: 5 });
  await user.type(await screen.findByRole('textbox', { name: 'VIN' }), `${vin.toLowerCase().slice(0, 8)}-${vin.slice(8)}`);
  await waitFor(() => expect(values()).toMatchObject({ year: 2019 }));
  expect(values()).toEqual({
    vin,
    year: 2019,
    make: 'KIA Motors',
    model: 'Sorento',
    trim: null,
    body_style: 'suv',
    drivetrain: 'fwd',
    fuel: 'gas',
    doors: 5,
    title: '2019 Kia Sorento',
  });
  await user.click(await screen.findByRole('button', { name: 'SXL' }));
  expect(values()).toMatchObject({ trim: 'SXL' });
  expect(screen.getByRole('button', { name: 'SXL' }).getAttribute('aria-pressed')).toBe('true');
});

it('typed into a form that creates, which has no values yet, fills what that form asks for and nothing else', async () => {
  const user = userEvent.setup({ delay: null });
  open();
  await user.type(await screen.findByRole('textbox', { name: 'VIN' }), vin);
  await waitFor(() => expect(values()).toEqual({ vin, year: 2019, make: 'Kia', model: 'Sorento', title: '2019 Kia Sorento' }));
});

it('of a car that was saved fills in nothing; a doubtful one warns, asks nobody and stays', async () => {
  const user = userEvent.setup({ delay: null });
  open({ ...empty, vin });
  await screen.findByRole('button', { name: 'SX' });
  expect(values()).toEqual({ ...empty, vin });
  const box = screen.getByRole('textbox', { name: 'VIN' });
  const before = asked;
  await user.clear(box);
  await user.type(box, '5XYPK4A50KG494962');
  expect(await screen.findByText(vinDoubtMessages.check_digit)).toBeDefined();
  expect(values()).toMatchObject({ vin: '5XYPK4A50KG494962', year: null });
  expect(asked).toBe(before);
});
