import { text } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** What a zip holds, by name; every entry is read to its end, as long as it says it is. */
export async function unzip(bytes: Uint8Array): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(Buffer.from(bytes));
  const entries = new Map<string, string>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  return entries;
}
