import { fileRefusal, sheetRefusal } from '../../../domain/file-kinds.ts';
import { headBytes, mediaTypeOf } from '../../../engine/contract/file-kind.ts';
import type { FilePurpose } from '../../../generated/api.ts';

/** Why a file is not worth sending, in the server's words; undefined where nothing speaks against it. */
export async function refusalOf(file: File, purpose: FilePurpose): Promise<string | undefined> {
  return fileRefusal({ ...(await seen(file)), purpose });
}

/** The same of a sheet. */
export const refusalOfSheet = async (file: File): Promise<string | undefined> => sheetRefusal(await seen(file));

async function seen(file: File) {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  return { name: file.name, size: file.size, type: mediaTypeOf(head) };
}
