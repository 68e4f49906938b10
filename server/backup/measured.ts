// What passes by, summed up.
import { createHash } from 'node:crypto';

/** SHA-256 and size of bytes as they pass. */
export interface Measured {
  bytes: AsyncIterable<Uint8Array>;
  /** Of what has passed so far. */
  sum: () => { sha256: string; bytes: number };
}

export function measured(bytes: AsyncIterable<Uint8Array>): Measured {
  const hash = createHash('sha256');
  let size = 0;
  const passing = async function* passing(): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  return { bytes: passing(), sum: () => ({ sha256: hash.copy().digest('hex'), bytes: size }) };
}

/** Reads to the end. @returns SHA-256 and size */
export async function sumOf(bytes: AsyncIterable<Uint8Array>): Promise<{ sha256: string; bytes: number }> {
  const { bytes: passing, sum } = measured(bytes);
  for await (const chunk of passing) void chunk;
  return sum();
}
