import { exampleUrl, shortInSubject, template } from '../template.ts';

interface Facts {
  /** As the list under the bell has it; the event's effect makes it (`events/effects.ts`). */
  sentence: string;
  url: string;
}

export const notification = template({
  when: 'A person has an unread notification of a kind that they have e-mailed.',
  changeable: { name: 'notification', label: 'Notification', fields: ['sentence'], needed: ['sentence'] },
  says: ({ sentence, url }: Facts) => ({
    subject: shortInSubject(sentence),
    paragraphs: [sentence],
    action: { label: 'Open Forecourt', url },
    note: 'You can choose what we e-mail you in your notification settings.',
  }),
  samples: { 'new cars': { sentence: '3 new cars.', url: exampleUrl } },
});
