import { cutText } from '../../../../engine/contract/text-rules.ts';
import { exampleUrl, template } from '../template.ts';

interface Facts {
  /** As the list under the bell has it; the event's effect makes it (`events/effects.ts`). */
  sentence: string;
  url: string;
}

/** Inboxes show no more of a subject, in characters. */
const mostOfSubject = 120;
const subjectOf = (sentence: string): string => (sentence.length > mostOfSubject ? `${cutText(sentence, mostOfSubject - 1)}…` : sentence);

export const notification = template({
  when: 'A person has an unread notification of a kind that they have e-mailed.',
  says: ({ sentence, url }: Facts) => ({
    subject: subjectOf(sentence),
    paragraphs: [sentence],
    action: { label: 'Open Forecourt', url },
    note: 'You can choose what we e-mail you in your notification settings.',
  }),
  samples: { 'new cars': { sentence: '3 new cars.', url: exampleUrl } },
});
