// `npm run pictures`: takes the pictures of the README from a running server (`npm start`), with its demo data.
// The address is the first argument, else http://127.0.0.1:3000.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { demoPassword } from '../server/demo/logins.ts';
import { findChromium } from './setup/system-programs.ts';

const address = process.argv[2] ?? 'http://127.0.0.1:3000';
const folder = join('docs', 'pictures');

interface Picture {
  name: string;
  path: string;
  /** Who looks; nobody, where it is missing. */
  email?: string;
  dark?: true;
  phone?: true;
}

const pictures: readonly Picture[] = [
  { name: 'sign-in', path: '/login' },
  { name: 'sign-up', path: '/signup/guided-search' },
  { name: 'client-dashboard', path: '/client/dashboard', email: 'client@forecourt.example' },
  { name: 'client-listings-phone', path: '/client/listings', email: 'client@forecourt.example', phone: true },
  { name: 'advisor-dashboard', path: '/employee/dashboard', email: 'advisor@forecourt.example' },
  { name: 'admin-coupons', path: '/admin/coupons', email: 'admin@forecourt.example' },
  { name: 'admin-dashboard-dark', path: '/admin/dashboard', email: 'admin@forecourt.example', dark: true },
];

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${address}/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/dashboard$/);
}

const executablePath = findChromium();
if (!executablePath) throw new Error('Pictures need Chromium: install the package `chromium`, or name a browser in CHROMIUM.');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const { name, path, email, dark, phone } of pictures) {
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (email) await signIn(page, email);
  await page.goto(`${address}${path}`);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(`docs/pictures/${name}.png`);
  await context.close();
}
await browser.close();
