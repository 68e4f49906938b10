import { expect, it } from 'vitest';
import type { FieldDescriptor, ResourceDescriptor } from './descriptor.ts';
import { emitResources } from './emit-resources.ts';
import { withSummary } from './summary.ts';

const field = (name: string, more: Partial<FieldDescriptor> = {}): FieldDescriptor => ({
  name,
  label: name,
  kind: 'string',
  required: false,
  nullable: false,
  readOnly: false,
  rules: {},
  ...more,
});
const resource = (name: string, fields: FieldDescriptor[], createFields: FieldDescriptor[] = fields): ResourceDescriptor => ({
  name,
  segment: name,
  label: name,
  singular: name,
  entity: name,
  recordLabel: 'id',
  actions: [],
  fields,
  filters: [],
  sortable: [],
  columns: [],
  hidden: [],
  groups: [],
  createFields,
  updateFields: [],
});

const made = field('created_at', { kind: 'datetime', readOnly: true });
const states = [
  { id: 'out', name: 'Out' },
  { id: 'back', name: 'Back' },
];
const loans = (...more: FieldDescriptor[]) => resource('book-loans', [field('state', { choices: states, enumName: 'LoanState' }), made, ...more]);
const readers = resource('readers', [field('name'), made]);

it('a field more changes the file of its own resource alone', () => {
  const before = emitResources([loans(), readers]);
  const after = emitResources([loans(field('note')), readers]);
  expect(Object.keys(after).filter((file) => after[file] !== before[file])).toEqual(['generated/resources/book-loans.ts']);
});

it('the file of a resource holds all of it, parts that it says twice once and named for what they are', () => {
  const text = emitResources([loans(), readers])['generated/resources/readers.ts'] ?? '';
  expect(text).toContain('const createdAtField: FieldDescriptor = {');
  expect(text).not.toMatch(/import (?!type)/);
});

it('the index says what is known before a screen is opened, and where the rest is', () => {
  const searched = withSummary({ ...loans(), filters: [field('q'), field('reader_id', { kind: 'reference', reference: { resource: 'readers' } })] });
  const index = emitResources([searched, readers])['generated/resource-index.ts'] ?? '';
  expect(index).toContain('"searched": true, "filterFor": { "readers": "reader_id" }');
  expect(index).toContain("load: async () => (await import('./resources/book-loans.ts')).bookLoansResource");
  expect(index).not.toMatch(/"fields"|^import (?!type)/m);
});

it('two fields of one name are told apart by where they stand', () => {
  const twice = resource('readers', [field('name'), made], [field('name', { required: true }), field('name', { required: true })]);
  const text = emitResources([twice])['generated/resources/readers.ts'] ?? '';
  expect(text.match(/const \w+/g)).toEqual(['const nameField', 'const readersResource']);
  const both = resource('readers', [field('name'), field('name')], [field('name', { required: true }), field('name', { required: true })]);
  expect((emitResources([both])['generated/resources/readers.ts'] ?? '').match(/const \w+/g)).toEqual([
    'const nameField',
    'const nameFieldInCreateFields',
    'const readersResource',
  ]);
});
