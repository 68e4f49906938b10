import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { notPicture } from '../../../domain/file-kinds.ts';
import { FilePicker } from './FilePicker.tsx';
import { UploadRows } from './UploadRows.tsx';
import { useUploads } from './useUploads.ts';

afterEach(() => vi.unstubAllGlobals());

function Photos({ onAdded }: { onAdded: () => void }) {
  const { uploads, add, remove, retry } = useUploads('trade_in', { onAdded });
  return (
    <>
      <UploadRows uploads={uploads} onRemove={remove} onRetry={retry} />
      <FilePicker label="Add photos" pictures onFiles={add} />
    </>
  );
}

it('tells of a text called a photo where it was chosen, and sends nothing', async () => {
  const sent = vi.fn();
  vi.stubGlobal('XMLHttpRequest', sent);
  const onAdded = vi.fn();
  render(<Photos onAdded={onAdded} />);
  await userEvent.setup({ applyAccept: false }).upload(screen.getByTestId('file-input'), new File(['export default 1;'], 'front.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(notPicture('front.jpg')));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect([sent.mock.calls.length, onAdded.mock.calls.length]).toEqual([0, 0]);
});
