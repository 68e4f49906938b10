import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readDocument } from '../reading/read.ts';
import { compared, comparisonReport } from './compare.ts';

const folder = mkdtempSync(join(tmpdir(), 'compared-'));
afterAll(() => rmSync(folder, { recursive: true }));

const before = `openapi: 3.0.3
info: {title: Shop, version: '1'}
paths:
  /orders:
    get:
      operationId: listOrders
      parameters: [{name: state, in: query, schema: {type: string, enum: [open, sent]}}, {name: limit, in: query, schema: {type: integer, maximum: 100}}]
      responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Order'}}}}}}
    post:
      operationId: createOrder
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}
      responses: {'201': {description: made, content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}
  /orders/{id}:
    get:
      operationId: getOrder
      parameters: [{name: id, in: path, required: true, schema: {type: string}}]
      responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}
    delete:
      operationId: deleteOrder
      parameters: [{name: id, in: path, required: true, schema: {type: string}}]
      responses: {'204': {description: gone}}
components:
  schemas:
    Order:
      type: object
      required: [id, name]
      properties:
        id: {type: string, readOnly: true}
        name: {type: string}
        amount: {type: integer}
        note: {type: string, maxLength: 200}
        after: {$ref: '#/components/schemas/Order'}
`;

/** What breaks when the texts are changed, as `operation: change`. */
function breaksOf(...changes: [string, string][]): string[] {
  const after = changes.reduce((text, [old, fresh]) => text.replaceAll(old, fresh), before);
  for (const [name, text] of Object.entries({ before, after })) writeFileSync(join(folder, `${name}.yaml`), text);
  return compared(readDocument(join(folder, 'before.yaml')), readDocument(join(folder, 'after.yaml'))).breaks.map(
    ({ operation, says }) => `${operation}: ${says}`,
  );
}

it('finds nothing in the same document, nor in one that only grew', () => {
  expect(breaksOf()).toEqual([]);
  expect(
    breaksOf(['amount: {type: integer}', 'amount: {type: integer}\n        colour: {type: string}'], ['{id}', '{orderId}'], ['name: id', 'name: orderId']),
  ).toEqual([]);
});

it('a wider answer breaks who reads, a narrower body breaks who sends', () => {
  expect(breaksOf(['amount: {type: integer}', 'amount: {type: number}'])).toEqual([
    'GET /orders: answer[].amount is number instead of integer',
    'POST /orders: answer.amount is number instead of integer',
    'GET /orders/{id}: answer.amount is number instead of integer',
  ]);
  expect(breaksOf(['maxLength: 200', 'maxLength: 100'])).toEqual(['POST /orders: body.note has a tighter limit: maxLength is 100, was 200']);
});

it('tells what is gone, what must be there now and what may be null', () => {
  expect(breaksOf(['required: [id, name]', 'required: [id, amount]'])).toEqual([
    'GET /orders: answer[].name may be missing now',
    'POST /orders: body.amount is required now',
    'POST /orders: answer.name may be missing now',
    'GET /orders/{id}: answer.name may be missing now',
  ]);
  expect(breaksOf(['        note: {type: string, maxLength: 200}\n', ''])).toContain('GET /orders: answer[].note is gone');
  expect(breaksOf(['name: {type: string}', 'name: {type: string, nullable: true}'])).toContain('GET /orders/{id}: answer.name may be null now');
  expect(breaksOf(['[open, sent]', '[open]'])).toEqual(['GET /orders: parameter state no longer takes “sent”']);
  expect(breaksOf(['name: state', 'required: true, name: status'])).toEqual([
    'GET /orders: parameter state is gone',
    'GET /orders: parameter status is required now',
  ]);
});

it('names the screens that each change touches, and those that are gone', () => {
  const text = before.slice(0, before.indexOf('    delete:')) + before.slice(before.indexOf('components:'));
  writeFileSync(join(folder, 'before.yaml'), before);
  writeFileSync(join(folder, 'after.yaml'), text);
  const { lines, breaks } = comparisonReport(readDocument(join(folder, 'before.yaml')), readDocument(join(folder, 'after.yaml')));
  expect(breaks).toBe(1);
  const line = before.slice(0, before.indexOf('    delete:')).split('\n').length;
  expect(lines.slice(1)).toEqual([
    '1 breaking change; 1 screen touched.',
    expect.stringMatching(new RegExp(`before\\.yaml:${line} DELETE /orders/\\{id\\}: the operation is gone \\(Orders: delete\\)$`)),
    'Screens that are gone:',
    '  Orders: delete',
  ]);
});

it('reads two large documents as the same in a moment', () => {
  const file = 'generated/openapi.json';
  expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveProperty('paths');
  expect(compared(readDocument(file), readDocument(file))).toEqual({ breaks: [], lost: [] });
});
