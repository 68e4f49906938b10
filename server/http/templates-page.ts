import type { FastifyInstance } from 'fastify';
import { notFound } from '../../engine/server/problem.ts';
import { catalogue } from '../events/mail/index.ts';
import { htmlText } from '../ports/mail/layout.ts';
import { bothForms } from './both-forms.ts';
import { html, page } from './html.ts';

/** Who writes the examples. */
const firm = {
  firm_name: 'Forecourt Auto Advisors, LLC',
  postal_address: '410 Harbor Street, Suite 12\nPortland, ME 04101',
  firm_phone: '(207) 555-0100',
  support_address: 'support@forecourt.example',
};

const addressOf = (name: string, example: number) => `/mailbox/templates/${name}/${example}`;

interface Asked {
  Params: { name: string; example: string };
}

/** Shows every mail template with made-up facts, for who writes them. In demo mode only. */
export function showTemplates(app: FastifyInstance): void {
  app.get('/mailbox/templates', async (_request, reply) => {
    const items = catalogue.map(({ name, when, examples }) => {
      const links = examples.map(
        ({ name: example, letter }, at) => html`<li><a href="${addressOf(name, at)}">${letter.subject}</a> <span class="soft">${example}</span></li>`,
      );
      return html`<h2>${name}</h2>
        <p class="soft">${when}</p>
        <ul class="plain">
          ${links}
        </ul>`;
    });
    const body = html`<p><a href="/mailbox">All mail</a></p>
      <h1>Mail templates</h1>
      <p class="soft">Each is one file in server/events/mail/letters.</p>
      ${items}`;
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page('Mail templates', body));
  });

  app.get<Asked>('/mailbox/templates/:name/:example', async (request, reply) => {
    const { template, example } = found(request.params);
    const body = html`<p><a href="/mailbox/templates">All templates</a></p>
      <h1>${example.letter.subject}</h1>
      <p class="soft">${template.name}, ${example.name}. ${template.when}</p>
      ${bothForms({ ...example.letter, firm }, `${addressOf(template.name, template.examples.indexOf(example))}/html`)}`;
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page(template.name, body));
  });

  app.get<Asked>('/mailbox/templates/:name/:example/html', async (request, reply) => {
    const { example } = found(request.params);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(htmlText({ ...example.letter, firm }));
  });
}

/** @throws Problem 404 */
function found({ name, example: at }: Asked['Params']) {
  const template = catalogue.find((each) => each.name === name);
  const example = template?.examples[Number(at)];
  if (!template || !example) throw notFound('There is no such template.');
  return { template, example };
}
