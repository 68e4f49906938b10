// The whole journey in a browser, from the first look at the packages to the car that was bought: a client, an admin and an advisor,
// some on hosts of their own and some on path prefixes. Another client looks on and sees nothing of it.
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, settled, signIn } from '../support/browser.ts';
import { press } from '../support/console.ts';
import { signUp, submitChecklist } from '../support/journey/becoming-a-client.ts';
import { answerPrice, card, decideFirst, readPrice, readReport, showOnly } from '../support/journey/deciding.ts';
import { addLinks, enterWorksheet, postReport, publish, recordPurchase, setTier } from '../support/journey/links.ts';
import { openNotification, openPage, openPeople, sees, wait } from '../support/journey/people.ts';
import { advisorName, assign, begin, deliver } from '../support/journey/staff.ts';
import { chat, complain, sharedFile, shareFile } from '../support/journey/talking.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const prospect = { first: 'Imke', last: 'Hostrup', email: 'imke.hostrup@mailhaven.example' };

const outback = '2022 Subaru Outback Wilderness';
const mazda = '2023 Mazda CX-50 Meridian';
const honda = '2021 Honda Passport TrailSport';
const report = { verdict: 'with_care' as const, summary: 'One owner, but the front tires are due.' };
const quotes = {
  first: { selling: '27900', tax: '1674', total: '$30,247.00' },
  revised: { selling: '27200', tax: '1632', total: '$29,505.00', remark: 'They came down by 700 for you.' },
};

const offers = [
  { title: outback, price: '28900', group: 'Roomy and calm' },
  { title: mazda, price: '28400', group: 'Roomy and calm' },
  { title: honda, price: '26900', group: 'A little smaller' },
].map((offer, index) => ({ ...offer, url: `https://cars.example/hostrup/${index}`, comments: `I would drive number ${index + 1} soon.` }));

describe('the whole journey', () => {
  it('a prospect becomes a client, finds a car and buys it', async () => {
    const people = await openPeople(browser);
    const { client, admin, advisor, other } = people;
    const name = `${prospect.first} ${prospect.last}`;

    await signUp(client, prospect);
    expect(await submitChecklist(client)).toBeLessThanOrEqual(40);
    await signIn(admin, 'admin@forecourt.example');
    await signIn(advisor, 'advisor@forecourt.example');
    await signIn(other, 'client2@forecourt.example');

    await openNotification(admin, new RegExp(`${name}.*checklist`));
    await assign(admin, prospect);
    await openNotification(client, `${advisorName} is your advisor.`);
    await openNotification(advisor, `${name} is now your client.`);
    await begin(advisor, prospect);

    await addLinks(advisor, prospect, offers);
    await setTier(advisor, outback, 'top_pick');
    await publish(advisor, 3);
    await openNotification(client, '3 new cars from Maria.');
    await sees(card(client, outback), 'Top pick');
    await sees(card(client, outback), 'I would drive number 1 soon.');
    await client.getByRole('heading', { level: 2, name: /^Roomy and calm 2 cars/ }).waitFor();
    await decideFirst(client, { research: outback, forward: mazda, reject: honda });

    // The bell leads staff to the very link.
    await openNotification(advisor, new RegExp(`^${name}: .*${outback}`));
    await press(advisor.getByRole('dialog', { name: outback }), 'Close');
    await postReport(advisor, prospect, outback, report);
    await openNotification(client, new RegExp(outback));
    await readReport(client, outback, report);
    await enterWorksheet(advisor, prospect, mazda, quotes.first);
    await openNotification(client, new RegExp(mazda));
    await readPrice(client, mazda, {
      'Selling price': '$27,900.00',
      'Doc fee': '$499.00',
      'Sales tax': '$1,674.00',
      'Out the Door, everything included': quotes.first.total,
    });
    await answerPrice(client, client.getByRole('dialog', { name: mazda }), 'Negotiate again');
    await enterWorksheet(advisor, prospect, mazda, quotes.revised);
    await wait(client, 30);
    await readPrice(client, mazda, { 'Rev 2': quotes.revised.total, 'Rev 1': quotes.first.total, [quotes.revised.remark]: '$742.00 since the first quote' });
    await answerPrice(client, client.getByRole('dialog', { name: mazda }), 'Accept this price');
    await press(client.getByRole('dialog', { name: mazda }), 'Close');
    await openNotification(advisor, new RegExp(`^${name}: .*${mazda}`));
    await press(advisor.getByRole('dialog', { name: mazda }), 'Close');

    await chat(client, advisor, prospect);
    await complain(client, admin, prospect);
    await shareFile(advisor, client, prospect);

    await recordPurchase(advisor, prospect, mazda, '29505');
    await openNotification(client, new RegExp(mazda));
    await sees(client.getByRole('dialog', { name: mazda }), 'Purchased');
    await press(client.getByRole('dialog', { name: mazda }), 'Close');
    await showOnly(client, 'Accepted', 1);
    await sees(card(client, mazda), 'This one is yours. Congratulations.');
    await openPage(client, 'Dashboard');
    const rail = client.getByRole('list', { name: 'Your journey' });
    await sees(rail, 'Paperwork');
    await deliver(advisor, prospect);
    await wait(client, 130);
    await sees(rail, 'Delivered, done');

    // Another client sees nothing of it: no car, no file, no complaint.
    await openPage(other, 'Listings');
    await other.getByRole('button', { name: /^All \d+$/ }).click();
    await other.getByRole('article').first().waitFor();
    for (const title of [outback, mazda, honda]) expect(await card(other, title).count()).toBe(0);
    expect(await other.getByText('I would drive number').count()).toBe(0);
    await openPage(other, 'Files');
    await other.getByRole('heading', { level: 1, name: 'Shared files' }).waitFor();
    await settled(other);
    expect(await other.getByText(sharedFile).count()).toBe(0);
    expect(people.problems()).toEqual([]);
    await people.close();
  });
});
