// Which links each demo client has and how far each has come: 600 of those who are on their way, every state among them,
// and one of each client of earlier months.
import { eventOfMove, stepAfter } from '../../domain/pipeline.ts';
import type { LinkStatus } from '../../generated/api.ts';
import { reached, stepOf } from './steps.ts';
import type { Stage } from './stages.ts';
import type { World } from './model.ts';

export interface PlannedLink {
  client: World['clients'][number];
  /** The states it went through; the last is the current one. Empty while it is not published. */
  course: readonly LinkStatus[];
  is_displayed: boolean;
}

const wanted = 600;

const researched = ['research_requested', 'researched'] as const;
const priced = ['otd_requested', 'otd_received'] as const;

/** What a client at a stage has beside rejected and unavailable links. */
const core: Readonly<Partial<Record<Stage, readonly (readonly LinkStatus[])[]>>> = {
  searching: [],
  links_sent: [[], [], [], []],
  researching: [[], [], ['research_requested'], ['research_requested'], [...researched]],
  negotiating: [[], [...researched], ['otd_requested'], [...researched, 'otd_requested'], [...priced], [...priced, 'otd_requested']],
  offer_accepted: [[], [...priced], [...researched, ...priced, 'accepted']],
  paperwork: [
    [...priced, 'accepted'],
    [...priced, 'rejected'],
  ],
  delivered: [
    [...researched, ...priced, 'accepted', 'purchased'],
    [...priced, 'rejected'],
  ],
  on_hold: [[], [...researched]],
  closed_lost: [['rejected'], [...priced, 'rejected']],
};

/** How a link ends that comes to nothing. */
const endings: readonly (readonly LinkStatus[])[] = [
  ['rejected'],
  ['rejected'],
  ['unavailable'],
  [...researched, 'rejected'],
  ['research_requested', 'rejected'],
  [...priced, 'rejected'],
  ['otd_requested', 'unavailable'],
  ['otd_requested', 'rejected'],
];

/** What a package includes; null for no limit. */
export interface Room {
  max_links: number | null;
  max_otd_prices: number | null;
}

/** Does one more link with this course stay within what the client's package includes? */
function hasRoom(room: Room | undefined, planned: readonly PlannedLink[], course: readonly LinkStatus[]): boolean {
  const all = [...planned.filter((link) => link.is_displayed).map((link) => link.course), course];
  const given = all.filter((states) => states.at(-1) !== 'unavailable').length;
  const prices = all.filter((states) => states.includes('otd_received') || states.at(-1) === 'otd_requested').length;
  return given <= (room?.max_links ?? Infinity) && prices <= (room?.max_otd_prices ?? Infinity);
}

/** Has the client's step come as far as these moves would have brought it? Events lead it on, never back. */
function isReached(client: PlannedLink['client'], course: readonly LinkStatus[]): boolean {
  const step = reached(stepOf(client));
  return course.every((to, index) => {
    const event = eventOfMove(course[index - 1] ?? 'proposed', to);
    return event === undefined || stepAfter(event, step) === step;
  });
}

/**
 * @param reserved how many links of the 600 are made elsewhere
 * @param rooms what each package includes, by its identifier
 */
export function planLinks(world: World, reserved: number, rooms: ReadonlyMap<string, Room>): PlannedLink[] {
  const random = world.random.branch('link-plan');
  const clients = world.clients.filter((client) => core[client.stage] !== undefined && client.email !== 'client@forecourt.example' && !client.is_past);
  const plan = clients.flatMap((client): PlannedLink[] => {
    // The furthest come last, and are what a small package is used for.
    const alive: PlannedLink[] = [];
    for (const course of (core[client.stage] ?? []).toReversed()) {
      if (hasRoom(rooms.get(client.package_identifier), alive, course)) alive.unshift({ client, course, is_displayed: true });
    }
    const held = Array.from({ length: client.stage === 'searching' ? 5 : random.whole(0, 2) }, (): PlannedLink => ({
      client,
      course: [],
      is_displayed: false,
    }));
    return [...alive, ...held];
  });
  const ended = clients.filter((client) => client.stage !== 'searching');
  for (let index = 0; plan.length < wanted - reserved; index += 1) {
    const client = ended[index % ended.length] ?? fail();
    const own = plan.filter((link) => link.client === client);
    const fitting = endings.filter((course) => isReached(client, course) && hasRoom(rooms.get(client.package_identifier), own, course));
    // Once a small package is full, its client gets no more; cars that were gone would fit without end.
    if (fitting.some((course) => course.at(-1) !== 'unavailable')) plan.push({ client, course: random.pick(fitting), is_displayed: true });
  }
  // Of the clients of earlier months, the car each of them drove away with.
  const bought = world.clients.filter((client) => client.is_past);
  return [...plan, ...bought.map((client): PlannedLink => ({ client, course: [...researched, ...priced, 'accepted', 'purchased'], is_displayed: true }))];
}

function fail(): never {
  throw new Error('The demo has no clients.');
}
