import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import RejectDialogFrame from './RejectDialogFrame.tsx';

const without = { name: 'Reject without a reason' };

it('lets a client reject without a reason, unless the contract requires one', async () => {
  const onReject = vi.fn();
  const dialog = (needsReason: boolean) => <RejectDialogFrame open needsReason={needsReason} onReject={onReject} onClose={() => {}} />;
  const { rerender } = render(dialog(false));
  await userEvent.click(screen.getByRole('button', without));
  expect(onReject).toHaveBeenLastCalledWith();
  rerender(dialog(true));
  expect(screen.queryByRole('button', without)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Price' }));
  expect(onReject).toHaveBeenLastCalledWith('price');
});
