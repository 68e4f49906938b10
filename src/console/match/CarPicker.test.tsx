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
