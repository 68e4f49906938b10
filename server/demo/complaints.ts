// Complaints in every state, with their course.
import { figureText } from '../../domain/formats.ts';
import { aboutAdvisor, momentsAfter, replyOwedSince } from '../../domain/complaints.ts';
import { replyDue } from '../../domain/working-hours.ts';
import type { ComplaintStatus } from '../../generated/api.ts';
import * as roles from '../../generated/roles.ts';
import type { Database } from '../db/database.ts';
import { complaintReplies, complaints } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { EventKind, Facts } from '../events/kinds.ts';
import { withA } from './car-models.ts';
import { clientFacts, linksOf, type ClientFacts } from './client-facts.ts';
import { byDay } from './daytime.ts';
import { fillEvidence } from './evidence.ts';
import { demoEvent, keepHappened, type Happened } from './happenings.ts';
import type { DemoClient, World } from './model.ts';

interface Story {
  subject: string;
  /** The key of one that every installation begins with. */
  category: string;
  details: string;
  /** The states it went through. */
  path: readonly ComplaintStatus[];
  /** What staff answered, and what the client said to it. */
  replies: readonly (readonly ['staff' | 'client', string])[];
}

/** Each of a client it could have happened to; null of the others. */
const stories: readonly ((facts: ClientFacts) => Story | null)[] = [
  ({ cars }) => {
    const car = cars.find(({ row }) => row.comments?.includes('protection package'));
    return car
      ? {
          subject: `Add-on I don’t want at ${car.dealer}`,
          category: 'price',
          details: `${car.dealer} put a protection package on the ${car.model}. I don’t want one. Give me the price without it.`,
          path: ['in_progress', 'waiting_on_client'],
          replies: [
            ['staff', 'You’re right, it wasn’t in the listing, and the dealer is taking it off. Is there anything else on the worksheet you don’t want?'],
          ],
        }
      : null;
  },
  ({ cars }) => {
    const car = cars.find(({ row }) => row.status === 'unavailable');
    return car
      ? {
          subject: 'No answer for three days',
          category: 'delay',
          details: `I asked two questions about the ${car.name} and nobody got back to me. Now the car is gone.`,
          path: [],
          replies: [],
        }
      : null;
  },
  ({ cars }) => {
    const car = cars.find(({ row }) => row.status === 'rejected' && row.condition !== 'new' && (row.distance ?? 0) > 15);
    const miles = car?.row.miles ?? 0;
    return car
      ? {
          subject: 'Wrong miles on a car',
          category: 'listing',
          details: `Your page says ${figureText(miles)} miles for the ${car.model}. At ${car.dealer} it showed ${figureText(miles + 9_500)}. I drove ${car.distance} miles for it.`,
          path: ['in_progress'],
          replies: [['staff', 'I’m sorry about the drive. I called the dealer: they had posted another car’s odometer photo. They’re fixing the ad today.']],
        }
      : null;
  },
  () => ({
    subject: 'Charged twice',
    category: 'payment',
    details: 'My card shows the package twice on the same day. Please take one of them off.',
    path: ['in_progress', 'resolved'],
    replies: [
      ['staff', 'One of the two was only a hold and is gone by tomorrow. Your receipt has the one charge.'],
      ['client', 'It’s gone. Thank you.'],
    ],
  }),
  ({ model }) => ({
    subject: 'I’d like another advisor',
    category: 'advisor',
    details: `I want ${withA(model)} and keep getting talked into something else. I’d like to work with another advisor.`,
    path: ['in_progress'],
    replies: [['staff', 'Thank you for telling us. I’ll find you an advisor who fits and get back to you today.']],
  }),
  ({ trade, cars }) => {
    const car = cars.find(({ row }) => row.worksheet_count > 0);
    return trade?.hasOffer && car
      ? {
          subject: 'Trade-in valued too low',
          category: 'price',
          details: `${car.dealer} gives me less for my ${trade.model} than the offer in my checklist. Did anybody show it to them?`,
          path: ['in_progress', 'waiting_on_client', 'in_progress', 'resolved', 'closed'],
          replies: [
            ['staff', `I took your offer to ${car.dealer} and they match it. Is that OK with you?`],
            ['client', 'Yes, that works.'],
          ],
        }
      : null;
  },
  ({ cars, avoided }) => {
    const car = cars.find(({ row }) => row.status === 'rejected' && row.reason === 'colour');
    return car
      ? {
          subject: 'A car in the color I didn’t want',
          category: 'listing',
          details: `The ${car.model} at ${car.dealer} is ${car.color}. My checklist says nothing ${avoided}.`,
          path: ['in_progress', 'resolved', 'closed'],
          replies: [['staff', 'You’re right, I missed that. Your list is clean now, and I check the color first.']],
        }
      : null;
  },
  ({ client, best }) =>
    client.stage === 'delivered' && best
      ? {
          subject: 'Still no title',
          category: 'delay',
          details: `Four weeks with the ${best.model} and I still don’t have the title.`,
          path: ['in_progress'],
          replies: [['staff', `${best.dealer} mailed it to the state on Monday. I’ll check on it every two days until you have it.`]],
        }
      : null,
  () => ({
    subject: 'I have to sign in every morning',
    category: 'other',
    details: 'On my phone I’m signed out every morning.',
    path: ['in_progress', 'resolved'],
    replies: [['staff', 'Does your browser clear its data when you close it? We keep you signed in for 30 days.']],
  }),
  ({ advisor }) => ({
    subject: 'Never mind',
    category: 'other',
    details: `I wrote this when I was upset. ${advisor} and I have sorted it out.`,
    path: ['withdrawn'],
    replies: [],
  }),
];

