import { describe, expect, it } from 'vitest';
import { checklistSections } from '../../../domain/checklist.ts';
import { fieldsOf } from '../../features/preferences/fields.ts';
import { isAnswered, questionOf, questionSections, questionsOf, valuesOf } from './questions.ts';

const empty = { selections: {}, trade_in: {} };
const idsOf = (content: Parameters<typeof questionsOf>[0]) => questionsOf(content).map(({ id }) => id);

describe('the questions of the checklist', () => {
  it('come section by section, as the rest of the checklist does', () => expect(questionSections).toEqual(checklistSections));

  it('ask every field of the contract once, whatever may be asked', () => {
    const whole = { selections: { money: { method: 'finance' as const } }, trade_in: { has_trade_in: true, accidents: 1 } };
    for (const section of questionSections) {
      const asked = questionsOf(whole).flatMap((question) => (question.section === section ? question.fields : []));
      const all = fieldsOf(section).flatMap(({ kind, name }) => (kind === 'id' ? [] : [name]));
      expect(asked.toSorted()).toEqual(all.toSorted());
    }
  });

  it('leave out what other answers make needless', () => {
    expect(idsOf(empty)).toContain('money-2');
    expect(idsOf({ ...empty, selections: { money: { method: 'cash' } } })).not.toContain('money-2');
    expect(idsOf(empty).filter((id) => id.startsWith('trade_in'))).toEqual(['trade_in']);
    expect(idsOf({ ...empty, trade_in: { has_trade_in: true } }).filter((id) => id.startsWith('trade_in'))).toHaveLength(5);
  });

  it('are answered by what was answered there, not by the ZIP of the sign-up', () => {
    const distance = questionOf(questionsOf(empty), 'logistics.max_distance');
    if (!distance) throw new Error('Nobody asks how far.');
    expect(isAnswered(distance, { ...empty, selections: { logistics: { zip: '04101' } } })).toBe(false);
    expect(isAnswered(distance, { ...empty, selections: { logistics: { zip: '04101', max_distance: 60 } } })).toBe(true);
  });

  it('of vehicles are about the favorite', () => {
    const vehicles = [{ id: 'a', seats_min: 7 }, { id: 'b' }];
    expect(valuesOf({ ...empty, selections: { vehicles } }, 'vehicles')).toEqual({ id: 'a', seats_min: 7 });
  });
});
