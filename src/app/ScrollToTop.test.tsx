import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { ScrollToTop } from './ScrollToTop.tsx';

it('begins every route at the top, and leaves the page alone within one', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const frame = (
    <>
      <ScrollToTop />
      <Outlet />
    </>
  );
  const router = createMemoryRouter([{ element: frame, children: [{ path: '*', element: <p>page</p> }] }], { initialEntries: ['/a'] });
  render(<RouterProvider router={router} />);
  scroll.mockClear();
  await act(() => router.navigate('/b'));
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0);
  await act(() => router.navigate('/b?page=2'));
  expect(scroll).toHaveBeenCalledOnce();
});

it('a step back begins at the top too: the browser is told not to put it where it was', () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const router = createMemoryRouter([{ path: '*', element: <ScrollToTop /> }]);
  const { unmount } = render(<RouterProvider router={router} />);
  expect(window.history.scrollRestoration).toBe('manual');
  unmount();
});
