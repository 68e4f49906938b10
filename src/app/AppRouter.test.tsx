import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from '../../engine/web/page.ts';
import { showKeptToasts, toast, toastStore } from '../../engine/web/toast/toast.ts';
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
    <AppRouter isElsewhere={(pathname) => pathname === '/login'}>
      <Routes>
        <Route path="/list" element={<Link to="/form">open</Link>} />
        <Route path="/form" element={<Form />} />
        <Route
          path="/other"
          element={
            <>
              <p>elsewhere</p>
              <Link to="/login" state="why">
                sign in
              </Link>
            </>
          }
        />
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

it('has the page of another door loaded, and hands on what was said on the way', async () => {
  const leave = vi.spyOn(page, 'leave').mockImplementation(() => {});
  fireEvent.click(screen.getByRole('link', { name: 'leave' }));
  press('lose them');
  toast.warning('That took too long.', { action: { label: 'Undo', onClick: () => {} } });
  fireEvent.click(screen.getByRole('link', { name: 'sign in' }));
  expect(leave).toHaveBeenCalledExactlyOnceWith('/login');
  expect([window.location.pathname, screen.getByText('elsewhere')]).toMatchObject(['/other', {}]);
  // There, the page begins.
  toast.dismiss();
  cleanup();
  window.history.replaceState(null, '', '/login');
  showKeptToasts();
  expect(toastStore.get().map(({ tone, message, action }) => [tone, message, action])).toEqual([['warning', 'That took too long.', undefined]]);
  toast.dismiss();
  showKeptToasts();
  expect(toastStore.get()).toEqual([]);
  const Why = () => <p>because of {String(useLocation().state)}</p>;
  render(
    <AppRouter>
      <Why />
    </AppRouter>,
  );
  expect(screen.getByText('because of why')).toBeDefined();
});
