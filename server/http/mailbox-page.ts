import type { FastifyInstance } from 'fastify';
import { notFound } from '../../engine/server/problem.ts';
import type { KeptLetter, Mailbox } from '../ports/mail/mailbox.ts';
import { htmlText } from '../ports/mail/layout.ts';
import { bothForms } from './both-forms.ts';
import { html, page } from './html.ts';

const when = (letter: KeptLetter) => html`<time datetime="${letter.sent_at}">${letter.sent_at.slice(0, 16).replace('T', ' ')} UTC</time>`;

/** Shows the e-mails that would have been sent. In demo mode only: this page shows everyone's mail. */
export function showMailbox(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/mailbox', async (_request, reply) => {
    const letters = await mailbox.list();
    const items = letters.map(
      (letter) => html`<li><a href="/mailbox/${letter.id}">${letter.subject}</a><br /><span class="soft">to ${letter.to} · ${when(letter)}</span></li>`,
    );
    const list =
      letters.length > 0
        ? html`<ul class="plain">
            ${items}
          </ul>`
        : html`<p>No mail yet. Ask for a new password at <a href="/forgot-password">forgot password</a> and it arrives here.</p>`;
    const body = html`<h1>Mailbox</h1>
      <p class="soft">No mail server is set, so every letter stays here. Newest first.</p>
      <p><a href="/mailbox/templates">Every mail Forecourt sends</a></p>
      ${list}`;
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page('Mailbox', body));
  });

  app.get<{ Params: { id: string } }>('/mailbox/:id', async (request, reply) => {
    const letter = await mailbox.read(request.params.id);
    if (!letter) throw notFound('There is no such letter.');
    const action = letter.action ? html`<p><a href="${letter.action.url}">${letter.action.label}</a></p>` : undefined;
    const files = (letter.attachments ?? []).map(
      ({ file_name }, index) => html`<p><a href="/mailbox/${letter.id}/files/${String(index)}">${file_name}</a></p>`,
    );
    const body = html`<p><a href="/mailbox">All mail</a></p>
      <h1>${letter.subject}</h1>
      <p class="soft">to ${letter.to} · ${when(letter)}</p>
      ${files} ${action} ${bothForms(letter, `/mailbox/${letter.id}/html`)}`;
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page(letter.subject, body));
  });
  app.get<{ Params: { id: string } }>('/mailbox/:id/html', async (request, reply) => {
    const letter = await mailbox.read(request.params.id);
    if (!letter) throw notFound('There is no such letter.');
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(htmlText(letter));
  });
  app.get<{ Params: { id: string; file: string } }>('/mailbox/:id/files/:file', async (request, reply) => {
    const file = (await mailbox.read(request.params.id))?.attachments?.[Number(request.params.file)];
    if (!file) throw notFound('There is no such file.');
    const name = encodeURIComponent(file.file_name);
    return reply
      .type(file.content_type)
      .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
      .header('cache-control', 'no-store')
      .send(Buffer.from(file.content, 'base64'));
  });
}
