// From the first look at the packages to a submitted checklist, as the client walks it.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { bodyStyleLabels, purchaseMethodLabels, vehicleConditionLabels } from '../../../generated/enums.ts';
import type { PartName } from '../../../src/features/preferences/autosave.ts';
import { fieldsOf } from '../../../src/features/preferences/fields.ts';
import { press } from '../console.ts';
import { openPage, sees, yourTurn, type Prospect } from './people.ts';

const payment = { declined: '4000 0000 0000 0002', accepted: '4242 4242 4242 4242' };
/** What the contract calls a question of the checklist. */
const asked = (part: PartName, name: string): string => fieldsOf(part).find((field) => field.name === name)?.label ?? name;

const password = 'blue-kettle-9-harbour';

/** Signs up for a package without more, pays and chooses a password; ends on the dashboard. @param price as it is shown: $249.00 */
export async function signUpFor(page: Page, { first, last, email }: Prospect, packageIdentifier: string, price: string): Promise<void> {
  await page.goto(`/signup/${packageIdentifier}`);
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Phone').fill('(207) 555-0148');
  await page.getByLabel('ZIP').fill('04101');
  await press(page, 'Continue');
  await page.getByLabel('Coupon').waitFor();
  await press(page, 'Continue');
  await page.getByRole('checkbox').check();
  await press(page, `Use ${payment.accepted}`);
  await press(page, `Pay ${price}`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Save and continue');
  await page.waitForURL(/\/dashboard$/);
}

/** Signs up with a package and a coupon, pays at the second try and chooses a password; ends on the dashboard. */
export async function signUp(page: Page, { first, last, email }: Prospect): Promise<void> {
  await page.goto('/signup/full-service');
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Phone').fill('(207) 555-0148');
  await page.getByLabel('ZIP').fill('04101');
  await press(page, 'Continue');

  await page.getByRole('radio', { name: /Full Service/, checked: true }).waitFor();
  await page.getByLabel('Coupon').fill('summer75');
  await sees(page, 'This code has expired.');
  await page.getByLabel('Coupon').fill('friends25');
  await sees(page, '$25.00 off, $974.00 left to pay.');
  await press(page, 'Continue');

  await page.getByRole('heading', { name: 'Payment' }).waitFor();
  await page.getByRole('checkbox').check();
  await press(page, `Use ${payment.declined}`);
  await press(page, 'Pay $974.00');
  await sees(page, 'The card was declined.');
  // Nothing that was typed is lost, and nothing was accepted in vain.
  expect(await page.getByLabel('Card number').inputValue()).toBe(payment.declined);
  expect(await page.getByRole('checkbox').isChecked()).toBe(true);
  await sees(page, 'Coupon FRIENDS25');
  await press(page, `Use ${payment.accepted}`);
  await press(page, 'Pay $974.00');

  await page.getByRole('heading', { name: 'Thank you, you’re in' }).waitFor();
  const receipt = page.getByRole('region', { name: 'Receipt' });
  await sees(receipt, '$974.00');
  await sees(receipt, `${first} ${last}`);
  expect(await page.title()).toBe('Payment received · Forecourt');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Save and continue');
  await page.waitForURL(/\/dashboard$/);
  await page.getByRole('heading', { level: 1, name: new RegExp(`, ${first}$`) }).waitFor();
}

/** Fills in the checklist from its card on the dashboard and submits it. */
export async function submitChecklist(page: Page): Promise<void> {
  await yourTurn(page, 'Tell us what you’re looking for').getByRole('link', { name: 'Start' }).click();
  await page.getByRole('heading', { level: 1, name: 'Preferences Checklist' }).waitFor();

  await page
    .getByRole('group', { name: asked('money', 'method') })
    .getByRole('button', { name: purchaseMethodLabels.cash })
    .click();
  await page.getByLabel(asked('money', 'max_total')).fill('38000');
  await press(page, 'Next');
  await press(page, 'Add a vehicle');
  await page.getByRole('heading', { name: /^Vehicle 1/ }).waitFor();
  await page
    .getByRole('group', { name: asked('vehicles', 'conditions') })
    .getByRole('button', { name: vehicleConditionLabels.used, exact: true })
    .click();
  await page
    .getByRole('group', { name: asked('vehicles', 'body_styles') })
    .getByRole('button', { name: bodyStyleLabels.suv })
    .click();
  await page.getByRole('link', { name: 'Back to the checklist' }).click();
  await sees(page, /^1\. .*SUV/);
  await press(page, 'Next');
  await press(page, 'Next');
  // Said once, at sign-up.
  expect(await page.getByLabel(asked('logistics', 'zip')).inputValue()).toBe('04101');
  await page.getByLabel(asked('logistics', 'max_distance')).fill('120');
  await press(page, 'Next');
  await page
    .getByRole('group', { name: asked('trade_in', 'has_trade_in') })
    .getByRole('button', { name: 'Yes' })
    .click();
  await page.getByLabel(asked('trade_in', 'make')).fill('Subaru');
  await page.getByLabel(asked('trade_in', 'model')).fill('Forester');
  await page.getByLabel(asked('trade_in', 'year')).fill('2016');
  await page.getByLabel(asked('trade_in', 'mileage')).fill('91000');
  await press(page, 'Next');
  await sees(page, 'Everything we need is here.');
  await sees(page, 'Subaru');
  await press(page, 'Submit checklist');
  await sees(page, 'Your checklist is submitted.');
  await openPage(page, 'Dashboard');
}
