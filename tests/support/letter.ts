// A letter for tests of what becomes of letters, whatever they say.
import { template } from '../../server/events/mail/template.ts';

interface Facts {
  subject: string;
  text: string;
  action?: { label: string; url: string };
}

export const letterSaying = template({
  when: 'In tests.',
  says: ({ text, ...rest }: Facts) => ({ ...rest, paragraphs: [text] }),
  samples: {},
});
