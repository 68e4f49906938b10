// The page's side of reading barcodes: pictures go to a worker, VINs come back.
import { vinIn } from '../../../../domain/vin.ts';

/** A picture to read; it is handed over, not copied. */
export interface Picture {
  id: number;
  picture: ImageBitmap;
}

/** What the barcodes in it hold; failed where this browser cannot read any. */
export type Read = { id: number; texts: string[] } | { id: number; failed: true };

export interface Scanner {
  /** The VIN in a picture; undefined where there is none. @throws Error where this browser cannot read barcodes */
  vinOf: (picture: ImageBitmap) => Promise<string | undefined>;
  close: () => void;
}

/** Starts a reader; it waits for the first picture. */
export function openScanner(): Scanner {
  const worker = new Worker(new URL('./vin-scanner.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { found: (vin: string | undefined) => void; failed: (error: Error) => void }>();
  let last = 0;
  const failAll = () => {
    for (const { failed } of waiting.values()) failed(new Error('Barcodes cannot be read here.'));
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Read>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failed' in data) asked?.failed(new Error('Barcodes cannot be read here.'));
    else asked?.found(data.texts.flatMap((text) => vinIn(text) ?? [])[0]);
  });
  worker.addEventListener('error', failAll);
  return {
    vinOf: (picture) =>
      new Promise((found, failed) => {
        last += 1;
        waiting.set(last, { found, failed });
        worker.postMessage({ id: last, picture } satisfies Picture, [picture]);
      }),
    close: () => worker.terminate(),
  };
}
