// Lines of text as an object of a backup: compressed, and read back line by line.
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { damaged } from './cipher.ts';
import { measured } from './measured.ts';
import type { Place } from './place.ts';

/** Compresses. */
export const packed = (bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> => through(bytes, createGzip());

/** The bytes of an object as they were before they were compressed. @throws BackupRefused where it was cut off or changed */
export async function* unpacked(place: Place, name: string): AsyncGenerator<Uint8Array> {
  try {
    yield* through(place.read(name), createGunzip());
  } catch (error) {
    // What zlib says of bytes that are not what it wrote.
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw code.startsWith('Z_') ? damaged(name, error) : error;
  }
}

async function* through(bytes: AsyncIterable<Uint8Array>, stage: ReturnType<typeof createGzip>): AsyncGenerator<Uint8Array> {
  const source = Readable.from(bytes, { objectMode: false });
  source.on('error', (error) => stage.destroy(error));
  source.pipe(stage);
  try {
    for await (const chunk of stage) yield chunk as Uint8Array;
  } finally {
    source.destroy();
    stage.destroy();
  }
}

/**
 * The lines of an object, without their ends. Not by `readline`, which also ends a line at U+2028: JSON has it as it is.
 * @param sha256 of all lines; compared at their end
 * @throws BackupRefused where it is another
 */
export async function* linesOf(place: Place, name: string, sha256: string): AsyncGenerator<string> {
  const { bytes, sum } = measured(unpacked(place, name));
  const decoder = new TextDecoder();
  let begun = '';
  for await (const chunk of bytes) {
    const lines = (begun + decoder.decode(chunk, { stream: true })).split('\n');
    begun = lines.pop() ?? '';
    yield* lines;
  }
  if (begun !== '' || sum().sha256 !== sha256) throw damaged(name);
}
