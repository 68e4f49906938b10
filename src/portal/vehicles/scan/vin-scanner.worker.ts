// Reads barcodes in pictures, apart from the page: what is compiled here is compiled nowhere else (server/http/security.ts gives this file a policy of its own).
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { Picture, Read } from './scanner.ts';

/** The browser's own reader (the Barcode Detection API), where it has one. */
interface OwnReader {
  detect: (picture: ImageBitmap) => Promise<readonly { rawValue: string }[]>;
}
interface OwnReaders {
  new (options: { formats: string[] }): OwnReader;
  getSupportedFormats: () => Promise<readonly string[]>;
}

/** What makers print a VIN in: bars on the door, a square behind the windshield. */
const ownFormats = ['code_39', 'code_128', 'data_matrix', 'qr_code'];

/** The browser's own needs no download, but only one that reads all of them is as good. */
async function ownReader(): Promise<OwnReader | undefined> {
  const readers = (globalThis as { BarcodeDetector?: OwnReaders }).BarcodeDetector;
  if (!readers) return undefined;
  const known = await readers.getSupportedFormats().catch((): readonly string[] => []);
  return ownFormats.every((format) => known.includes(format)) ? new readers({ formats: ownFormats }) : undefined;
}

const reader = ownReader();

async function textsIn(picture: ImageBitmap): Promise<string[]> {
  const own = await reader;
  if (own) return (await own.detect(picture)).map(({ rawValue }) => rawValue);
  const drawing = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true });
  if (!drawing) return [];
  drawing.drawImage(picture, 0, 0);
  const pixels = drawing.getImageData(0, 0, picture.width, picture.height);
  const found = await readBarcodes(pixels, { formats: ['Code39', 'Code128', 'DataMatrix', 'QRCode'], tryHarder: true, maxNumberOfSymbols: 8 });
  return found.map(({ text }) => text);
}

prepareZXingModule({ overrides: { locateFile: (file: string, prefix: string) => (file.endsWith('.wasm') ? wasmUrl : prefix + file) } });

self.addEventListener('message', ({ data: { id, picture } }: MessageEvent<Picture>) => {
  const answer = (read: Read) => self.postMessage(read, { transfer: [] });
  textsIn(picture).then(
    (texts) => answer({ id, texts }),
    () => answer({ id, failed: true }),
  );
});
