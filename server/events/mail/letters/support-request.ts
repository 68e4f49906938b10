import { template } from '../template.ts';

interface Facts {
  name: string;
  email: string;
  /** As the form has it. */
  topic: string;
  message: string;
}

export const supportRequest = template({
  when: 'A question came in from the support page; to the firm’s support address.',
  says: ({ name, email, topic, message }: Facts) => ({
    subject: `Support request: ${topic}`,
    paragraphs: [`${name} (${email}) asks:`, message],
  }),
  samples: {
    usual: {
      name: 'Maria Jensen',
      email: 'maria.jensen@mailhaven.example',
      topic: 'A payment',
      message: 'My receipt names the wrong package.\n\nCould you look into it?',
    },
  },
});
