import { describe, expect, it } from 'vitest';
import { operation } from '../fixture/library.ts';
import { undoCalls } from './undo.ts';

const records = [
  { id: 'h', advisor_id: 'maria', tier: 'top' },
  { id: 'v', advisor_id: 'zoe', tier: 'top' },
  { id: 'f', advisor_id: 'maria', tier: 'good' },
];

describe('taking an act back', () => {
  it('gives each what it had before, in one call for those that had the same', () => {
    const undo = { operation: operation('assign', 'post', '/users/assign'), body: { ids: '{ids}', advisor_id: '{record.advisor_id}' }, needs: ['ids'] };
    expect(undoCalls(undo, { records, body: { advisor_id: 'tom' }, answer: ['h', 'v', 'f'] })).toEqual([
      { params: { id: 'h' }, body: { ids: ['h', 'f'], advisor_id: 'maria' } },
      { params: { id: 'v' }, body: { ids: ['v'], advisor_id: 'zoe' } },
    ]);
  });

  it('calls once for each record where the path names one', () => {
    const undo = { operation: operation('setTier', 'patch', '/links/{id}/tier/{tier}'), body: { tier: '{record.tier}', by: '{body.who}' }, needs: ['tier'] };
    expect(undoCalls(undo, { records: records.slice(0, 2), body: { who: 'me' }, answer: undefined })).toEqual([
      { params: { id: 'h', tier: 'top' }, body: { by: 'me' } },
      { params: { id: 'v', tier: 'top' }, body: { by: 'me' } },
    ]);
  });

  it('calls what takes the answer, with what each record’s own call answered', () => {
    const undo = { operation: operation('deleteLoan', 'delete', '/loans/{id}'), body: { id: '{answer.id}' }, needs: ['id'] };
    const answers = new Map([
      ['h', { id: 'loan-1' }],
      ['v', { id: 'loan-2' }],
    ]);
    expect(undoCalls(undo, { records: records.slice(0, 2), body: {}, answer: ['h', 'v'], answers })).toEqual([
      { params: { id: 'loan-1' }, body: {} },
      { params: { id: 'loan-2' }, body: {} },
    ]);
    expect(undoCalls(undo, { records, body: {}, answer: [], answers })).toBeUndefined();
  });

  it('is not offered where there was nothing before that could be set again', () => {
    const undo = { operation: operation('assign', 'post', '/users/assign'), body: { ids: ['{id}'], advisor_id: '{record.advisor_id}' }, needs: ['advisor_id'] };
    expect(undoCalls(undo, { records: [{ id: 'h', advisor_id: null }], body: {}, answer: undefined })).toBeUndefined();
    expect(undoCalls({ ...undo, needs: [] }, { records: [{ id: 'h', advisor_id: null }], body: {}, answer: undefined })).toEqual([
      { params: { id: 'h' }, body: { ids: ['h'], advisor_id: null } },
    ]);
    // A row that was sent without the field cannot say what it held.
    expect(undoCalls({ ...undo, needs: [] }, { records: [{ id: 'h' }], body: {}, answer: undefined })).toBeUndefined();
  });

  it('is not offered where a record was in a state that the undo does not lead back to', () => {
    const undo = {
      operation: operation('setStatus', 'patch', '/loans/{id}/status'),
      body: { status: '{record.status}', reason: '{record.reason}' },
      needs: ['status', 'reason'],
      only: { status: ['lost'] },
    };
    const lost = { id: 'h', status: 'lost', reason: 'water' };
    expect(undoCalls(undo, { records: [lost], body: { status: 'in' }, answer: undefined })).toEqual([
      { params: { id: 'h' }, body: { status: 'lost', reason: 'water' } },
    ]);
    expect(undoCalls(undo, { records: [lost, { ...lost, id: 'v', status: 'late' }], body: { status: 'in' }, answer: undefined })).toBeUndefined();
  });
});
