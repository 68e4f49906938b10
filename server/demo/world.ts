// The people of the demo: the same on every run, their days counted back from today.
import { byDay } from './daytime.ts';
import type { DemoAdvisor, DemoClient, DemoPerson, DemoProspect, World } from './model.ts';
import { seededRandom, type Random } from './random.ts';
import { stages, type Stage } from './stages.ts';
import { wishesOf } from './wishes.ts';
import { advisorPeople, adminPeople, firstNames, lastNames, places } from './names.ts';

/** Clients of the months before, who drove away long ago: how many in each, the earliest first. The firm grew. */
const pastMonths = [6, 7, 9, 8, 10, 12, 11, 13, 14, 16] as const;
/** Days from joining to the car, for them. */
const journey = [24, 42] as const;

const day = 86_400_000;

/** @param now the demo's today */
export function buildWorld(now: Date, password_hash: string): World {
  const random = seededRandom('forecourt');
  const draws = random.branch('people');
  const id = idMaker(random.branch('ids'));
  const daysAgo = (days: number, hours = 0) => byDay(new Date(now.getTime() - days * day - hours * 3_600_000), now);
  const phone = (index: number) => `(207) 555-${String(100 + index).padStart(4, '0')}`;
  const person = (index: number, email: string, first_name: string, last_name: string, joined: Date): DemoPerson => ({
    id: id(joined),
    email,
    first_name,
    last_name,
    name: `${first_name} ${last_name}`,
    phone: phone(index),
  });

  const admins = adminPeople.map(([first, last, email], index) => person(index, email, first, last, daysAgo(400 - index)));
  const advisors = advisorPeople.map(([first, last, email, title], index): DemoAdvisor => {
    const joined_at = daysAgo(380 - index * 40);
    return {
      ...person(10 + index, email, first, last, joined_at),
      title,
      joined_at,
      absent_until: index === 5 ? new Date(now.getTime() + 6 * day).toISOString().slice(0, 10) : null,
    };
  });

  const pairs = lastNames.flatMap((last, index) =>
    firstNames
      .slice(index % 2 === 0 ? 0 : 1)
      .filter((_, each) => each % 3 === index % 3)
      .map((first): [string, string] => [first, last]),
  );
  const names = draws.shuffle(pairs);
  const clients = (Object.keys(stages) as Stage[]) // an object's keys are its own type's
    .flatMap((stage) => Array.from({ length: stages[stage].clients }, () => stage))
    .map((stage, index) => clientOf(stage, index, names[index] ?? ['Sam', 'Rivers']));

  function clientOf(stage: Stage, index: number, [first, last]: [string, string]): DemoClient {
    const [youngest, oldest] = stages[stage].days;
    const age = draws.whole(youngest, oldest);
    const hours = draws.whole(1, 20);
    const joined_at = daysAgo(age, hours);
    const place = draws.pick(places);
    const hasSubmitted = stage !== 'paid' && stage !== 'checklist';
    const hasAdvisor = hasSubmitted && (stage !== 'new_request' || index % 2 === 0);
    // Who joined the firm later had no clients then.
    const there = advisors.filter((each) => each.joined_at < joined_at);
    const advisor = there[index % there.length] ?? advisors[0];
    const submitted_at = hasSubmitted ? byDay(new Date(joined_at.getTime() + Math.min(age, 2) * 0.5 * day), now) : null;
    return {
      ...person(40 + index, `${first}.${last}`.toLowerCase().replaceAll(/[^a-z.]/g, '') + '@mailhaven.example', first, last, joined_at),
      zip: place.zip,
      place: place.name,
      stage,
      advisor_id: hasAdvisor && advisor ? advisor.id : null,
      package_identifier: draws.pick(['deal-check', 'guided-search', 'guided-search', 'guided-search', 'full-service', 'full-service']),
      status: stage === 'paid' && index === 1 ? 'invited' : 'active',
      joined_at,
      submitted_at,
      is_past: false,
      stage_since: byDay(
        new Date(Math.max(joined_at.getTime(), now.getTime() - draws.whole(0, Math.max(1, Math.floor(age / 3))) * day - hours * 1_800_000)),
        now,
      ),
    };
  }

  const login = (stage: Stage, nth: number, advisor: number, changes: Partial<DemoClient> & { email: string; first_name: string; last_name: string }) => {
    const client = clients.filter((each) => each.stage === stage)[nth];
    if (client) Object.assign(client, { advisor_id: advisors[advisor]?.id ?? null, ...changes, name: `${changes.first_name} ${changes.last_name}` });
  };
  login('negotiating', 0, 1, { email: 'client2@forecourt.example', first_name: 'Tomas', last_name: 'Bergstrom', package_identifier: 'guided-search' });
  login('links_sent', 0, 0, {
    email: 'client@forecourt.example',
    first_name: 'Hannah',
    last_name: 'Okafor',
    package_identifier: 'full-service',
    // Her checklist, her quotes and her dealers are around Columbus.
    zip: '43215',
    place: 'Columbus, OH',
    // Prices are asked for of three of her cars.
    stage: 'negotiating',
    joined_at: daysAgo(20, 3),
    submitted_at: daysAgo(18, 20),
    stage_since: daysAgo(6, 2),
  });
  // Brings a dealer's offer to be reviewed (deal-checks.ts).
  login('paid', 0, 0, {
    email: 'samuel.greene@mailhaven.example',
    first_name: 'Samuel',
    last_name: 'Greene',
    package_identifier: 'deal-check',
    joined_at: daysAgo(5, 3),
  });
  login('searching', 0, 2, { email: 'suspended@forecourt.example', first_name: 'Ravi', last_name: 'Patel', status: 'suspended' });

  const prospects = names.slice(clients.length, clients.length + 14).map(([first_name, last_name], index): DemoProspect => {
    const begun_at = daysAgo(draws.whole(0, 12), draws.whole(1, 20));
    const email = `${first_name}.${last_name}`.toLowerCase().replaceAll(/[^a-z.]/g, '') + '@mailhaven.example';
    return {
      id: id(begun_at),
      email,
      first_name,
      last_name,
      phone: phone(200 + index),
      zip: draws.pick(places).zip,
      package_identifier: index % 3 === 0 ? null : draws.pick(['deal-check', 'guided-search', 'full-service']),
      begun_at,
    };
  });

  // Drawn from their own branch, after everyone else, so that they change no one.
  const earlier = random.branch('past');
  const free = earlier
    .shuffle(lastNames.flatMap((last) => firstNames.map((first): [string, string] => [first, last])))
    .filter(([first, last]) => !pairs.some((pair) => pair[0] === first && pair[1] === last));
  const past = pastMonths
    .flatMap((count, month) => Array.from({ length: count }, () => pastMonths.length - month))
    .map((monthsAgo, index): DemoClient => {
      const [first, last] = free[index] ?? ['Sam', `Rivers ${index}`];
      const joined_at = daysAgo(15 + monthsAgo * 30 + earlier.whole(0, 29), earlier.whole(1, 20));
      const place = earlier.pick(places);
      // Who joined the firm later had no clients then.
      const there = advisors.filter((advisor) => advisor.joined_at < joined_at);
      return {
        ...person(300 + index, `${first}.${last}`.toLowerCase().replaceAll(/[^a-z.]/g, '') + '@mailhaven.example', first, last, joined_at),
        zip: place.zip,
        place: place.name,
        stage: 'delivered',
        advisor_id: (there[index % there.length] ?? advisors[0])?.id ?? null,
        package_identifier: earlier.pick(['deal-check', 'deal-check', 'guided-search', 'guided-search', 'guided-search', 'full-service', 'full-service']),
        status: 'active',
        joined_at,
        submitted_at: byDay(new Date(joined_at.getTime() + earlier.whole(1, 4) * 0.5 * day), now),
        stage_since: byDay(new Date(joined_at.getTime() + earlier.whole(...journey) * day), now),
        is_past: true,
      };
    });

  const everybody = [...clients, ...past];
  const wishes = wishesOf(everybody, random.branch('preferences'), now, id);
  return { now, password_hash, random, admins, advisors, clients: everybody, prospects, wishes, id, daysAgo };
}

/** UUIDs of version 7 from a moment and seeded bits. */
function idMaker(random: Random): (at: Date) => string {
  const hex = (digits: number) => Array.from({ length: digits }, () => random.whole(0, 15).toString(16)).join('');
  return (at) => {
    const time = at.getTime().toString(16).padStart(12, '0');
    return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`;
  };
}
