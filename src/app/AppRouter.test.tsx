import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { useBlocker } from '../kit/area/unsaved.ts';
import { AppRouter } from './AppRouter.tsx';

function Form() {
  const blocker = useBlocker(({ nextLocation }) => nextLocation.pathname !== '/form');
  return (
    <>
      <p>the form</p>
      <Link to="/other">leave</Link>
      {blocker.state === 'blocked' && (
        <>
          <p>unsaved changes, to {blocker.location.pathname}</p>
          <button type="button" onClick={blocker.proceed}>
            lose them
          </button>
          <button type="button" onClick={blocker.reset}>
            stay
          </button>
        </>
      )}
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  window.history.replaceState(null, '', '/list');
  render(
    <AppRouter>
      <Routes>
        <Route path="/list" element={<Link to="/form">open</Link>} />
        <Route path="/form" element={<Form />} />
        <Route path="/other" element={<p>elsewhere</p>} />
      </Routes>
    </AppRouter>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'open' }));
});

it('holds a link back while changes are unsaved, until the person agrees', () => {
  fireEvent.click(screen.getByRole('link', { name: 'leave' }));
  expect(screen.getByText('unsaved changes, to /other')).toBeDefined();
  press('stay');
  expect(window.location.pathname).toBe('/form');
  fireEvent.click(screen.getByRole('link', { name: 'leave' }));
  press('lose them');
  expect(screen.getByText('elsewhere')).toBeDefined();
  expect(window.location.pathname).toBe('/other');
});

it('holds the back button back too', async () => {
  act(() => window.history.back());
  await screen.findByText('unsaved changes, to /list');
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
  press('lose them');
  await screen.findByRole('link', { name: 'open' });
  expect(window.location.pathname).toBe('/list');
});
