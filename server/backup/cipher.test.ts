import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCipher } from './cipher.ts';

const cipher = createCipher('a key for backups of 32 characters or more', Buffer.alloc(16, 1));

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function all(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('what is encrypted', () => {
  it('is read back as it was, however it is cut into pieces', async () => {
    const piece = fc.integer({ min: 1, max: 64 });
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), piece, piece, async (bytes, write, read) => {
        const sealed = await all(cipher.seal('a', inPieces(bytes, write)));
        expect(await all(cipher.open('a', inPieces(sealed, read)))).toEqual(Buffer.from(bytes));
      }),
      { numRuns: 50 },
    );
  });

  it('is refused where a bit is another, the end is missing, or it has another name', async () => {
    const sealed = await all(cipher.seal('a', inPieces(Buffer.from('the rows of a table'), 7)));
    for (let place = 0; place < sealed.length; place += 1) {
      const changed = Buffer.from(sealed);
      changed[place] = (changed[place] ?? 0) ^ 1;
      await expect(all(cipher.open('a', inPieces(changed, 9)))).rejects.toThrow('cut off or was changed');
      await expect(all(cipher.open('a', inPieces(sealed.subarray(0, place), 9)))).rejects.toThrow('cut off or was changed');
    }
    await expect(all(cipher.open('b', inPieces(sealed, 9)))).rejects.toThrow('b in the backup is cut off');
  });

  it('says nothing of its contents, nor twice the same', async () => {
    const bytes = Buffer.from('Hannah Alvarez');
    const [one, other] = [await all(cipher.seal('a', inPieces(bytes, 99))), await all(cipher.seal('a', inPieces(bytes, 99)))];
    expect(one.includes('Hannah')).toBe(false);
    expect(one.equals(other)).toBe(false);
    expect(cipher.nameOf('ab')).not.toContain('ab'.repeat(4));
  });
});
