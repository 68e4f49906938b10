import type { FileAddress, FileVariant } from '../../../generated/api.ts';
import { api, dataOf } from '../../api/client.ts';
import { reasonOf } from '../../../engine/web/problem.ts';
import { toast } from '../../../engine/web/toast/toast.ts';
import { messages } from './messages.ts';

/** A signed address of a file, good for 60 seconds. */
export function addressOf(id: string, variant: FileVariant = 'original', signal?: AbortSignal): Promise<FileAddress> {
  return dataOf(api.GET('/files/{id}/address', { params: { path: { id }, query: { variant } }, ...(signal ? { signal } : {}) }));
}

/** Shows a stored file in a tab of its own. */
export const openFile = (id: string): Promise<void> => openAddress(() => addressOf(id));

/** Shows what is at a signed address in a tab of its own. The tab opens at once, within the click, or the browser would block it. */
export async function openAddress(address: () => Promise<FileAddress>): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab === null) {
    toast.warning(messages.blocked);
    return;
  }
  tab.opener = null;
  try {
    tab.location.href = (await address()).url;
  } catch (error) {
    tab.close();
    toast.error(reasonOf(error));
  }
}

/** Downloads a signed address. */
export async function saveFrom(address: Promise<FileAddress>): Promise<void> {
  try {
    const { url, file_name } = await address;
    const link = document.createElement('a');
    link.href = url;
    link.download = file_name;
    link.click();
  } catch (error) {
    toast.error(reasonOf(error));
  }
}
