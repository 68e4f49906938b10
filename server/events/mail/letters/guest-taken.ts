import { template } from '../template.ts';

export const guestTaken = template({
  when: 'A client invites a person to decide with them, and the e-mail already has an account: to that account’s owner alone.',
  changeable: { name: 'guest-taken', label: 'Invited e-mail already has an account', fields: ['client_name'] },
  says: ({ client_name }: { client_name: string }) => ({
    subject: `${client_name} asks you to choose a car together`,
    paragraphs: [
      'Hello,',
      `${client_name} is buying a car with Forecourt and wants to choose it with you. You already have an account with this e-mail, so the invitation needs another one.`,
      `To join, give ${client_name} a different e-mail. Otherwise ignore this letter. Nothing changes in your account.`,
    ],
  }),
  samples: { usual: { client_name: 'Hannah Okafor' } },
});
