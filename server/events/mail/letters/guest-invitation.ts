import { exampleUrl, template } from '../template.ts';

export const guestInvitation = template({
  when: 'A client invites a person to decide with them, or sends it again.',
  changeable: { name: 'guest-invitation', label: 'Invitation to decide together', fields: ['first_name', 'client_name'] },
  says: ({ first_name, client_name, url }: { first_name: string; client_name: string; url: string }) => ({
    subject: `${client_name} asks you to choose a car together`,
    paragraphs: [
      `Hello ${first_name},`,
      `${client_name} is buying a car with Forecourt and wants to choose it with you. You see every car we find, with its price, and say what you think of it.`,
      'Choose a password to sign in. The link works once, for 7 days.',
    ],
    action: { label: 'Choose your password', url },
    note: `If you don’t know ${client_name}, ignore this letter.`,
  }),
  samples: { usual: { first_name: 'Sam', client_name: 'Hannah Okafor', url: exampleUrl } },
});
