// From the first look at the packages to a submitted checklist, as the client walks it.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { bodyStyleLabels, purchaseMethodLabels, vehicleConditionLabels } from '../../../generated/enums.ts';
import type { PartName } from '../../../src/features/preferences/parts.ts';
import { fieldsOf } from '../../../src/features/preferences/fields.ts';
import { press } from '../console.ts';
import { tabTo } from '../keyboard.ts';
import { openPage, sees, yourTurn, type Prospect } from './people.ts';

const payment = { declined: '4000 0000 0000 0002', accepted: '4242 4242 4242 4242' };
/** What the contract calls a question of the checklist. */
const asked = (part: PartName, name: string): string => fieldsOf(part).find((field) => field.name === name)?.label ?? name;

const password = 'blue-kettle-9-harbour';

/** Signs up for a package without more, pays and chooses a password; ends on the dashboard. @param price as it is shown: $249.00 */
export async function signUpFor(page: Page, prospect: Prospect, packageIdentifier: string, price: string): Promise<void> {
  await page.goto(`/signup/${packageIdentifier}`);
  await payFor(page, prospect, price);
}

/** From the open sign-up to the dashboard. @returns how often something was pressed or a field filled */
export async function payFor(page: Page, { first, last, email }: Prospect, price: string): Promise<number> {
  let presses = 0;
  const fill = async (label: string, text: string) => {
    presses += 1;
    await page.getByLabel(label, { exact: true }).fill(text);
  };
  const button = async (name: string) => {
    presses += 1;
    await press(page, name);
  };
  await fill('First name', first);
  await fill('Last name', last);
  await fill('E-mail', email);
  await fill('Phone', '(207) 555-0148');
  await fill('ZIP', '04101');
  await button('Continue');
  await page.getByLabel('Coupon').waitFor();
  await button('Continue');
  presses += 1;
  await page.getByRole('checkbox').check();
  await button(`Use ${payment.accepted}`);
  await button(`Pay ${price}`);
  await fill('Password', password);
  await button('Save and continue');
  await page.waitForURL(/\/dashboard$/);
  return presses;
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

/** The question of the checklist that is open. */
const question = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title });

/** How a person presses and fills in. */
interface Hands {
  press: (target: Locator) => Promise<void>;
  fill: (target: Locator, text: string) => Promise<void>;
}

const byTouch: Hands = { press: (target) => target.click(), fill: (target, text) => target.fill(text) };

/** Nothing but keys: what is answered is reached by Tab, pressed by the space bar, typed. */
export const byKeys = (page: Page): Hands => ({
  press: async (target) => {
    await target.waitFor();
    await tabTo(page, target);
    await page.keyboard.press('Space');
  },
  fill: async (target, text) => {
    await target.waitFor();
    await tabTo(page, target);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  },
});

/** Fills in the checklist from its card on the dashboard, one question after the other, and submits it. @returns how often something was pressed or a field filled */
export async function submitChecklist(page: Page, hands: Hands = byTouch): Promise<number> {
  let presses = 0;
  const tile = async (part: PartName, name: string, answer: string) => {
    presses += 1;
    await hands.press(
      page
        .getByRole('group', { name: asked(part, name) })
        .getByRole('button', { name: answer })
        .first(),
    );
  };
  const fill = async (part: PartName, name: string, text: string) => {
    presses += 1;
    await hands.fill(page.getByLabel(asked(part, name), { exact: true }), text);
  };
  const button = async (name: string) => {
    presses += 1;
    await hands.press(page.getByRole('button', { name, exact: true }));
  };
  const skip = async (title: string) => {
    await question(page, title).waitFor();
    await button('Skip for now');
  };
  await yourTurn(page, 'Tell us what you’re looking for').getByRole('link', { name: 'Start' }).click();
  await question(page, 'What kind of car?').waitFor();
  await tile('vehicles', 'body_styles', bodyStyleLabels.suv);
  await button('Continue');
  await question(page, 'New or used?').waitFor();
  await tile('vehicles', 'conditions', vehicleConditionLabels.used);
  await fill('vehicles', 'year_min', '2020');
  await button('Continue');
  await skip('Any models you already like?');
  await skip('How should it drive?');
  await question(page, 'What can it cost, everything included?').waitFor();
  await tile('money', 'method', purchaseMethodLabels.cash);
  await fill('money', 'max_total', '38000');
  // Enter goes on, and cash asks nothing about credit.
  presses += 1;
  await page.getByLabel(asked('money', 'max_total'), { exact: true }).press('Enter');
  await question(page, 'Which colors outside?').waitFor();
  await button('Rule out beige');
  await button('Continue');
  await skip('Which colors inside?');
  await skip('What must it have?');
  await question(page, 'How far should we look?').waitFor();
  // Said once, at sign-up.
  expect(await page.getByLabel(asked('logistics', 'zip')).inputValue()).toBe('04101');
  await fill('logistics', 'max_distance', '120');
  await sees(page, 'A used SUV, 2020 or newer, under $38,000, within 120 miles of 04101, never beige.');
  await button('Continue');
  await skip('How and when do you want it?');
  await skip('How do we reach you?');
  await question(page, 'Do you have a car to trade in?').waitFor();
  await tile('trade_in', 'has_trade_in', 'Yes');
  await button('Continue');
  await question(page, 'Which car is it?').waitFor();
  await fill('trade_in', 'make', 'Subaru');
  await fill('trade_in', 'model', 'Forester');
  await fill('trade_in', 'year', '2016');
  await fill('trade_in', 'mileage', '91000');
  await button('Review');
  await sees(page, 'Everything we need is here.');
  await sees(page, 'Subaru');
  await button('Submit checklist');
  await sees(page, 'Your checklist is submitted.');
  await openPage(page, 'Dashboard');
  return presses;
}
