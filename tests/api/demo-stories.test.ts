// Each client of the demo has one story: what is said, noted and complained of agrees with their checklist, trade-in and cars.
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { carName } from '../../domain/car-name.ts';
import { carModels } from '../../server/demo/car-models.ts';
import {
  chats,
  complaintReplies,
  complaints,
  customerTrackers,
  links,
  messages,
  otdWorksheets,
  researchReports,
  trackerFields,
  userPreferences,
  users,
} from '../../server/db/schema.ts';
import { startApp, type TestApp } from '../support/app.ts';

/** What a client's story is measured by. */
interface Known {
  name: string;
  first_name: string;
  advisor: string | null;
  /** Of their links and their wish, as people shorten them. */
  models: ReadonlySet<string>;
  trade: string | null;
  decider: string | null;
  avoided: readonly string[];
  /** Whole dollars they have been quoted, or named themselves. */
  sums: ReadonlySet<string>;
}

/** "CR-V" for "CR-V Hybrid". */
const short = (model: string) => model.replace(/ (?:Hybrid|PHEV|EV|Hatchback|350h|1500)$/, '');
const dollars = (cents: number) => `$${Math.round(cents / 100).toLocaleString('en-US')}`;
/** Every model the demo could speak of: those on sale, and those people drive today. */
const spokenOf = (known: ReadonlyMap<string, Known>) =>
  new Set([...carModels.map(({ model }) => short(model)), ...[...known.values()].flatMap(({ trade }) => trade ?? [])]);

let app: TestApp;
let known: ReadonlyMap<string, Known>;
let models: ReadonlySet<string>;
beforeAll(async () => {
  app = await startApp();
  const people = await app.db.select().from(users);
  const checklists = new Map((await app.db.select().from(userPreferences)).map((row) => [row.user_id, row]));
  const cars = await app.db.select().from(links);
  const worksheets = await app.db
    .select({ user_id: links.user_id, total: otdWorksheets.total_otd })
    .from(otdWorksheets)
    .innerJoin(links, eq(links.id, otdWorksheets.link_id));
  known = new Map(
    people
      .filter(({ role }) => role === 'client')
      .map(({ id, name, first_name, advisor_id }) => {
        const { selections = {}, trade_in = {} } = checklists.get(id) ?? {};
        const own = cars.filter((car) => car.user_id === id).flatMap(({ model }) => model ?? []);
        const wished = (selections.vehicles ?? []).flatMap((vehicle) => (vehicle.makes ?? []).flatMap(({ model }) => model ?? []));
        const totals = worksheets.filter(({ user_id }) => user_id === id).map(({ total }) => total);
        const { max_total, max_monthly, down_payment } = selections.money ?? {};
        const named = [max_total, max_monthly, down_payment, trade_in.payoff].flatMap((cents) => cents ?? []);
        const one: Known = {
          name: name ?? '',
          first_name: first_name ?? '',
          advisor: people.find((each) => each.id === advisor_id)?.first_name ?? null,
          models: new Set([...own, ...wished].map(short)),
          trade: trade_in.has_trade_in ? (trade_in.model ?? null) : null,
          decider: selections.logistics?.second_decider?.name?.split(' ')[0] ?? null,
          avoided: (selections.taste?.rejected_colours ?? []).map((color) => color.toLowerCase()),
          sums: new Set([...totals, ...named].map(dollars)),
        };
        return [id, one] as const;
      }),
  );
  models = spokenOf(known);
});
afterAll(() => app.close());

/** What a sentence about a client says that their data do not bear. */
function contradictions(text: string, one: Known): string[] {
  const wrong: string[] = [];
  const own = new Set([...one.models, ...(one.trade ? [one.trade] : [])]);
  for (const model of models)
    if (new RegExp(`(?<![\\w-])${model.replaceAll('+', '\\+')}(?![\\w-])`).test(text) && !own.has(model)) wrong.push(`speaks of a ${model}`);
  if (/\b(?:husband|wife)\b/i.test(text) && !one.decider) wrong.push('speaks of a husband or wife');
  if (/\b(?:trade-in|trading in|payoff)\b/i.test(text) && !one.trade) wrong.push('speaks of a trade-in');
  for (const [, color] of text.matchAll(/\bnothing (white|beige|red|black|gray|green|blue|silver)\b/gi))
    if (!one.avoided.includes((color ?? '').toLowerCase())) wrong.push(`avoids ${color}`);
  for (const [, sum] of text.matchAll(/(\$[\d,]+) (?:out the door|a month)/g)) if (!one.sums.has(sum ?? '')) wrong.push(`names ${sum}`);
  for (const [, name] of text.matchAll(/\b(?:Hi|Congratulations,|Thank you,) ([A-Z][a-z]+)/g))
    if (name !== one.first_name && name !== one.advisor) wrong.push(`calls somebody ${name}`);
  if (/\blinks?\b/i.test(text)) wrong.push('says link, not car');
  if (/\b[Aa] (?:[AEIO][a-z]|F-150|XC60|RDX|NX)/.test(text)) wrong.push('has the wrong article');
  if (/undefined|null|NaN|\$0\b| {2}/.test(text)) wrong.push('has a gap');
  return wrong;
}
const unfit = (rows: readonly { text: string | null; client_id: string | null }[]) =>
  rows.flatMap(({ text, client_id }) => {
    const one = known.get(client_id ?? '');
    return one && text ? contradictions(text, one).map((why) => `${one.name}: “${text}” ${why}`) : [];
  });

