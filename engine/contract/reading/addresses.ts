// Documents at addresses. Reading itself fetches nothing: what is wanted is fetched before, and only from where somebody said that it may be.
import { isAddress, UnreadableDocument, type Fetched } from './files.ts';
import type { ApiDocument } from './form.ts';
import { readDocument } from './read.ts';

/** A document that needs more rounds or files than this is no document but a labyrinth. */
const mostRounds = 20;
const mostFiles = 500;
/** One file: 32 MiB, within 20 s, after 5 redirects at most. */
const mostBytes = 32 * 1024 * 1024;
const longest = 20_000;
const mostRedirects = 5;

export interface ReadOptions {
  overlays?: readonly string[];
  /** Origins (`https://example.com`) whose files are fetched where the document refers to them. A document's own origin is always one. */
  follow?: readonly string[];
}

/**
 * Reads a document from a file or an address, with the files at addresses that it may refer to.
 * @throws UnreadableDocument when it cannot be fetched or read
 */
export async function readDocumentAt(file: string, { overlays = [], follow = [] }: ReadOptions = {}): Promise<ApiDocument> {
  const fetched = new Map<string, { text: string } | { fails: string }>();
  const allowed = new Set(follow.map(originOf));
  let top = file;
  if (isAddress(file)) {
    const { address, text } = await textAt(new URL(file), () => true);
    top = address;
    allowed.add(originOf(address));
    fetched.set(address, { text });
  }
  for (let round = 0; ; round += 1) {
    const document = readDocument(top, overlays, fetched satisfies Fetched);
    const wanted = document.unread.filter((address) => allowed.has(originOf(address)));
    if (wanted.length === 0 || round >= mostRounds || fetched.size + wanted.length > mostFiles) return document;
    await Promise.all(
      wanted.map(async (address) => {
        const found = await textAt(new URL(address), ({ origin }) => allowed.has(origin)).catch((error: unknown) => {
          if (error instanceof UnreadableDocument) return { fails: error.message };
          throw error;
        });
        fetched.set(address, 'text' in found ? { text: found.text } : found);
      }),
    );
  }
}

function originOf(address: string): string {
  if (!isAddress(address) || !URL.canParse(address)) throw new UnreadableDocument(`${address} is no address that begins with https:// or http://.`);
  return new URL(address).origin;
}

async function textAt(address: URL, isAllowed: (address: URL) => boolean): Promise<{ address: string; text: string }> {
  let here = address;
  for (let step = 0; step <= mostRedirects; step += 1) {
    if (!isAllowed(here)) throw new UnreadableDocument(`it leads to ${here.origin}, which is not followed`);
    const response = await fetch(here, {
      redirect: 'manual',
      signal: AbortSignal.timeout(longest),
      headers: { Accept: 'application/yaml, application/json, */*' },
    }).catch(() => undefined);
    if (!response) throw new UnreadableDocument(`${here.href} can’t be reached.`);
    const next = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && next !== null) {
      here = new URL(next, here);
      continue;
    }
    if (!response.ok) throw new UnreadableDocument(`${here.href} answers ${response.status}.`);
    return { address: here.href, text: await textWithin(response, here) };
  }
  throw new UnreadableDocument(`${address.href} leads from one address to the next.`);
}

async function textWithin(response: Response, { href }: URL): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    const bytes: Uint8Array = part;
    size += bytes.length;
    if (size > mostBytes) throw new UnreadableDocument(`${href} is larger than 32 MB.`);
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString('utf8');
}
