import { exampleUrl, template } from '../template.ts';

export const signInLink = template({
  when: 'A person with an account asks for a link to sign in with instead of their password.',
  changeable: { name: 'sign-in-link', label: 'Sign-in link', fields: ['first_name'] },
  says: ({ first_name, url }: { first_name: string; url: string }) => ({
    subject: 'Your sign-in link',
    paragraphs: [`Hello ${first_name},`, 'Sign in to Forecourt with this link. It works once, for 15 minutes.'],
    action: { label: 'Sign in', url },
    note: 'If this wasn’t you, ignore this e-mail: nobody gets in without it.',
  }),
  samples: { usual: { first_name: 'Maria', url: exampleUrl } },
});
