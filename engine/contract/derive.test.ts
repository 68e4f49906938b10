import { describe, expect, it } from 'vitest';
import { deriveRequestSchemas } from './derive.ts';
import type { Contract, Operation, Schema } from './document.ts';

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const ok = (schema: Schema): Operation['responses'] => ({ '200': json(schema) });

const library: Contract = {
  openapi: '3.1.1',
  info: { title: 'Library', version: '1' },
  paths: {
    '/books': {
      get: {
        operationId: 'listBooks',
        parameters: [
          {
            name: 'filter',
            in: 'query',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: { q: { type: 'string' }, genre: ref('Genre'), pages_gte: { type: 'integer' }, lent: { type: 'boolean' } },
                },
              },
            },
          },
        ],
        responses: ok({ type: 'array', items: ref('Book') }),
      },
      post: { operationId: 'createBook', requestBody: json(ref('Book')), responses: ok(ref('Book')) },
    },
    '/books/{id}': { patch: { operationId: 'updateBook', requestBody: json(ref('Book')), responses: ok(ref('Book')) } },
    '/shelves': {
      post: {
        operationId: 'fillShelf',
        requestBody: json({ type: 'object', properties: { books: { type: 'array', items: ref('Book') } } }),
        responses: ok(ref('Book')),
      },
    },
  },
  components: {
    schemas: {
      Genre: { type: 'string', enum: ['novel', 'poem'] },
      Version: { type: 'integer', readOnly: true },
      Book: {
        type: 'object',
        required: ['id', 'title', 'genre', 'cost', 'version'],
        properties: {
          id: { type: 'string', readOnly: true },
          title: { type: 'string' },
          genre: { ...ref('Genre'), default: 'novel' },
          secret: { type: 'string', writeOnly: true },
          cost: { type: 'integer', 'x-access': { read: ['librarian'] } },
          version: ref('Version'),
        },
      },
    },
  },
};

describe('deriveRequestSchemas', () => {
  const { paths, components } = deriveRequestSchemas(library);
  const { BookCreate, BookUpdate, Book } = components.schemas;

  it('makes what a POST may carry: nothing readOnly, and a default makes it optional', () => {
    expect(Object.keys(BookCreate?.properties ?? {})).toEqual(['title', 'genre', 'secret', 'cost']);
    expect(BookCreate?.required).toEqual(['title', 'cost']);
    expect(paths['/books']?.post?.requestBody?.content['application/json']?.schema).toEqual(ref('BookCreate'));
  });

  it('makes what a PATCH may carry: all optional, no defaults, and the version that was read', () => {
    expect(BookUpdate?.required).toBeUndefined();
    expect(BookUpdate?.properties?.['genre']).toEqual(ref('Genre'));
    expect(BookUpdate?.properties?.['version']).toMatchObject({ type: 'integer' });
    expect(BookUpdate?.properties?.['id']).toBeUndefined();
  });

  it('keeps secrets out of the answer, and promises nobody what not everybody may read', () => {
    expect(Book?.properties?.['secret']).toBeUndefined();
    expect(Book?.required).toEqual(['id', 'title', 'genre', 'version']);
  });

  it('derives inside other bodies', () => {
    const shelf = paths['/shelves']?.post?.requestBody?.content['application/json']?.schema;
    expect(shelf?.properties?.['books']?.items).toEqual(ref('BookCreate'));
  });

  it('lets a filter take one value or a list, but not a search, a range end or a yes and no', () => {
    const filter = paths['/books']?.get?.parameters?.[0]?.content?.['application/json']?.schema.properties ?? {};
    expect(filter['genre']?.anyOf).toHaveLength(2);
    expect(filter['q']).toEqual({ type: 'string' });
    expect(filter['pages_gte']).toEqual({ type: 'integer' });
    expect(filter['lent']).toEqual({ type: 'boolean' });
  });

  it('leaves the source as it was', () => {
    expect(library.components.schemas['Book']?.properties?.['secret']).toBeDefined();
  });
});

describe('a schema whose names are the values of an enum', () => {
  it('has each of them as a property of its own, under its words, and no other', () => {
    const wishes: Schema = { type: 'object', propertyNames: ref('Genre'), additionalProperties: { type: 'boolean' } };
    const genre: Schema = { type: 'string', enum: ['crime', 'poetry'], 'x-enumDescriptions': { crime: 'Crime', poetry: 'Poems' } };
    const derived = deriveRequestSchemas({ ...library, components: { schemas: { ...library.components.schemas, Genre: genre, Wishes: wishes } } });
    expect(derived.components.schemas['Wishes']).toEqual({
      type: 'object',
      properties: { crime: { type: 'boolean', title: 'Crime' }, poetry: { type: 'boolean', title: 'Poems' } },
      additionalProperties: false,
    });
  });
});
