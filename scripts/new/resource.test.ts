import { describe, expect, it } from 'vitest';
import { newResource, singularOf } from './resource.ts';

describe('the name of a resource', () => {
  it.each([
    ['suppliers', 'supplier'],
    ['companies', 'company'],
    ['branches', 'branch'],
    ['body-shops', 'body-shop'],
  ])('of %s is one %s', (many, one) => expect(singularOf(many)).toBe(one));

  it.each([
    ['Suppliers', /small letters/],
    ['supplier', /name many, such as suppliers/],
  ])('%s is refused with what to do', (name, told) => expect(() => newResource(name, ['name'])).toThrow(told));
});

describe('the fields', () => {
  it.each([
    [['Name'], /is no field/],
    [['name:colour'], /"colour" is no kind of field. There are: text/],
    [[], /names a record/],
    [['phone:phone?'], /names a record/],
  ])('%j are refused with what to do', (fields, told) => expect(() => newResource('suppliers', fields)).toThrow(told));

  it('become properties and columns that are empty alike', () => {
    const { files } = newResource('body-shops', ['name', 'since:day?', 'kind:paint|glass']);
    expect(files['openapi/schemas/BodyShop.yaml']).toContain("since: {title: Since, type: [string, 'null'], format: date");
    expect(files['server/db/schema/body-shops.ts']).toContain('since: day(),');
    expect(files['openapi/schemas/BodyShopKind.yaml']).toContain('enum: [paint, glass]');
    expect(files['server/db/schema/body-shops.ts']).toContain('kind: text({ enum: bodyShopKindValues }).notNull(),');
  });
});

describe('a client’s', () => {
  const { files, insertions } = newResource('appointments', ['title', 'client', 'starts:day']);

  it('rows are asked for within the caller’s scope, and by no call without it', () => {
    const handlers = files['server/modules/appointments/handlers.ts'] ?? '';
    expect(files['server/modules/appointments/scope.ts']).toContain('ofClients(actor, appointments.client_id)');
    expect(handlers).not.toContain('undefined');
    expect(handlers).toContain('await requireClientToChange(db, actor, body.client_id);');
  });

  it('rows are in the copy of their data, go with the account, and are asked again by who may see that client', () => {
    expect(files['server/db/schema/appointments.ts']).toContain("becomes: 'removed', copy: 'Appointments'");
    expect(insertions.find(({ file }) => file.endsWith('records.ts'))?.text).toContain('client_id, resources');
  });

  it('calls are tried on somebody else’s row', () => {
    expect(files['tests/api/cases/appointments.ts']).toContain("make(world, 'otherClient')");
  });
});
