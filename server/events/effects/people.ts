// Effects of events about people: who advises whom, and the status of accounts.
import { account } from '../../../domain/brief-texts.ts';
import type { UserStatus } from '../../../generated/api.ts';
import type { About, Effects } from '../effect.ts';
import { aboutClient, type Change, type Resource } from '../live.ts';

/** An account after a move. */
const accountMoved = (name: string, to: UserStatus): string => (to === 'invited' ? `${name} was invited again.` : `${name}’s account is ${to}.`);

const accounts: readonly Resource[] = ['users', 'employees', 'auth'];

/** Where an account appears: to the admins, to its owner, and a client's to the staff who see the client. */
export const accountShown = (person_id: string | null, { client_id }: About): Change[] => [
  { circle: 'admins', resources: accounts },
  client_id ? { client_id, resources: accounts } : { people: [person_id], resources: accounts },
];

/** A client who left someone's scope: their former advisor's or, if they had none, any of the staff. */
const seenNoMore = (advisor_id: string | null): Change =>
  advisor_id ? { people: [advisor_id], resources: aboutClient } : { circle: 'staff', resources: aboutClient };

export const peopleEffects = {
  advisor_assigned: {
    sentence: ({ advisor_id }, { name }) => (advisor_id ? `${name(advisor_id)} is your advisor.` : 'We are choosing a new advisor for you.'),
    newestAlone: true,
    asks: ({ before_id }, { client_id }) => [{ client_id, resources: aboutClient }, seenNoMore(before_id)],
    notices: [
      { to: 'client', as: ({ advisor_id }) => (advisor_id ? 'advisor_assigned' : undefined) },
      { to: { person: 'advisor_id' }, as: 'advisor_assigned', sentence: (_facts, { client }) => `${client} is now your client.` },
    ],
  },
  assignment_reason: {
    sentence: ({ outcome, advisor_id, reason }, { name }) => {
      const said = { assigned: `Assigned to ${name(advisor_id)}.`, taken_away: 'No advisor now.', waiting: 'Not assigned yet.' }[outcome];
      return reason ? `${said} ${reason}` : said;
    },
  },
  request_begun: { sentence: () => 'Your advisor started on your checklist.' },
  account_moved: {
    called: ({ to }) => `account_${to}`,
    asks: ({ person_id }, about) => accountShown(person_id, about),
    sentence: ({ to, person_id }, { name }) => accountMoved(name(person_id), to),
    notices: [
      {
        to: { person: 'person_id' },
        as: ({ to }) => (to === 'suspended' ? 'account_suspended' : undefined),
        sentence: () => account.suspended,
      },
      {
        to: { person: 'advisor_id' },
        as: ({ to }) => (to === 'suspended' ? 'account_suspended' : undefined),
        sentence: ({ to }, { client }) => accountMoved(client, to),
      },
    ],
  },
  guest_invited: {
    sentence: ({ title }, { actorFirst }) => `${actorFirst ?? 'The client'} invited ${title ?? 'someone'} to decide together.`,
    asks: (_facts, about) => accountShown(about.client_id ?? null, about),
  },
  guest_removed: {
    sentence: ({ title }) => `${title ?? 'The guest'} no longer sees the cars.`,
    asks: (_facts, about) => accountShown(about.client_id ?? null, about),
  },
  account_closed: {
    sentence: () => 'The account was closed.',
    asks: ({ person_id, advisor_id }, about) => [...accountShown(person_id, about), ...(about.client_id ? [seenNoMore(advisor_id)] : [])],
  },
  clients_handed_over: {
    sentence: ({ person_id, undone }, { name }) => `${name(person_id)}’s clients were handed over${undone ? ' and returned' : ''}.`,
    offTimeline: true,
    asks: () => [{ circle: 'admins', resources: ['employees', 'users', 'complaints', 'support-requests'] }],
  },
  onboarding_resumed: {
    sentence: ({ prospect_id }, { name }) => `${name(prospect_id) || 'A prospect'} continued their onboarding.`,
    offTimeline: true,
    notices: [{ to: { person: 'owner_id', else: 'admins' }, as: 'onboarding_resumed' }],
  },
} satisfies Partial<Effects>;
