// The press that mail programs offer beside a reminder's sender (RFC 8058): they POST to the address of the letter, without opening the page.
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { stopReminders, stopRemindersPath } from '../modules/prospects/index.ts';
import type { Services } from '../services.ts';
import { html, page } from './html.ts';

/** A mail program says `List-Unsubscribe=One-Click`, a browser without scripts nothing: the token in the address decides, so that the body is not read. */
const maxBody = 1024;

export async function stopRemindersByPost(app: FastifyInstance, { db, services }: { db: Database; services: Services }): Promise<void> {
  await app.register(async (inner) => {
    inner.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: maxBody }, (_request, _body, done) =>
      done(null, undefined),
    );
    inner.post<{ Querystring: { token?: unknown } }>(stopRemindersPath, { bodyLimit: maxBody }, async ({ query: { token } }, reply) => {
      // The page's own form, sent before its script came: the page comes again.
      if (typeof token !== 'string') return reply.redirect(stopRemindersPath, 303);
      const { email } = await db.transaction((transaction) => stopReminders(transaction, services, token));
      const body = html`<h1>No more reminders</h1>
        <p>We won’t write to ${email} about this sign-up again.</p>`;
      return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page('No more reminders', body));
    });
  });
}
