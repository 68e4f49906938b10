// Canned replies: the firm's, and one of an advisor's own.
import type { Database } from '../db/database.ts';
import { cannedReplies } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { World } from './model.ts';

const firm: readonly (readonly [string, string])[] = [
  ['Ask for a price', 'Hi {client_first_name}, shall I ask for an out-the-door price on the {car}?'],
  ['Dealer asked', 'I’ve asked the dealer about the {car} and expect an answer by tomorrow.'],
  ['On it', 'Thank you, {client_first_name}. I’m on it and will get back to you today.'],
  ['Price came in', 'Good news: the {car} comes to {price}. Every line is on its page. Does that work for you?'],
  ['Which do you like best', 'Which of the cars do you like best so far? That tells me where to look next.'],
];

export async function fillCannedReplies(db: Database, _services: Services, world: World): Promise<void> {
  const [advisor] = world.advisors;
  const own: readonly (readonly [string, string])[] = [['Sign off', 'Write any time. {advisor_name}']];
  await db
    .insert(cannedReplies)
    .values([
      ...firm.map(([name, text], index) => ({ id: world.id(world.daysAgo(90 - index)), name, text })),
      ...(advisor ? own.map(([name, text]) => ({ id: world.id(world.daysAgo(30)), name, text, owner_id: advisor.id })) : []),
    ]);
}
