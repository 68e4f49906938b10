// Choosing a car by keys: what is marked is what Enter takes.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { renderInConsole } from '../../test/console.tsx';
import { server, withServer } from '../../test/server.ts';
import { sampleOf, signInAs } from '../../test/shell.tsx';
import CarPicker from './CarPicker.tsx';
import { messages } from './messages.ts';

withServer();
beforeEach(() => signInAs({ role: 'employee' }));

it.each([
  ['{Enter}', 'c0'],
  ['{ArrowDown}{Enter}', 'c1'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}{Enter}', 'c0'],
  ['{ArrowUp}{Enter}', 'c2'],
])('takes with %s the car that is marked', async (typed, id) => {
  const cars = ['c0', 'c1', 'c2'].map((each) => ({ ...sampleOf('MatchCar'), source: 'link', id: each, title: `Car ${each}` }));
  server.use(http.get('*/api/match/cars', () => HttpResponse.json(cars)));
  const chosen: unknown[] = [];
  renderInConsole([{ path: '/', element: <CarPicker onChoose={(car) => chosen.push(car)} onClose={() => undefined} /> }], '/');
  await screen.findByRole('option', { name: /Car c0/, selected: true });
  const field = screen.getByRole('combobox', { name: messages.searchCars });
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard(typed);
  expect(chosen).toEqual([{ source: 'link', id }]);
});

/** The dialog with three cars, and one that the server finds for words, once `answer` is called. */
async function openWithWords() {
  const cars = ['Outback', 'Forester', 'Crosstrek'].map((title) => ({ ...sampleOf('MatchCar'), source: 'link', id: title, title }));
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.get('*/api/match/cars', async ({ request }) => {
      if (!new URL(request.url).searchParams.has('q')) return HttpResponse.json(cars);
      await answered;
      return HttpResponse.json([{ ...cars[0], id: 'Ascent', title: 'Ascent' }]);
    }),
  );
  const chosen: string[] = [];
  renderInConsole([{ path: '/', element: <CarPicker onChoose={({ id }) => chosen.push(id)} onClose={() => undefined} /> }], '/');
  await screen.findByRole('option', { name: /Outback/, selected: true });
  return { user: userEvent.setup({ delay: null }), chosen, answer: () => answer(), offered: () => screen.queryAllByRole('option').length };
}

it('takes no car that lacks what is typed, though the server has not answered', async () => {
  const { user, chosen, offered } = await openWithWords();
  await user.keyboard('cross');
  expect(offered()).toBe(1);
  await user.keyboard('{Enter}');
  expect(chosen).toEqual(['Crosstrek']);
});

it('takes with Enter the car that the server finds, once it has', async () => {
  const { user, chosen, answer, offered } = await openWithWords();
  await user.keyboard('asent{Enter}');
  expect(offered()).toBe(0);
  expect(screen.getByRole('status').textContent).toBe(messages.searching);
  expect(chosen).toEqual([]);
  answer();
  await expect.poll(() => chosen).toEqual(['Ascent']);
});

it('takes the car that was pressed, though others were found before it was let go', async () => {
  const { user, chosen, answer } = await openWithWords();
  await user.keyboard('forest');
  const pressed = screen.getByRole('option', { name: /Forester/ });
  await user.pointer({ keys: '[MouseLeft>]', target: pressed });
  answer();
  await expect.poll(() => screen.getByRole('listbox').getAttribute('aria-busy')).toBe('false');
  await user.pointer({ keys: '[/MouseLeft]', target: pressed });
  expect(chosen).toEqual(['Forester']);
});
