import { exampleUrl, template } from '../template.ts';

interface Facts {
  /** Who asked, as they wrote it. */
  name: string;
  /** What staff answer. */
  text: string;
  url: string;
}

export const supportAnswer = template({
  when: 'Staff answered a question from the support page; to its writer.',
  changeable: { name: 'support-answer', label: 'Answer to a question', fields: ['name', 'text'], needed: ['text'] },
  says: ({ name, text, url }: Facts) => ({
    subject: 'An answer to your question',
    paragraphs: [`Hello ${name},`, text],
    action: { label: 'Read and write back', url },
    note: 'You need no account. Anyone with this link can read your question, so don’t forward this e-mail. The link works for 30 days.',
  }),
  samples: {
    usual: { name: 'Maria Jensen', text: 'Your receipt names the right package now.\n\nIs there anything else we can do?', url: exampleUrl },
  },
});
