// Effects of what happens to a question to the firm (docs/rules.md, Fields).
import { supportStatusLabels, supportTopicLabels } from '../../../generated/enums.ts';
import type { Effects } from '../effect.ts';
import type { Change } from '../live.ts';

const asks = ({ employee_id }: { employee_id: string | null }): readonly Change[] => [
  { circle: 'admins', resources: ['support-requests'] },
  { people: [employee_id], resources: ['support-requests'] },
];

export const supportEffects = {
  support_answered: { sentence: () => 'Support request answered.', offTimeline: true, asks },
  support_written_back: {
    sentence: ({ topic }) => `New message in a support request: ${supportTopicLabels[topic]}.`,
    offTimeline: true,
    notices: [{ to: { person: 'employee_id', else: 'admins' }, as: 'support_updated' }],
    asks,
  },
  support_moved: { sentence: ({ to }) => `Support request set to ${supportStatusLabels[to]}.`, offTimeline: true, asks },
  support_assigned: {
    sentence: ({ topic }) => `Support request assigned to you: ${supportTopicLabels[topic]}.`,
    offTimeline: true,
    notices: [{ to: { person: 'employee_id' }, as: 'support_updated' }],
    asks,
  },
} satisfies Partial<Effects>;
