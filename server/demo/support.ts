// Questions to the firm, in every state.
import { replyDue } from '../../domain/working-hours.ts';
import type { SupportStatus, SupportTopic } from '../../generated/api.ts';
import type { Database } from '../db/database.ts';
import { supportRequests } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { World } from './world.ts';

const questions: readonly { topic: SupportTopic; status: SupportStatus; message: string; hours: number }[] = [
  { topic: 'account', status: 'open', hours: 3, message: 'The link to choose my password says that it has expired. Could you send me a new one?' },
  { topic: 'packages', status: 'open', hours: 7, message: 'Does Guided Search include cars from other states, and who pays for shipping?' },
  { topic: 'payment', status: 'open', hours: 20, message: 'My card was declined although there is enough on it. Is there another way to pay?' },
  { topic: 'advisor', status: 'in_progress', hours: 30, message: 'I would like to speak to my advisor on the phone before I accept the price.' },
  { topic: 'technical', status: 'in_progress', hours: 52, message: 'Photos of my trade-in do not upload from my phone; the bar stops at 80 percent.' },
  { topic: 'packages', status: 'answered', hours: 80, message: 'We bought Deal Check last week. What do we pay if we change to Full Service now?' },
  { topic: 'other', status: 'answered', hours: 120, message: 'Do you also help with selling a car without buying another one?' },
  { topic: 'payment', status: 'closed', hours: 200, message: 'I need the receipt with the name of my company on it for the tax office.' },
  { topic: 'account', status: 'closed', hours: 260, message: 'Please change my e-mail address, I have no access to the old one any more.' },
];

export async function fillSupport(db: Database, _services: Services, world: World): Promise<void> {
  const random = world.random.branch('support');
  await db.insert(supportRequests).values(
    questions.map(({ topic, status, message, hours }) => {
      const asked = world.daysAgo(0, hours);
      const client = random.pick(world.clients);
      const isClient = topic !== 'packages' && topic !== 'other';
      const asker = isClient ? client : random.pick(world.prospects);
      return {
        id: world.id(asked),
        name: `${asker.first_name} ${asker.last_name}`,
        email: asker.email,
        topic,
        status,
        message,
        owner_id: status === 'open' ? null : (world.admins[0]?.id ?? null),
        user_id: isClient ? client.id : null,
        answer_by: replyDue(asked).toISOString(),
        created_at: asked.toISOString(),
        updated_at: asked.toISOString(),
      };
    }),
  );
}
