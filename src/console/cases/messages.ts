import { casesLabels } from '../../../generated/labels.ts';

export const messages = {
  kinds: casesLabels.kind,
  owners: casesLabels.owner_id,
  all: 'All',
  mine: 'Mine',
  unowned: 'No owner',
  overdue: 'Overdue',
  late: (span: string) => `${span} late`,
  left: (span: string) => `${span} left`,
  take: 'Take',
  takeOf: (name: string) => `Take the case of ${name}`,
  taken: (name: string) => `You now take care of ${name}’s case`,
  undo: 'Undo',
};
