// Admins, advisors and clients with their accounts; every password is the demo's.
import * as roles from '../../generated/roles.ts';
import type { Database } from '../db/database.ts';
import { packages, users } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { stepsOf } from './steps.ts';
import type { World } from './model.ts';

export async function fillPeople(db: Database, _services: Services, world: World): Promise<void> {
  const { password_hash } = world;
  const random = world.random.branch('accounts');
  const packageRows = await db.select({ id: packages.id, identifier: packages.package_identifier }).from(packages);
  const packageIds = new Map(packageRows.map(({ id, identifier }) => [identifier, id]));
  // No one signs in before they have an account.
  const notBefore = (joined: Date, at: string) => new Date(Math.max(joined.getTime(), Date.parse(at))).toISOString();
  const since = (at: Date) => ({ created_at: at.toISOString(), updated_at: at.toISOString() });
  const recently = () => world.daysAgo(random.whole(0, 3), random.whole(1, 20)).toISOString();

  const admins = world.admins.map(({ id, email, first_name, last_name, phone }, index) => ({
    id,
    email,
    first_name,
    last_name,
    phone,
    role: roles.admin,
    status: 'active' as const,
    password_hash,
    email_confirmed_at: world.now.toISOString(),
    last_sign_in_at: recently(),
    ...since(world.daysAgo(400 - index)),
  }));
  const advisors = world.advisors.map(({ id, email, first_name, last_name, phone, title, absent_until, joined_at }) => ({
    id,
    email,
    first_name,
    last_name,
    phone,
    title,
    absent_until,
    role: roles.employee,
    status: 'active' as const,
    password_hash,
    email_confirmed_at: world.now.toISOString(),
    last_sign_in_at: recently(),
    ...since(joined_at),
  }));
  await db.insert(users).values([...admins, ...advisors]);

  await db.insert(users).values(
    world.clients.map((client) => ({
      id: client.id,
      email: client.email,
      first_name: client.first_name,
      last_name: client.last_name,
      phone: client.phone,
      zip: client.zip,
      role: roles.client,
      status: client.status,
      password_hash: client.status === 'invited' ? null : password_hash,
      email_confirmed_at: client.status === 'invited' ? null : client.joined_at.toISOString(),
      package_id: packageIds.get(client.package_identifier) ?? null,
      advisor_id: client.advisor_id,
      begun_at: stepsOf(client, world.now)[1]?.at.toISOString() ?? null,
      best_contact: random.pick(['chat', 'chat', 'phone', 'text', 'email'] as const),
      best_time: random.pick(['morning', 'afternoon', 'evening', 'any'] as const),
      time_zone: 'America/New_York',
      terms_version: '2026-11',
      terms_accepted_at: client.joined_at.toISOString(),
      last_sign_in_at: client.status === 'invited' ? null : client.is_past ? client.stage_since.toISOString() : notBefore(client.joined_at, recently()),
      ...since(client.joined_at),
    })),
  );
}
