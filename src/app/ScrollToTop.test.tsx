import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BrowserRouter } from '../kit/router/BrowserRouter.tsx';
import { Link } from '../kit/router/Link.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

const show = () =>
  render(
    <BrowserRouter>
      <ScrollToTop />
      <Link to="/b">b</Link>
      <Link to="/b?page=2">further</Link>
    </BrowserRouter>,
  );

it('begins every route at the top, and leaves the page alone within one', () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  window.history.replaceState(null, '', '/a');
  show();
  scroll.mockClear();
  fireEvent.click(screen.getByRole('link', { name: 'b' }));
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0);
  fireEvent.click(screen.getByRole('link', { name: 'further' }));
  expect(scroll).toHaveBeenCalledOnce();
});

it('a step back begins at the top too: the browser is told not to put it where it was', () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { unmount } = show();
  expect(window.history.scrollRestoration).toBe('manual');
  unmount();
});
