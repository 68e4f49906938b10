import { describe, expect, it } from 'vitest';
import cannedReply from '../generated/openapi.json' with { type: 'json' };
import { replyFieldValues } from '../generated/enums.ts';
import { fieldsIn, filledIn, unknownFieldsIn } from './canned-replies.ts';

describe('a canned reply', () => {
  it('is filled in with what is known, and shows what is not', () => {
    const text = 'Hi {client_first_name}, the {car} is {price}. {client_first_name}?';
    expect(filledIn(text, { client_first_name: 'Hannah', car: 'RAV4', price: null })).toBe('Hi Hannah, the RAV4 is {price}. Hannah?');
    expect(fieldsIn(filledIn(text, { client_first_name: 'Hannah', car: 'RAV4' }))).toEqual(['price']);
  });

  it('never takes a value for a pattern, and leaves other braces alone', () => {
    expect(filledIn('{car} {x} {}', { car: '$& {price}' })).toBe('$& {price} {x} {}');
    expect(unknownFieldsIn('{car} {first} {Car} {first}')).toEqual(['first']);
  });

  it('tells its writer of every field there is', () => {
    const said = cannedReply.components.schemas.CannedReply.properties.text.description;
    expect(fieldsIn(said)).toEqual(replyFieldValues);
  });
});
