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

it('says what is wrong with a file the server refuses, not how many fields to fix, and offers no second try', async () => {
  const body = JSON.stringify({ status: 422, detail: 'Fix 1 field to continue.', errors: { file: 'Files of this kind can’t be sent.' } });
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget();
      status = 422;
      responseText = body;
      response = body;
      open() {}
      setRequestHeader() {}
      abort() {}
      getResponseHeader = () => null;
      getAllResponseHeaders = () => 'content-type: application/problem+json';
      send() {
        queueMicrotask(() => this.dispatchEvent(new Event('load')));
      }
    },
  );
  function Attached() {
    const { uploads, add, remove, retry } = useUploads('chat');
    return (
      <>
        <UploadRows uploads={uploads} onRemove={remove} onRetry={retry} />
        <FilePicker label="Attach" onFiles={add} />
      </>
    );
  }
  render(<Attached />);
  await userEvent.setup({ applyAccept: false }).upload(screen.getByTestId('file-input'), new File(['MZ'], 'tool.bin', { type: 'application/octet-stream' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Files of this kind can’t be sent.'));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
