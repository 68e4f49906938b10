import { describe, expect, it } from 'vitest';
import { clientColumns, clientColumnsOf, clientFields, clientOfCells, isWhole } from './client-sheet.ts';

const advisors = [
  { id: '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10', name: 'Maria Delgado', also: 'maria@forecourt.example' },
  { id: '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e11', name: 'Jonah Wells', also: 'jonah@forecourt.example' },
  { id: '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e12', name: 'Jonah Wells', also: 'jonah.w@forecourt.example' },
];
const hannah = { email: 'hannah@mailhaven.example', first_name: 'Hannah', last_name: 'Okafor' };

describe('a column', () => {
  it('is a field by its name, its label or another word for it, once', () => {
    expect(clientColumns(clientFields.map(({ name }) => name))).toEqual(clientFields.map(({ name }) => name));
    expect(clientColumns(clientFields.map(({ label }) => label.toUpperCase()))).toEqual(clientFields.map(({ name }) => name));
    expect(clientColumns(['Full name', 'E-mail address', 'Mobile', 'Post code', 'Salesperson', 'Email', 'constructor'])).toEqual([
      'name',
      'email',
      'phone',
      'zip',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a column whose heading says nothing', () => {
  const rows = (...columns: string[][]) => (columns[0] ?? []).map((_cell, at) => columns.map((cells) => cells[at] ?? ''));

  it('is told by what its cells look like, each field once, and left open where they are nothing', () => {
    const found = clientColumnsOf(
      ['Who', 'Reach', 'Tel.', 'Area', 'When', 'Remarks', 'Other'],
      rows(
        ['Ada Okafor', 'Lund, Bo', 'Mary Ann Moss'],
        ['ada@mailhaven.example', 'bo@mailhaven.example', ''],
        ['(614) 555-0101', '+1 614 555 0102', '614-555-0103'],
        ['43215', '43215-1234', '43004'],
        ['Evening', 'morning', 'Evening'],
        ['likes blue', '12', 'wants it soon'],
        ['x@mailhaven.example', 'y@mailhaven.example', 'z@mailhaven.example'],
      ),
    );
    expect(found).toEqual(['name', 'email', 'phone', 'zip', 'best_time', undefined, undefined]);
  });

  it('takes one slip among many, and gives in to a heading', () => {
    const mails = ['a@m.example', 'b@m.example', 'c(at)m.example', 'd@m.example', 'e@m.example'];
    expect(clientColumnsOf(['Reach'], rows(mails))).toEqual(['email']);
    expect(clientColumnsOf(['Reach'], rows(mails.slice(1, 4)))).toEqual([undefined]);
    expect(clientColumnsOf(['Reach', 'E-mail'], rows(mails, ['', '', '', '', '']))).toEqual([undefined, 'email']);
    expect(clientColumnsOf(['First name', 'City'], rows(['Ada'], ['San Diego']))).toEqual(['first_name', undefined]);
  });
});

describe('a row', () => {
  it('has first and last name in one cell, either way round', () => {
    for (const name of ['Mary Ann Okafor', ' Okafor,  Mary Ann ', 'Mary  Ann  Okafor'])
      expect(clientOfCells({ name, email: hannah.email }).draft).toEqual({ first_name: 'Mary Ann', last_name: 'Okafor', email: hannah.email });
    expect(clientOfCells({ name: 'Cher', email: hannah.email }).errors).toHaveProperty('last_name');
  });

  it('names what is wrong at its cell, by the contract’s own limits', () => {
    const { errors } = clientOfCells({ ...hannah, email: 'hannah(at)mailhaven', zip: '4301', best_contact: 'pigeon' });
    expect(Object.keys(errors).toSorted()).toEqual(['best_contact', 'email', 'zip']);
    expect(isWhole(clientOfCells(hannah))).toBe(true);
    expect(Object.keys(clientOfCells({ email: hannah.email }).errors).toSorted()).toEqual(['first_name', 'last_name']);
  });

  it('names an advisor by name, e-mail or id, and says where that is not enough', () => {
    const of = (advisor_id: string) => clientOfCells({ ...hannah, advisor_id }, { advisor_id: advisors });
    for (const cell of ['maria delgado', 'MARIA@forecourt.example', advisors[0]?.id ?? '']) expect(of(cell).draft.advisor_id).toBe(advisors[0]?.id);
    expect(of('jonah.w@forecourt.example').draft.advisor_id).toBe(advisors[2]?.id);
    expect(of('Jonah Wells').errors).toEqual({ advisor_id: 'Several have this name. Use the e-mail.' });
    expect(of('Nobody').errors).toEqual({ advisor_id: 'No active advisor has this name.' });
    expect(of('').draft).toEqual(hannah);
  });
});
