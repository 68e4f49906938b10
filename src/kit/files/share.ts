import { toast } from '../../../engine/web/toast/toast.ts';
import { messages } from './messages.ts';
import { bytesOf, type Viewable } from './viewable.ts';

/** What happens to a file outside of the page where there is no share sheet: pictures can be copied. */
export type Handing = 'share' | 'copy' | null;

/** Whether this browser has a share sheet that takes files at all; of one file only `handingOf` knows. */
export const hasShareSheet = (): boolean => typeof navigator.share === 'function' && typeof navigator.canShare === 'function';

/** How this browser hands a file to other apps. */
export function handingOf(file: File): Handing {
  if (hasShareSheet() && navigator.canShare({ files: [file] })) return 'share';
  return file.type.startsWith('image/') && typeof ClipboardItem === 'function' && window.isSecureContext ? 'copy' : null;
}

/** Who closes the sheet without a choice needs no word about it. */
const wasClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Opens the share sheet with a file; within a press, or the browser refuses. */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file], title: file.name });
  } catch (error) {
    if (wasClosed(error)) return;
    // The press was too long ago, as while a large file was fetched: the next one has it at hand.
    const again = error instanceof DOMException && error.name === 'NotAllowedError';
    if (again) toast.info(messages.readyToShare(file.name), { duration: null, action: { label: messages.share, onClick: () => void shareFile(file) } });
    else toast.error(messages.notShared(file.name));
  }
}

/** Fetches a file and opens the share sheet with it; where it is not taken there, it is told. */
export async function shareFrom(file: Viewable): Promise<void> {
  try {
    const bytes = await bytesOf(file);
    if (handingOf(bytes) === 'share') await shareFile(bytes);
    else toast.error(messages.notShared(file.name));
  } catch {
    toast.error(messages.didNotLoad);
  }
}

/** A picture as browsers put it on the clipboard. */
async function asPng(file: File): Promise<Blob> {
  if (file.type === 'image/png') return file;
  const picture = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

/** Copies a picture. */
export async function copyPicture(file: File): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': asPng(file) })]);
    toast.success(messages.copied);
  } catch {
    toast.error(messages.notCopied);
  }
}
