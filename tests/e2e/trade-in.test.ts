// The trade-in with a phone in one hand: the VIN read off the car by a camera (Chromium's own, showing a label), photos shot by shot and shrunk on the device.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { findChromium } from '../../scripts/setup/system-programs.ts';
import { axeViolations, phone, settled, sidewaysScroll, signIn } from '../support/browser.ts';

const vin = '1HGCM82633A004352';
const [width, height] = [640, 480];

/** A camera's film of one picture, as Chromium plays it: YUV 4:2:0, grey. @param bars brightness of each pixel */
const filmOf = (bars: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`),
    ...Array.from({ length: 3 }, () => [Buffer.from('FRAME\n'), Buffer.from(bars), Buffer.alloc((width * height) / 2, 128)]).flat(),
  ]);

let browser: Browser;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-camera-'));
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(wasm)).buffer } });
  // The label in the driver's door: bars of Code 39, as AIAG has them.
  const { image, error } = await writeBarcode(vin, { format: 'Code39', scale: 2 });
  if (!image) throw new Error(error);
  const { data } = await sharp(Buffer.from(await image.arrayBuffer()))
    .resize({ width: 560, height: 160, fit: 'fill', kernel: 'nearest' })
    .extend({ top: 160, bottom: 160, left: 40, right: 40, background: '#fff' })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await writeFile(join(folder, 'label.y4m'), filmOf(data));
  browser = await chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${join(folder, 'label.y4m')}`,
    ],
  });
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

async function tradeIn(): Promise<{ page: Page; faults: string[] }> {
  const { port } = new URL(inject('serverUrl'));
  // Cameras are for pages that are trusted: over HTTPS, or of this machine.
  const page = await browser.newPage({ viewport: phone, baseURL: `http://localhost:${port}`, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  await signIn(page, 'client@forecourt.example');
  await page.goto('/client/preference-trade-in');
  return { page, faults };
}

it('is known by the barcode in its door, and its photos are small before they leave', async () => {
  const { page, faults } = await tradeIn();
  const box = page.getByRole('textbox', { name: 'VIN' });
  await box.fill('');
  await page.getByRole('button', { name: 'Scan barcode' }).click();
  // The label may be read sooner than a slow machine can look at the dialog: what it found and that it has closed is what counts.
  await expect.poll(() => box.inputValue()).toBe(vin);
  await page.getByRole('dialog', { name: 'Scan the VIN' }).waitFor({ state: 'detached' });
  await page.getByText(/Reads as 2003 Honda Accord/).waitFor();

  const big = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#5b7a99' } })
    .jpeg({ quality: 100 })
    .toBuffer();
  // What is sent is a file, whose bytes the browser shows to nobody who watches its calls: it is measured where the page hands it over.
  await page.evaluate(() => {
    const append = FormData.prototype.append;
    const { send } = XMLHttpRequest.prototype;
    const note = (what: unknown) => what instanceof Blob && Reflect.set(window, 'sent', Math.max(Number(Reflect.get(window, 'sent') ?? 0), what.size));
    FormData.prototype.append = function (this: FormData, ...given: [string, string | Blob, string?]) {
      note(given[1]);
      return Reflect.apply(append, this, given);
    };
    XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
      note(body);
      return Reflect.apply(send, this, [body]);
    };
  });
  // Each shot has its place; one whose upload fails says so, and is sent again by one press.
  let calls = 0;
  await page.route('**/api/files', (route) =>
    (calls += 1) === 2 ? route.fulfill({ status: 500, json: { title: 'Something went wrong', status: 500 } }) : route.continue(),
  );
  const small = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#9ab' } })
    .jpeg()
    .toBuffer();
  for (const shot of ['Front', 'Back', 'Interior']) {
    await page.getByTestId(`shot-${shot}`).setInputFiles({ name: 'IMG_1.jpeg', mimeType: 'image/jpeg', buffer: small });
    const again = page.getByRole('button', { name: 'Try again' });
    if (shot === 'Back') await again.click();
    await page.getByRole('img', { name: new RegExp(`^${shot}\\.`) }).waitFor();
    expect([shot, await again.count()]).toEqual([shot, 0]);
  }
  await page.unroute('**/api/files');
  expect(faults.filter((fault) => !fault.includes('status of 500'))).toEqual([]);
  faults.length = 0;
  await page.getByTestId('shot-Odometer').setInputFiles({ name: 'IMG_4711.jpeg', mimeType: 'image/jpeg', buffer: big });
  await page.getByRole('img', { name: 'Odometer.jpg' }).waitFor();
  expect(await page.getByTestId('shot-Odometer').count()).toBe(0);
  const most = await page.evaluate(() => Number(Reflect.get(window, 'sent')));
  expect(most).toBeGreaterThan(1_000);
  expect(most).toBeLessThan(big.length / 2);
  await settled(page);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  expect(faults).toEqual([]);
});
