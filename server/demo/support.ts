// Questions to the firm, in every state.
import { replyDue } from '../../domain/working-hours.ts';
import type { SupportStatus, SupportTopic } from '../../generated/api.ts';
import type { Database } from '../db/database.ts';
import { supportRequests } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { DemoClient, World } from './model.ts';

const questions: readonly { topic: SupportTopic; status: SupportStatus; message: string; hours: number }[] = [
  { topic: 'account', status: 'open', hours: 3, message: 'The link to choose my password has expired. Could you send me a new one?' },
  { topic: 'packages', status: 'open', hours: 7, message: 'Does Guided Search include cars from other states? And who pays for shipping?' },
  { topic: 'payment', status: 'open', hours: 20, message: 'My card was declined, but there’s enough on it. Is there another way to pay?' },
  { topic: 'advisor', status: 'in_progress', hours: 30, message: 'I’d like to talk to my advisor on the phone before I say yes to a price.' },
  { topic: 'technical', status: 'in_progress', hours: 52, message: 'Photos of my trade-in don’t upload from my phone. The bar stops at 80 percent.' },
  { topic: 'packages', status: 'answered', hours: 80, message: 'If I start with Deal Check and change to Full Service later, what do I pay?' },
  { topic: 'other', status: 'answered', hours: 120, message: 'Do you also help me sell a car if I’m not buying another one?' },
  { topic: 'payment', status: 'closed', hours: 200, message: 'I need a receipt with my company’s name on it for my taxes.' },
  { topic: 'account', status: 'closed', hours: 260, message: 'Please change my e-mail address. I can’t get into the old one anymore.' },
];

export async function fillSupport(db: Database, _services: Services, world: World): Promise<void> {
  const random = world.random.branch('support');
  await db.insert(supportRequests).values(
    questions.map(({ topic, status, message, hours }) => {
      const asked = world.daysAgo(0, hours);
      const client = random.pick(world.clients.filter((each) => canAsk(message, each, world)));
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

/** Of a price asks who has one, of a trade-in who has one. */
function canAsk(message: string, client: DemoClient, { wishes }: World): boolean {
  if (message.includes('trade-in')) return client.submitted_at !== null && wishes.get(client.id)?.trade_in.has_trade_in === true;
  if (message.includes('price')) return client.stage === 'negotiating';
  return !client.is_past;
}
