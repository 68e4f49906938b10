import { expect, it } from 'vitest';
import { bodies } from '../../../generated/validators/index.js';
import { validatorOf } from '../../../generated/validators/screens.js';
import { brokenRules } from '../field-errors.ts';

it('what may be said when a record is deleted is checked on the screen as any form is, though its call has no body', async () => {
  const validator = await validatorOf('deleteEmployee');
  if (!validator) throw new Error('deleteEmployee has no validator');
  expect(brokenRules(validator, {})).toEqual({});
  expect(brokenRules(validator, { hand_over_to: 'x'.repeat(37) })).toEqual({ hand_over_to: 'Must be an id.' });
  expect(Object.keys(brokenRules(validator, { ids: ['1'] }))).toEqual(['ids']);
  expect(bodies['deleteEmployee']).toBeUndefined();
});
