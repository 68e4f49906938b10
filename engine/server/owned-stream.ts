// A stream that leaves the server has one owner for its errors: nothing that breaks half-way may end the process.
import { Readable } from 'node:stream';

export interface OwnedStreamOptions {
  /** The number of bytes promised: fewer or more are an error, so that no receiver waits for the rest or takes a part for the whole. */
  size?: number | undefined;
  /** Called once with the error, be it before the first byte is read or in the middle. */
  onError: (error: Error) => void;
}

/**
 * The same bytes under an owner. An error of the source, also before anyone reads, goes to `onError` and breaks the answer; a receiver that leaves closes the
 * source.
 */
export function ownedStream(source: Readable, { size, onError }: OwnedStreamOptions): Readable {
  let told = false;
  const tell = (error: Error) => {
    // A receiver that leaves breaks nothing of ours.
    if (told || error.name === 'AbortError') return;
    told = true;
    onError(error);
  };
  source.on('error', tell);
  const owned = Readable.from(promised(source, size), { objectMode: false, highWaterMark: 65_536 });
  owned.on('error', tell);
  // A reading that never began has no loop that closes its source.
  owned.on('close', () => source.destroy());
  return owned;
}

async function* promised(source: AsyncIterable<Uint8Array | string>, size: number | undefined): AsyncGenerator<Uint8Array | string> {
  let sent = 0;
  for await (const chunk of source) {
    sent += typeof chunk === 'string' ? Buffer.byteLength(chunk) : chunk.length;
    if (size !== undefined && sent > size) break;
    yield chunk;
  }
  if (size !== undefined && sent !== size) throw new Error(`${size} bytes were promised, the source holds ${sent < size ? sent : 'more'}.`);
}
