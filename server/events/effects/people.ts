// What follows from events about people: who advises whom, and how accounts stand.
import { userStatusWords } from '../../../generated/enums.ts';
import type { Effects } from '../effect.ts';

export const peopleEffects = {
  advisor_assigned: {
    words: ({ advisor_id }, { name }) => (advisor_id ? `${name(advisor_id)} is your advisor.` : 'We are choosing a new advisor for you.'),
    newestAlone: true,
    notices: [
      { to: 'client', as: ({ advisor_id }) => (advisor_id ? 'advisor_assigned' : undefined) },
      { to: { person: 'advisor_id' }, as: 'advisor_assigned', words: (_facts, { client }) => `${client} is now your client.` },
    ],
  },
  assignment_reason: {
    words: ({ outcome, advisor_id, reason }, { name }) => {
      const said = { assigned: `Assigned to ${name(advisor_id)}.`, taken_away: 'No advisor at present.', waiting: 'Not assigned yet.' }[outcome];
      return reason ? `${said} ${reason}` : said;
    },
  },
  request_begun: { words: () => 'Your checklist is being worked on.' },
  account_moved: {
    called: ({ to }) => `account_${to}`,
    words: ({ to, person_id }, { name }) => `${name(person_id)}'s account is ${userStatusWords[to].toLowerCase()}.`,
    notices: [
      {
        to: { person: 'person_id' },
        as: ({ to }) => (to === 'suspended' ? 'account_suspended' : undefined),
        words: () => 'Your account got suspended from the admin.',
      },
      {
        to: { person: 'advisor_id' },
        as: ({ to }) => (to === 'suspended' ? 'account_suspended' : undefined),
        words: ({ to }, { client }) => `${client}'s account is ${userStatusWords[to].toLowerCase()}.`,
      },
    ],
  },
  account_closed: { words: () => 'The account was closed.' },
  onboarding_resumed: {
    words: ({ prospect_id }, { name }) => `${name(prospect_id) || 'A prospect'} went on with their onboarding.`,
    offTimeline: true,
    notices: [{ to: { person: 'owner_id' }, as: 'onboarding_resumed' }],
  },
} satisfies Partial<Effects>;
