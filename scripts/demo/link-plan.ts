// Which links each demo client has and how far each has come: 600 in all, every state among them.
import type { LinkStatus } from '../../generated/api.ts';
import type { Stage, World } from './world.ts';

export interface PlannedLink {
  client: World['clients'][number];
  /** The states it went through; the last is where it stands. Empty while it is held back. */
  course: readonly LinkStatus[];
  is_displayed: boolean;
}

const wanted = 600;

const researched = ['research_requested', 'researched'] as const;
const priced = ['otd_requested', 'otd_received'] as const;

/** What a client at a stage has beside rejected and unavailable links. */
const core: Readonly<Partial<Record<Stage, readonly (readonly LinkStatus[])[]>>> = {
  searching: [],
  links_sent: [[], [], [], [...researched]],
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

/** @param reserved how many links of the 600 are made elsewhere */
export function planLinks(world: World, reserved: number): PlannedLink[] {
  const random = world.random.branch('link-plan');
  const clients = world.clients.filter((client) => core[client.stage] !== undefined && client.email !== 'client@forecourt.example');
  const plan = clients.flatMap((client): PlannedLink[] => {
    const alive = (core[client.stage] ?? []).map((course): PlannedLink => ({ client, course, is_displayed: true }));
    const held = Array.from({ length: client.stage === 'searching' ? 5 : random.whole(0, 2) }, (): PlannedLink => ({
      client,
      course: [],
      is_displayed: false,
    }));
    return [...alive, ...held];
  });
  const left = wanted - reserved - plan.length;
  const ended = clients.filter((client) => client.stage !== 'searching');
  return [
    ...plan,
    ...Array.from({ length: left }, (_, index): PlannedLink => ({
      client: ended[index % ended.length] ?? world.clients[0] ?? fail(),
      course: random.pick(endings),
      is_displayed: true,
    })),
  ];
}

function fail(): never {
  throw new Error('The demo has no clients.');
}
