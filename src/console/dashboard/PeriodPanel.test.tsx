// Days of one's own for the dashboard: a period that is none says so at the day to change.
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import PeriodPanel from './PeriodPanel.tsx';

it('takes a period only where its days are one', async () => {
  const onChoose = vi.fn();
  const days = { from: '2026-11-01', to: '2026-11-30' };
  render(<PeriodPanel open anchor={document.body} choice={days} days={days} onChoose={onChoose} onClose={vi.fn()} />);
  const to = screen.getByLabelText<HTMLInputElement>('To');
  fireEvent.change(to, { target: { value: '2026-10-01' } });
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('Choose a day after the first one.')).toBeDefined();
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.change(to, { target: { value: '2026-11-15' } });
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith({ from: '2026-11-01', to: '2026-11-15' }));
});
