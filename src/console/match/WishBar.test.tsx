import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInConsole } from '../../test/console.tsx';
import { server, withServer } from '../../test/server.ts';
import type { Filter } from './queries.ts';
import { WishBar } from './WishBar.tsx';

withServer();

const asked: Filter[] = [];

function Bar() {
  const [filter, setFilter] = useState<Filter>({ year: 2024 });
  return (
    <WishBar
      filter={filter}
      onChange={(next) => {
        asked.push(next);
        setFilter(next);
      }}
    />
  );
}

it('offers makes and models of the catalogue, models of the make and year that are asked for', async () => {
  const wanted: unknown[] = [];
  const names = (path: string, found: string[]) =>
    http.get(path, ({ request }) => {
      wanted.push(JSON.parse(new URL(request.url).searchParams.get('filter') ?? '{}'));
      return HttpResponse.json(found.map((name) => ({ name })));
    });
  server.use(names('*/api/vehicles/makes', ['Honda', 'Hyundai']), names('*/api/vehicles/models', ['CR-V', 'CR-Z']));
  const user = userEvent.setup({ delay: null });
  renderInConsole([{ path: '/', element: <Bar /> }], '/');
  await user.type(await screen.findByRole('combobox', { name: 'Make' }), 'hond');
  await user.click(await screen.findByRole('option', { name: 'Honda' }));
  expect(asked.at(-1)).toEqual({ year: 2024, make: 'Honda' });
  const model = screen.getByRole('combobox', { name: 'Model' });
  await user.type(model, 'crv');
  await screen.findByRole('option', { name: 'CR-V' });
  expect(wanted.at(-1)).toEqual({ q: 'crv', make: 'Honda', year: 2024 });
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(asked.at(-1)).toEqual({ year: 2024, make: 'Honda', model: 'CR-V' }));
  // Taken off, it is not asked for any more; anything may be typed.
  await user.clear(model);
  await user.keyboard('{Enter}');
  expect(asked.at(-1)).toEqual({ year: 2024, make: 'Honda' });
  await user.type(model, 'Wagon R{Enter}');
  expect(asked.at(-1)).toEqual({ year: 2024, make: 'Honda', model: 'Wagon R' });
});
