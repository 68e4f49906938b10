import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, useBlocker, useLocation } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from '../../engine/web/page.ts';
import { Link as AnyLink } from '../kit/router/Link.tsx';
import { useLocation as useAnyLocation } from '../kit/router/router.ts';
import { ConsoleRouter } from './ConsoleRouter.tsx';

function Form() {
  const blocker = useBlocker(({ nextLocation }) => nextLocation.pathname !== '/form');
  return (
    <>
      <Link to="/list">leave</Link>
      {blocker.state === 'blocked' && (
        <>
          <p>unsaved changes, to {blocker.location.pathname}</p>
          <button type="button" onClick={blocker.proceed}>
            lose them
          </button>
        </>
      )}
    </>
  );
}

function Screens() {
  const { pathname } = useLocation();
  const { pathname: same } = useAnyLocation();
  return (
    <>
      <p>
        at {pathname} and {same}
      </p>
      {pathname === '/form' && <Form />}
      <AnyLink to="/form">form</AnyLink>
      <Link to="/logout" state="why">
        sign out
      </Link>
    </>
  );
}

const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

beforeEach(async () => {
  window.history.replaceState(null, '', '/list');
  render(
    <ConsoleRouter isElsewhere={(pathname) => pathname === '/logout'}>
      <Screens />
    </ConsoleRouter>,
  );
  await screen.findByText('at /list and /list');
});

it('is one router for what knows react-router and what does not, and holds steps back while changes are unsaved', async () => {
  follow('form');
  await screen.findByText('at /form and /form');
  follow('leave');
  await screen.findByText('unsaved changes, to /list');
  expect(window.location.pathname).toBe('/form');
  fireEvent.click(screen.getByRole('button', { name: 'lose them' }));
  await screen.findByText('at /list and /list');
});

it('holds the back button back too', async () => {
  follow('form');
  await screen.findByText('at /form and /form');
  act(() => window.history.back());
  await screen.findByText('unsaved changes, to /list');
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
  fireEvent.click(screen.getByRole('button', { name: 'lose them' }));
  await screen.findByText('at /list and /list');
});

it('has the page of another door loaded', async () => {
  const replace = vi.spyOn(page, 'replace').mockImplementation(() => {});
  follow('sign out');
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/logout'));
  expect(window.sessionStorage.getItem('forecourt-step')).toBe('"why"');
  expect(screen.queryByText(/^at/)).toBeNull();
});
