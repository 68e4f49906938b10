import { describe, expect, it } from 'vitest';
import type { JsonSchema } from './json-schema.ts';
import { projectionFor } from './serialize.ts';

const car: JsonSchema = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    notes: { type: 'string', 'x-access': { read: ['admin', 'employee'] } },
    seller: { type: 'object', properties: { city: { type: 'string' } } },
    prices: { type: 'array', items: { type: 'object', properties: { cents: { type: 'integer' } } } },
    seen_at: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
    labels: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

const stored = {
  title: 'Outback',
  notes: 'bad tyres',
  password_hash: 'x',
  seller: { city: 'Portland', phone: '555' },
  prices: [{ cents: 1, margin: 2 }],
  seen_at: new Date('2026-11-21T00:00:00Z'),
  labels: { tier: 'strong' },
};

describe('projectionFor', () => {
  it('lets nothing undeclared out, at any depth', () => {
    expect(projectionFor(car, 'admin')(stored)).toEqual({
      title: 'Outback',
      notes: 'bad tyres',
      seller: { city: 'Portland' },
      prices: [{ cents: 1 }],
      seen_at: '2026-11-21T00:00:00.000Z',
      labels: { tier: 'strong' },
    });
  });

  it('keeps internal fields from a client and from the public', () => {
    expect(projectionFor(car, 'client')(stored)).not.toHaveProperty('notes');
    expect(projectionFor(car, 'public')(stored)).not.toHaveProperty('notes');
  });

  it('keeps null apart from absent', () => {
    expect(projectionFor(car, 'client')({ title: 'x', seen_at: null })).toEqual({ title: 'x', seen_at: null });
  });

  it('writes nothing of what is absent', () => {
    expect(JSON.stringify(projectionFor(car, 'client')({ title: 'x' }))).toBe('{"title":"x"}');
  });

  it('tells alternatives of objects apart by what they require', () => {
    const either: JsonSchema = {
      anyOf: [
        { type: 'object', required: ['path'], properties: { path: { type: 'string' } } },
        { type: 'object', required: ['text'], properties: { text: { type: 'string' } } },
      ],
    };
    expect(projectionFor(either, 'client')({ text: 'hi', secret: 1 })).toEqual({ text: 'hi' });
  });
});
