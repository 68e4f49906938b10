// Adding a make: what the catalogue found for other letters is not added.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { server, withServer } from '../../../test/server.ts';
import { renderInShell, sampleOf, signInAs } from '../../../test/shell.tsx';
import { messages } from '../messages.ts';
import Makes from './Makes.tsx';

withServer();
beforeEach(() => signInAs({ role: 'client' }));

const makesOf = (...names: string[]) => names.map((name) => ({ ...sampleOf('VehicleMake'), name, is_usual: true }));

it('adds with Enter what has the letters, or what the catalogue finds for them once it has answered', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.get('*/api/vehicles/models', () => HttpResponse.json([])),
    http.get('*/api/vehicles/makes', async ({ request }) => {
      if (new URL(request.url).search.includes('t%22')) return HttpResponse.json(makesOf('Toyota', 'Tesla'));
      await answered;
      return HttpResponse.json(makesOf('Hyundai'));
    }),
  );
  const added: string[] = [];
  renderInShell(<Makes vehicle={{ id: 'car' }} onChange={({ makes = [] }) => added.push(...makes.map(({ make }) => make))} reach={undefined} />);
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByRole('combobox', { name: new RegExp(messages.makes.search) }), 't');
  await screen.findByRole('option', { name: 'Any Toyota' });
  await user.keyboard('es');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Any Tesla']);
  await user.keyboard('{Enter}');
  expect(added).toEqual(['Tesla']);
  await user.keyboard('hyndai');
  expect(screen.queryAllByRole('option')).toEqual([]);
  await user.keyboard('{Enter}');
  expect(added).toEqual(['Tesla']);
  answer();
  await expect.poll(() => added).toEqual(['Tesla', 'Hyundai']);
});
