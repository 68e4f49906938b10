import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from '../../../engine/web/page.ts';
import { showKeptToasts, toast, toastStore } from '../../../engine/web/toast/toast.ts';
import { BrowserRouter } from './BrowserRouter.tsx';
import { Link } from './Link.tsx';
import { useLocation, useNavigate, useParams, useSearchParams } from './router.ts';
import { Navigate, Routes } from './Routes.tsx';

function Car() {
  const { car } = useParams();
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <p>
        car {car}, {search.get('tab') ?? 'no tab'}
      </p>
      <button type="button" onClick={() => setSearch({ tab: 'price' })}>
        price
      </button>
      <Link to="?tab=photos">photos</Link>
      <Link to="/login" state="why">
        sign in
      </Link>
    </>
  );
}

function Away() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      back from {useLocation().pathname}
    </button>
  );
}

const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

beforeEach(() => {
  window.history.replaceState(null, '', '/list');
  render(
    <BrowserRouter isElsewhere={(pathname) => pathname === '/login'}>
      <Routes
        routes={[
          { path: '/list', element: <Link to="/cars/a%20b">open</Link> },
          { path: '/cars/:car', element: <Car /> },
          { path: '/old', element: <Navigate to="/list" /> },
          { path: '*', element: <Away /> },
        ]}
      />
    </BrowserRouter>,
  );
});

it('goes where links and steps lead, and back as the browser does', async () => {
  follow('open');
  expect(screen.getByText('car a b, no tab')).toBeDefined();
  follow('photos');
  expect(screen.getByText('car a b, photos')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'price' }));
  expect(`${window.location.pathname}${window.location.search}`).toBe('/cars/a%20b?tab=price');
  act(() => window.history.back());
  await screen.findByText('car a b, photos');
});

it('leaves a link that asks for another tab to the browser', () => {
  const link = screen.getByRole('link', { name: 'open' });
  // jsdom opens nothing; what is not prevented the browser does.
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(window.location.pathname).toBe('/list');
  expect(fireEvent.click(link)).toBe(false);
});

it('has the page of another door loaded, and hands on what was said on the way', () => {
  const leave = vi.spyOn(page, 'leave').mockImplementation(() => {});
  follow('open');
  toast.warning('That took too long.', { action: { label: 'Undo', onClick: () => {} } });
  follow('sign in');
  expect(leave).toHaveBeenCalledExactlyOnceWith('/login');
  expect(window.location.pathname).toBe('/cars/a%20b');
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
    <BrowserRouter>
      <Why />
    </BrowserRouter>,
  );
  expect(screen.getByText('because of why')).toBeDefined();
});