const day = 86_400_000;

export async function fillComplaints(db: Database, _services: Services, world: World): Promise<void> {
  const random = world.random.branch('complaints');
  const rows: (typeof complaints.$inferInsert)[] = [];
  const replies: (typeof complaintReplies.$inferInsert)[] = [];
  const happened: Happened[] = [];
  const known = world.clients.filter((client) => client.submitted_at !== null && client.advisor_id !== null && client.email !== 'suspended@forecourt.example');
  const first = known.find((client) => client.email === 'client@forecourt.example');
  const others = random.shuffle(known.filter((client) => client !== first));
  const complaining = [...(first ? [first] : []), ...others];

  const factsOf = clientFacts(world, await linksOf(db));
  const complained = new Set<DemoClient>();
  stories.forEach((storyOf, index) => {
    for (const client of complaining) {
      // One complaint each.
      const facts = complained.has(client) || client.is_past ? null : factsOf(client);
      const story = facts && storyOf(facts);
      if (!story) continue;
      complained.add(client);
      return addComplaint(story, client, index);
    }
  });
  // Hannah has a settled one, too.
  const hers = first && factsOf(first);
  const settled = hers && stories[5]?.(hers);
  if (first && settled) addComplaint(settled, first, 12);

  function addComplaint(story: Story, client: DemoClient, index: number): void {
    const age = Math.min(world.now.getTime() - client.joined_at.getTime(), (2 + index * 2) * day);
    const begun = byDay(new Date(world.now.getTime() - age), world.now).getTime();
    const steps = story.path.length + story.replies.length + 1;
    let step = 0;
    const next = () => {
      step += 1;
      return byDay(new Date(begun + (age * 0.9 * step) / steps), world.now);
    };
    const staffId = story.category === aboutAdvisor ? (world.admins[0]?.id ?? null) : (client.advisor_id ?? null);
    const assigned = story.path.length > 0 && story.path[0] !== 'withdrawn' && story.category !== aboutAdvisor ? client.advisor_id : null;
    const id = world.id(new Date(begun));
    let status: ComplaintStatus = 'submitted';
    let since = new Date(begun).toISOString();
    let moments: ReturnType<typeof momentsAfter> = {};
    const authorOf = (byStaff: boolean) => ({
      id: byStaff ? staffId : client.id,
      role: byStaff ? (story.category === aboutAdvisor ? roles.admin : roles.employee) : roles.client,
    });
    const keep = <K extends EventKind>(kind: K, facts: Facts<K>, at: Date, byStaff: boolean) => {
      const by = { actor_id: authorOf(byStaff).id, actor_role: authorOf(byStaff).role, client_id: client.id, target: { kind: 'complaint', id } } as const;
      happened.push(demoEvent(kind, facts, { id: world.id(at), at, ...by, audience: 'none' }));
    };
    const write = (at: Date, text: string, byStaff: boolean) =>
      replies.push({
        id: world.id(at),
        complaint_id: id,
        author_id: authorOf(byStaff).id,
        author_role: authorOf(byStaff).role,
        created_at: at.toISOString(),
        text,
      });

    keep('complaint_opened', { subject: story.subject }, new Date(begun), false);
    story.path.forEach((state, at) => {
      const when = next();
      status = state;
      since = when.toISOString();
      moments = { ...moments, ...momentsAfter(state, since) };
      keep('complaint_updated', { to: state, employee_id: assigned, subject: story.subject, note: null }, when, state !== 'withdrawn');
      const reply = story.replies[at];
      if (reply) write(next(), reply[1], reply[0] === 'staff');
    });
    rows.push({
      id,
      user_id: client.id,
      subject: story.subject,
      category: story.category,
      details: story.details,
      status,
      status_since: since,
      assigned_to: assigned,
      answer_by: dueOf(id, status, new Date(begun).toISOString()),
      ...moments,
      created_at: new Date(begun).toISOString(),
      updated_at: since,
    });
  }

  /** By when a reply is promised, from what was said so far. */
  function dueOf(id: string, status: ComplaintStatus, opened: string): string | null {
    const lastBy = (byClient: boolean) =>
      replies
        .filter((reply) => reply.complaint_id === id && (reply.author_role === roles.client) === byClient)
        .map(({ created_at }) => created_at ?? opened)
        .toSorted()
        .at(-1) ?? null;
    const since = replyOwedSince(status, { opened, asked: lastBy(true), answered: lastBy(false) });
    return since === null ? null : replyDue(new Date(since)).toISOString();
  }

  await db.insert(complaints).values(rows);
  await db.insert(complaintReplies).values(replies);
  await keepHappened(db, happened);
  await fillEvidence(db);
}
