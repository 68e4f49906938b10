// Complaints in every state, with their course.
import { momentsAfter } from '../../domain/complaints.ts';
import type { ComplaintCategory, ComplaintStatus } from '../../generated/api.ts';
import type { Database } from '../db/database.ts';
import { complaintReplies, complaints } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { EventKind, Facts } from '../events/kinds.ts';
import { byDay } from './daytime.ts';
import { demoEvent, keepHappened, type Happened } from './happenings.ts';
import type { DemoClient, World } from './world.ts';

interface Story {
  subject: string;
  category: ComplaintCategory;
  details: string;
  /** The states it went through. */
  path: readonly ComplaintStatus[];
  /** What staff answered, and what the client said to it. */
  replies: readonly (readonly ['staff' | 'client', string])[];
}

const stories: readonly Story[] = [
  {
    subject: 'The OTD price rose after I accepted',
    category: 'price',
    details: 'The dealer added a protection package of $895 on the day I came to sign. I want the price we agreed on.',
    path: ['in_progress', 'waiting_on_client'],
    replies: [['staff', 'You are right, it was not on the worksheet. The dealer takes it off; could you send a photo of the contract page?']],
  },
  {
    subject: 'No answer since Tuesday',
    category: 'delay',
    details: 'I asked two questions about the Outback and nobody came back to me. The car is gone now.',
    path: [],
    replies: [],
  },
  {
    subject: 'Listing had the wrong miles',
    category: 'listing',
    details: 'The link said 18,400 miles, at the dealer it showed 27,900. I drove 50 minutes for it.',
    path: ['in_progress'],
    replies: [['staff', 'I am sorry for the drive. I have spoken to the dealer, they used the photo of another car.']],
  },
  {
    subject: 'Paid twice',
    category: 'payment',
    details: 'My card shows the package two times on the same day. Please take one back.',
    path: ['in_progress', 'resolved'],
    replies: [
      ['staff', 'One of the two was only a reservation and is gone by tomorrow. I attach the receipt.'],
      ['client', 'It is gone, thank you.'],
    ],
  },
  {
    subject: 'I do not get on with my advisor',
    category: 'advisor',
    details: 'We do not understand each other. I would like another advisor.',
    path: ['in_progress'],
    replies: [['staff', 'Thank you for telling us. I’ll find an advisor who fits and get back to you today.']],
  },
  {
    subject: 'Trade-in valued far too low',
    category: 'price',
    details: 'The dealer gives 2,000 less than the two offers I had uploaded. Nobody used them.',
    path: ['in_progress', 'waiting_on_client', 'in_progress', 'resolved', 'closed'],
    replies: [
      ['staff', 'I took both offers to the dealer. They match the higher one. Is that all right for you?'],
      ['client', 'Yes, that is fine.'],
    ],
  },
  {
    subject: 'Sent me a car I had rejected',
    category: 'listing',
    details: 'The white CX-5 was in my list again, although I had said never white.',
    path: ['in_progress', 'resolved', 'closed'],
    replies: [['staff', 'It came back with a new address. We now compare by VIN, too.']],
  },
  {
    subject: 'Where is my title',
    category: 'delay',
    details: 'Four weeks after the delivery I still have no title.',
    path: ['in_progress'],
    replies: [['staff', 'The lender has sent it to the state on Monday. I follow it up every two days.']],
  },
  {
    subject: 'Website logs me out',
    category: 'other',
    details: 'On my phone I have to sign in again every morning.',
    path: ['in_progress', 'resolved'],
    replies: [['staff', 'Could you look whether your browser clears its data on closing? We keep you signed in for 30 days.']],
  },
  {
    subject: 'Changed my mind about the complaint',
    category: 'other',
    details: 'I had written in anger. It is all settled with my advisor.',
    path: ['withdrawn'],
    replies: [],
  },
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

  stories.forEach((story, index) => {
    const client = complaining[index];
    if (client) tell(story, client, index);
  });
  // Hannah has a settled one, too.
  const settled = stories[5];
  if (first && settled) tell(settled, first, 12);

  function tell(story: Story, client: DemoClient, index: number): void {
    const age = Math.min(world.now.getTime() - client.joined_at.getTime(), (2 + index * 2) * day);
    const begun = byDay(new Date(world.now.getTime() - age), world.now).getTime();
    const steps = story.path.length + story.replies.length + 1;
    let step = 0;
    const next = () => {
      step += 1;
      return byDay(new Date(begun + (age * 0.9 * step) / steps), world.now);
    };
    const staffId = story.category === 'advisor' ? (world.admins[0]?.id ?? null) : (client.advisor_id ?? null);
    const assigned = story.path.length > 0 && story.path[0] !== 'withdrawn' && story.category !== 'advisor' ? client.advisor_id : null;
    const id = world.id(new Date(begun));
    let status: ComplaintStatus = 'submitted';
    let since = new Date(begun).toISOString();
    let moments: ReturnType<typeof momentsAfter> = {};
    const doer = (byStaff: boolean) => ({
      id: byStaff ? staffId : client.id,
      role: byStaff ? (story.category === 'advisor' ? ('admin' as const) : ('employee' as const)) : ('client' as const),
    });
    const keep = <K extends EventKind>(kind: K, facts: Facts<K>, at: Date, byStaff: boolean) => {
      const by = { actor_id: doer(byStaff).id, actor_role: doer(byStaff).role, client_id: client.id, target: { kind: 'complaint', id } } as const;
      happened.push(demoEvent(kind, facts, { id: world.id(at), at, ...by, audience: 'none' }));
    };
    const write = (at: Date, text: string, byStaff: boolean) =>
      replies.push({
        id: world.id(at),
        complaint_id: id,
        author_id: doer(byStaff).id,
        author_role: doer(byStaff).role,
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
      ...moments,
      created_at: new Date(begun).toISOString(),
      updated_at: since,
    });
  }

  await db.insert(complaints).values(rows);
  await db.insert(complaintReplies).values(replies);
  await keepHappened(db, happened);
}
