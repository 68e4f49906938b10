import { afterEach, expect, it, vi } from 'vitest';
import { toast, toastStore } from '../../../engine/web/toast/toast.ts';
import { messages } from './messages.ts';
import { handingOf, shareFile } from './share.ts';

const contract = new File(['%PDF'], 'contract.pdf', { type: 'application/pdf' });
const photo = new File(['a'], 'front.webp', { type: 'image/webp' });
const shown = () => toastStore.get().map(({ message }) => message);

/** A device whose sheet takes pictures and PDFs. */
function withSheet(share: (data: ShareData) => Promise<void>): void {
  vi.stubGlobal('navigator', { ...navigator, share, canShare: ({ files = [] }: ShareData) => files.every(({ type }) => /pdf|image/.test(type)) });
}

afterEach(() => {
  vi.unstubAllGlobals();
  toast.dismiss();
});

it('shares what the device’s sheet takes, by its own name', async () => {
  const share = vi.fn(() => Promise.resolve());
  withSheet(share);
  expect([handingOf(contract), handingOf(photo), handingOf(new File([''], 'sheet.csv', { type: 'text/csv' }))]).toEqual(['share', 'share', null]);
  await shareFile(contract);
  expect(share).toHaveBeenCalledWith({ files: [contract], title: 'contract.pdf' });
});

it('copies pictures where there is no sheet, and nothing else', () => {
  vi.stubGlobal('ClipboardItem', vi.fn());
  vi.stubGlobal('isSecureContext', true);
  expect([handingOf(photo), handingOf(contract)]).toEqual(['copy', null]);
});

it('says nothing when the sheet is closed, and offers another press when the first is too long ago', async () => {
  let refusal = new DOMException('closed', 'AbortError');
  const share = vi.fn(() => Promise.reject(refusal));
  withSheet(share);
  await shareFile(contract);
  expect(shown()).toEqual([]);
  refusal = new DOMException('late', 'NotAllowedError');
  await shareFile(contract);
  expect(shown()).toEqual([messages.readyToShare('contract.pdf')]);
  toastStore.get()[0]?.action?.onClick();
  expect(share).toHaveBeenCalledTimes(3);
});
