import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { useLeaveBlocker } from './useLeaveBlocker.ts';

const routers: ReturnType<typeof createBrowserRouter>[] = [];
afterEach(() => routers.splice(0).forEach((router) => router.dispose()));

const isUnsaved = (): boolean => true;

function Form() {
  return (
    <>
      <input aria-label="Title" />
      <LeaveQuestion blocker={useLeaveBlocker(isUnsaved)} isUnsaved={isUnsaved} />
    </>
  );
}

async function openForm() {
  window.history.replaceState(null, '', '/first');
  const router = createBrowserRouter([
    { path: '/form', element: <Form /> },
    { path: '*', element: <p>Another page</p> },
  ]);
  routers.push(router);
  render(<RouterProvider router={router} />);
  await router.navigate('/second');
  await router.navigate('/third');
  await router.navigate('/form');
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Atlas' } });
  // The question is asked of who has been there for a moment.
  await act(async () => undefined);
  return router;
}

const typed = () => screen.getByLabelText('Title');
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

/** Back, and once more while the router is at undoing the first: in a browser that is what two presses in a row are. */
function backTwice(): void {
  window.addEventListener('popstate', () => window.history.back(), { once: true, capture: true });
  window.history.back();
}

it.each([
  ['once', () => window.history.back()],
  ['twice in a row', backTwice],
])('asks before a form is left by Back, pressed %s, and keeps what was typed', async (_times, back) => {
  await openForm();
  back();
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeDefined();
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
  await press('Stay');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  window.history.back();
  await press('Stay');
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
  expect(typed()).toHaveProperty('value', 'Atlas');
});

it('asks again where Back is pressed while it asks, and leaves once that is confirmed', async () => {
  const router = await openForm();
  void router.navigate('/elsewhere');
  await screen.findByRole('alertdialog');
  backTwice();
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
  expect(typed()).toHaveProperty('value', 'Atlas');
  await press('Leave');
  expect(await screen.findByText('Another page')).toBeDefined();
  await waitFor(() => expect(window.location.pathname).toBe('/third'));
});
