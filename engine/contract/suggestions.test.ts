import { expect, it } from 'vitest';
import type { Contract } from './document.ts';
import { fieldOf } from './fields.ts';
import { suggestProblems } from './suggestions.ts';

/** A contract with a list of topics, and a note whose topic is suggested as given. */
const contractWith = (suggest: object): Contract =>
  ({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/topics': {
        get: {
          operationId: 'listTopics',
          parameters: [
            {
              name: 'filter',
              in: 'query',
              content: { 'application/json': { schema: { type: 'object', properties: { q: { type: 'string' }, shelf: { type: 'string' } } } } },
            },
          ],
          responses: { '200': { content: { 'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Topic' } } } } } },
        },
      },
    },
    components: {
      schemas: {
        Topic: { type: 'object', properties: { name: { type: 'string' } } },
        Note: { type: 'object', properties: { shelf: { type: 'string' }, topic: { type: 'string', 'x-display': { suggest } } } },
      },
    },
  }) as unknown as Contract;

const saidOf = (suggest: object) => suggestProblems(contractWith(suggest)).map(({ says }) => says);

it('a text offers the names of a list, narrowed by the field beside it', () => {
  const suggest = { from: 'listTopics', with: { shelf: 'shelf' } };
  expect(saidOf(suggest)).toEqual([]);
  const field = fieldOf(contractWith(suggest), 'topic', { type: 'string', 'x-display': { suggest } }, { required: true, segmentOf: (name) => name });
  expect(field.suggest).toEqual({ path: '/topics', with: { shelf: 'shelf' } });
});

it('is told where the list, its filter or the field beside is not there', () => {
  expect(saidOf({ from: 'listTopic' })).toEqual([expect.stringContaining('"listTopic" lists nothing with a name')]);
  expect(saidOf({ from: 'listTopics', with: { row: 'shelf' } })).toEqual([expect.stringContaining('has no filter "row"')]);
  expect(saidOf({ from: 'listTopics', with: { shelf: 'rack' } })).toEqual([expect.stringContaining('there is no "rack" beside it')]);
});
