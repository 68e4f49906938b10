// How each kind of outbox entry is done.
import { buffer } from 'node:stream/consumers';
import { mailEmailChange, mailForgottenPassword, mailSignInLink } from './modules/auth/index.ts';
import { endRound, remindDealers } from './modules/bids/index.ts';
import { snoozeEnded } from './modules/chats/index.ts';
import { removeUnclaimed } from './modules/files/index.ts';
import { addLinksGivenUp, addNextLinks, countDistances, worksheetPdf } from './modules/links/index.ts';
import { mailNotification } from './modules/notifications/index.ts';
import { attachWaiting, mailOwnConfirmation, releaseExpired } from './modules/payments/index.ts';
import { mailOnboarding } from './modules/prospects/index.ts';
import { dayBegan } from './modules/pipeline/index.ts';
import { tellDevices } from './modules/push/index.ts';
import { firmSettings, wordsFor } from './modules/settings/index.ts';
import { removeUpload } from './modules/uploads/index.ts';
import { importGivenUp, importNextClients, undoGivenUp, undoNextClients } from './modules/users/index.ts';
import type { Job, OutboxKind, Payload, Pushed } from './outbox/kinds.ts';
import type { LetterFile, LetterPaper } from './ports/mail/mail.ts';

async function pdfFile({ file_name, ...paper }: LetterPaper): Promise<LetterFile> {
  return { file_name, content_type: 'application/pdf', content: (await buffer(await worksheetPdf(paper))).toString('base64') };
}

export const jobs: { readonly [K in OutboxKind]: Job<Payload<K>> } = {
  mail: async ({ paper, changeable, ...letter }, { id, db, services }) => {
    const { firm_name, postal_address, firm_phone, support_address } = await firmSettings(db, services.config);
    const attachments = paper ? { attachments: [await pdfFile(paper)] } : {};
    const words = changeable ? await wordsFor(db, changeable) : {};
    await services.mail.send({ ...letter, ...words, ...attachments, id, firm: { firm_name, postal_address, firm_phone, support_address } });
  },
  push: async (payload, { id, services }) => {
    // Earlier versions wrote each event by itself, and some may wait yet.
    const events: readonly Pushed[] = 'events' in payload ? payload.events : [payload];
    await Promise.all(events.map((event, at) => services.push.send({ ...event, id: at === 0 ? id : `${id} ${at}` })));
  },
  push_end: ({ user_id }, { services }) => services.push.disconnect(user_id),
  password_mail: mailForgottenPassword,
  sign_in_mail: mailSignInLink,
  email_change_mail: mailEmailChange,
  onboarding_mail: mailOnboarding,
  confirm_own_mail: mailOwnConfirmation,
  attach_purchases: attachWaiting,
  notification_mail: mailNotification,
  browser_push: tellDevices,
  remind_dealers: remindDealers,
  end_round: endRound,
  snooze_over: (payload, { db }) => snoozeEnded(db, payload),
  new_day: (_payload, { db }) => dayBegan(db),
  count_distances: (payload, { db }) => countDistances(db, payload),
  add_links: addNextLinks,
  import_clients: importNextClients,
  undo_client_import: undoNextClients,
  release_hold: (payload, { db, services }) => releaseExpired(db, services, payload),
  remove_unclaimed: ({ file_id }, { db }) => db.transaction((transaction) => removeUnclaimed(transaction, file_id)),
  remove_upload: ({ upload_id }, { db }) => removeUpload(db, upload_id),
  remove_file: async ({ keys }, { services }) => {
    for (const key of keys) await services.files.remove(key);
  },
};

/** Who looks on is told that it ended. */
export const whenGivenUp: { readonly [K in OutboxKind]?: Job<Payload<K>> } = {
  add_links: addLinksGivenUp,
  import_clients: importGivenUp,
  undo_client_import: undoGivenUp,
};
