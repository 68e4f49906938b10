import type { FastifyInstance } from 'fastify';
import { contract, operationSpecs } from '../../contract.ts';
import type { JsonSchema } from '../../../engine/server/json-schema.ts';
import type { OperationSpec } from '../../../engine/server/contract.ts';
import { html, page } from '../html.ts';
import type { Html } from '../html.ts';
import { schemaTable, typeText } from './schema.ts';
import { searchScript } from './search.ts';

/** The contract for people at `/docs`, and as it is at `/openapi.json`. Works without a network. */
export function showDocs(api: FastifyInstance): void {
  let docs: string | undefined;
  let document: string | undefined;
  api.get('/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send((docs ??= docsPage())),
  );
  api.get('/docs/search.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(searchScript));
  api.get('/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send((document ??= JSON.stringify(contract))));
}

interface OperationText {
  summary: string;
  description: string;
  tag: string;
}

const textAt = (value: unknown, key: string): string => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === 'string' ? found : '';
};

function operationText(operation: OperationSpec): OperationText {
  const raw = contract.paths[operation.path]?.[operation.method];
  const tags: unknown = typeof raw === 'object' && raw !== null && 'tags' in raw ? raw.tags : undefined;
  const first: unknown = Array.isArray(tags) ? tags[0] : undefined;
  return { summary: textAt(raw, 'summary'), description: textAt(raw, 'description'), tag: typeof first === 'string' ? first : 'other' };
}

function docsPage(): string {
  const byTag = new Map<string, Html[]>();
  for (const operation of operationSpecs) {
    const text = operationText(operation);
    byTag.set(text.tag, [...(byTag.get(text.tag) ?? []), operationEntry(operation, text)]);
  }
  const groups = [...byTag].map(
    ([tag, entries]) =>
      html`<section>
        <h2 id="${tag}">${tag}</h2>
        ${entries}
      </section>`,
  );
  const links = [...byTag.keys()].map((tag) => html`<a href="#${tag}">${tag}</a>`);
  const schemas = Object.entries(contract.components.schemas).map(([name, schema]) => schemaEntry(name, schema));
  const body = html`<h1>Forecourt API</h1>
    <p class="soft">
      ${operationSpecs.length} calls under <code>/api</code>, as <a href="/api/openapi.json">openapi.json</a>. A token goes into the header
      <code>Authorization: Bearer …</code>. Lists take <code>filter</code>, <code>sort</code> and <code>range</code> as JSON and tell the total in
      <code>Content-Range</code>. Errors are <a href="#schema-Problem">problem+json</a>.
    </p>
    <label for="search">Search calls, fields and words</label><input id="search" type="search" autocomplete="off" />
    <p id="found" class="soft" role="status"></p>
    <nav aria-label="Groups">${links}<a href="#schemas">schemas</a></nav>
    ${groups}
    <section>
      <h2 id="schemas">Schemas</h2>
      ${schemas}
    </section>`;
  return page('API', body, '/api/docs/search.js');
}

function operationEntry(operation: OperationSpec, text: OperationText): Html {
  const parameters = operation.parameters.map(
    (parameter) =>
      html`<tr>
        <td><code>${parameter.name}</code>${parameter.required ? ' *' : ''}</td>
        <td>${parameter.in}${parameter.json ? ', JSON' : ''}</td>
        <td>${typeText(parameter.schema)}${parameter.schema.properties ? schemaTable(parameter.schema) : undefined}</td>
      </tr>`,
  );
  const roles = operation.public ? 'public' : operation.roles.join(', ');
  const table =
    parameters.length > 0
      ? html`<h3>Parameters</h3>
          <div class="scroll">
            <table>
              <tbody>
                ${parameters}
              </tbody>
            </table>
          </div>`
      : undefined;
  const body = operation.body
    ? html`<h3>Body${operation.body.multipart ? ' (form)' : ''}</h3>
        ${bodyOf(operation.body.schema)}`
    : undefined;
  const answer = html`<h3>Answer ${operation.success.status}</h3>
    ${operation.success.schema ? bodyOf(operation.success.schema) : html`<p>Bytes.</p>`}`;
  return html`<details id="${operation.id}">
    <summary>
      <span class="verb">${operation.method.toUpperCase()}</span><code>${operation.path}</code><span>${text.summary}</span><span class="roles">${roles}</span>
    </summary>
    <div>
      <p>${text.description}</p>
      ${table}${body}${answer}
    </div>
  </details>`;
}

const bodyOf = (schema: JsonSchema): Html => (schema.$ref || !schema.properties ? html`<p>${typeText(schema)}</p>` : schemaTable(schema));

function schemaEntry(name: string, schema: JsonSchema): Html {
  return html`<details id="schema-${name}">
    <summary><strong>${name}</strong><span class="soft">${schema.description ?? ''}</span></summary>
    <div>${schemaTable(schema)}</div>
  </details>`;
}
