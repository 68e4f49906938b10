import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { draftsInMemory } from '../fixture/drafts.ts';
import { mayLeave } from '../fixture/leave.ts';
import { Restored } from './Restored.tsx';
import { useOperationForm } from './useOperationForm.ts';

const { kept, keep: keepDrafts } = draftsInMemory();

function Letter({ keep }: { keep?: string }) {
  const form = useOperationForm({ fields: {}, initial: { text: '' }, submit: () => Promise.resolve(), ...(keep ? { keep } : {}) });
  return (
    <form onSubmit={(event) => void form.onSubmit(event)}>
      <Restored kept={form.kept} />
      <input aria-label="Text" value={form.values.text} onChange={(event) => form.set('text', event.target.value)} />
      <button type="submit">Send</button>
    </form>
  );
}
const text = () => screen.getByLabelText('Text');

it('keeps what is typed, fills it in again and forgets it once it is sent', async () => {
  keepDrafts();
  const user = userEvent.setup();
  const { unmount } = render(<Letter keep="letter" />);
  await user.type(text(), 'Dear Oliver');
  await waitFor(() => expect(kept.get('letter')).toEqual({ text: 'Dear Oliver' }));
  unmount();

  render(<Letter keep="letter" />);
  await screen.findByText('Restored what you typed.');
  expect(text()).toHaveProperty('value', 'Dear Oliver');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(kept.size).toBe(0));
  expect(screen.queryByText('Restored what you typed.')).toBeNull();
});

it('discards what came back', async () => {
  kept.set('letter', { text: 'Dear', gone: 'a field of an older form' });
  keepDrafts();
  render(<Letter keep="letter" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(text()).toHaveProperty('value', '');
  await waitFor(() => expect(kept.size).toBe(0));
});

it('keeps nothing of a form that has no name, such as one with a password', async () => {
  keepDrafts();
  render(<Letter />);
  await userEvent.type(text(), 'secret');
  expect(kept.size).toBe(0);
});

it('keeps what was typed before the device told what it has, and lets nobody leave until it is kept', async () => {
  let open = (): void => undefined;
  keepDrafts(new Promise<void>((resolve) => (open = resolve)));
  const user = userEvent.setup();
  render(<Letter keep="letter" />);
  expect(mayLeave()).toBe(true);
  await user.type(text(), 'Dear');
  expect(mayLeave()).toBe(false);
  open();
  await waitFor(() => expect(mayLeave()).toBe(true));
  expect(kept.get('letter')).toEqual({ text: 'Dear' });
});

it('asks nobody who leaves with what was sent', async () => {
  keepDrafts(new Promise<void>(() => undefined));
  const user = userEvent.setup();
  render(<Letter keep="letter" />);
  await user.type(text(), 'Dear');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(mayLeave()).toBe(true));
});
