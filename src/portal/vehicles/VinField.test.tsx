import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useCallback, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInConsole } from '../../test/console.tsx';
import { server, withServer } from '../../test/server.ts';
import { sampleOf } from '../../test/shell.tsx';
import { VinField, type CarOfVin } from './VinField.tsx';

withServer();

const vin = '5XYPK4A55KG494962';
const told = vi.fn<(car: CarOfVin) => void>();

/** A trade-in as its form keeps it. */
function Field() {
  const [value, setValue] = useState('');
  const [chosen, setChosen] = useState<CarOfVin>({});
  const change = useCallback((next: string, read: CarOfVin) => {
    setValue(next);
    setChosen((was) => {
      const car = { ...was, ...read };
      told(car);
      return car;
    });
  }, []);
  return <VinField label="VIN" maxLength={17} value={value} chosen={chosen} error={undefined} onChange={change} />;
}

it('of a trade-in is read as it is typed; what it leaves open is chosen', async () => {
  server.use(
    http.get('*/api/vehicles/vin/:vin', () =>
      HttpResponse.json({ ...sampleOf('VinFacts'), vin, doubts: [], year: 2019, make: 'Kia', model: 'Sorento', trim: null, models: [], trims: ['SX', 'SXL'] }),
    ),
  );
  const user = userEvent.setup({ delay: null });
  renderInConsole([{ path: '/', element: <Field /> }], '/');
  await user.type(await screen.findByRole('textbox', { name: 'VIN' }), vin.toLowerCase());
  await waitFor(() => expect(told).toHaveBeenLastCalledWith({ year: 2019, make: 'Kia', model: 'Sorento' }));
  await user.click(await screen.findByRole('button', { name: 'SX' }));
  expect(told).toHaveBeenLastCalledWith({ year: 2019, make: 'Kia', model: 'Sorento', trim: 'SX' });
});