it('the checker finds what does not agree', () => {
  const one: Known = {
    name: '',
    first_name: 'Lena',
    advisor: 'Maria',
    models: new Set(['RAV4']),
    trade: null,
    decider: null,
    avoided: ['white'],
    sums: new Set(['$39,178']),
  };
  expect(contradictions('Hi Lena, the RAV4 is $39,178 out the door, and nothing white.', one)).toEqual([]);
  expect(contradictions('Hi Paul, the CR-V is $39,000 out the door. Nothing red, my husband says. The payoff? See the link.', one)).toHaveLength(7);
});

it('chats agree with the client’s checklist, trade-in and cars', async () => {
  const said = await app.db.select({ text: messages.text, client_id: chats.client_id }).from(messages).innerJoin(chats, eq(chats.id, messages.chat_id));
  expect(said.length).toBeGreaterThan(300);
  expect(unfit(said)).toEqual([]);
});

it('nobody’s inbox has the same last line twice', async () => {
  const rows = await app.db.select({ reader: chats.employee_id, last: chats.last_text }).from(chats);
  const seen = new Set<string>();
  const twice = rows.flatMap(({ reader, last }) => {
    const line = `${reader ?? 'desk'}: ${last}`;
    if (!seen.has(line)) return (seen.add(line), []);
    return [line];
  });
  expect(twice).toEqual([]);
});

it('people write by day, one after the other, and once they have an account', async () => {
  const hour = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hourCycle: 'h23', hour: 'numeric' });
  const said = await app.db
    .select({ chat_id: messages.chat_id, seq: messages.seq, at: messages.sent_at })
    .from(messages)
    .orderBy(asc(messages.chat_id), asc(messages.seq));
  const odd = said.filter(({ chat_id, at }, index) => {
    const before = said[index - 1];
    const time = Number(hour.format(new Date(at)));
    return time < 8 || time >= 20 || new Date(at) > new Date() || (before?.chat_id === chat_id && Date.parse(before.at) >= Date.parse(at));
  });
  expect(odd).toEqual([]);
});

it('cars are of the kind their client looks for, and what is said of them is true', async () => {
  const rows = await app.db
    .select({ link: links, selections: userPreferences.selections, trade_in: userPreferences.trade_in })
    .from(links)
    .innerJoin(userPreferences, eq(userPreferences.user_id, links.user_id));
  expect(unfit(rows.map(({ link }) => ({ text: link.comments, client_id: link.user_id })))).toEqual([]);
  const bodies = rows.filter(({ link, selections }) => !selections.vehicles?.[0]?.body_styles?.some((body) => body === link.body_style));
  expect(bodies.map(({ link }) => link.title)).toEqual([]);
  const colors = rows.filter(
    ({ link, selections }) =>
      link.status !== 'rejected' && link.is_displayed && selections.taste?.rejected_colours?.some((color) => link.exterior_colour?.includes(color)),
  );
  expect(colors.map(({ link }) => link.title)).toEqual([]);
});

it('reports are of their car', async () => {
  const rows = await app.db.select({ report: researchReports, link: links }).from(researchReports).innerJoin(links, eq(links.id, researchReports.link_id));
  const odd = rows.filter(
    ({ report, link }) =>
      (link.condition === 'new' && report.owners !== 0) ||
      (report.verdict === 'pass' && !(link.status === 'rejected' && link.condition === 'used')) ||
      (link.comments?.startsWith('One owner') && report.owners !== 1),
  );
  expect(odd.map(({ link }) => link.title)).toEqual([]);
});

it('worksheets price the client’s own trade-in', async () => {
  const rows = await app.db
    .select({ sheet: otdWorksheets, trade_in: userPreferences.trade_in })
    .from(otdWorksheets)
    .innerJoin(links, eq(links.id, otdWorksheets.link_id))
    .innerJoin(userPreferences, eq(userPreferences.user_id, links.user_id));
  const odd = rows.filter(
    ({ sheet, trade_in: { has_trade_in, year, make, model } }) => sheet.trade_in !== (has_trade_in ? `${year} ${carName(make, model)}` : null),
  );
  expect(odd.map(({ sheet }) => sheet.trade_in)).toEqual([]);
});

it('trackers agree with the checklist', async () => {
  const rows = await app.db
    .select({ field: trackerFields.field, text: trackerFields.value, client_id: customerTrackers.user_id })
    .from(trackerFields)
    .innerJoin(customerTrackers, eq(customerTrackers.id, trackerFields.tracker_id));
  expect(unfit(rows)).toEqual([]);
  const trades = rows.filter(({ field, text, client_id }) => field === 'trade_in' && !text.includes(known.get(client_id)?.trade ?? 'None'));
  expect(trades).toEqual([]);
});

it('complaints are of the client’s own cars', async () => {
  const rows = await app.db.select().from(complaints);
  expect(rows.length).toBeGreaterThanOrEqual(10);
  expect(unfit(rows.flatMap(({ subject, details, user_id }) => [subject, details].map((text) => ({ text, client_id: user_id }))))).toEqual([]);
  const replies = await app.db
    .select({ text: complaintReplies.text, client_id: complaints.user_id })
    .from(complaintReplies)
    .innerJoin(complaints, eq(complaints.id, complaintReplies.complaint_id));
  expect(unfit(replies)).toEqual([]);
});
