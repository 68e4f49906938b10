// Hostile calls of one operation: a call that would succeed, made wrong in one place.
import fc from 'fast-check';
import { resolveSchema, type JsonSchema } from '../../../engine/server/json-schema.ts';
import type { OperationSpec } from '../../../engine/server/contract.ts';
import { hostileText, hostileValue, nested, outermost } from './values.ts';

/** A call that succeeds, as the cases make it. */
export interface ValidCall {
  params?: Readonly<Record<string, unknown>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
  form?: FormData | undefined;
  token?: string | undefined;
}

/** What goes over the wire. */
export interface WireCall {
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | FormData;
}

/** One way to make a call wrong; `label` stand in the report of a failure. */
export interface Spoil {
  label: string;
  apply: (valid: ValidCall) => WireCall;
}

const written = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, 400);

function pathOf(spec: OperationSpec, params: ValidCall['params'], raw: Readonly<Record<string, string>> = {}): string {
  return spec.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => raw[name] ?? encodeURIComponent(String(params?.[name] ?? '')));
}

function addressOf(spec: OperationSpec, valid: ValidCall, query: Readonly<Record<string, unknown>> = valid.query ?? {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return `${pathOf(spec, valid.params)}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

function wire(spec: OperationSpec, valid: ValidCall, body: unknown = valid.body, query = valid.query): WireCall {
  const path = addressOf(spec, valid, query ?? {});
  if (valid.form) return { path, headers: {}, body: valid.form };
  if (body === undefined) return { path, headers: {} };
  return { path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object' && !Array.isArray(value);

/** Every way this operation is tried in. */
export function spoils(spec: OperationSpec): fc.Arbitrary<Spoil> {
  const ways: fc.Arbitrary<Spoil>[] = [strangeQuery(spec)];
  if (spec.path.includes('{')) ways.push(strangeParam(spec));
  if (spec.parameters.some((parameter) => parameter.in === 'query')) ways.push(wrongQuery(spec), wrongQuery(spec));
  if (spec.body?.multipart) ways.push(wrongForm(spec, spec.body.schema), wrongForm(spec, spec.body.schema), rawForm(spec));
  else if (spec.body)
    ways.push(...Array.from({ length: 4 }, () => wrongField(spec, spec.body?.schema ?? {})), wholeBody(spec, spec.body.schema), rawBody(spec));
  else ways.push(rawBody(spec));
  return fc.oneof(...ways);
}

function strangeParam(spec: OperationSpec): fc.Arbitrary<Spoil> {
  const names = spec.parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name);
  const values = [
    '%',
    '%00',
    '%zz',
    '%2e%2e',
    '..%2f..%2f',
    '%ff%fe',
    '%ed%a0%80',
    '__proto__',
    'constructor',
    'x'.repeat(290),
    'x'.repeat(4_000),
    '-1',
    '1e9',
    '21',
  ];
  const encoded = hostileText.filter((text) => !/\p{Surrogate}/u.test(text) && text.length < 1_000).map((text) => encodeURIComponent(text));
  return fc.record({ name: fc.constantFrom(...names), value: fc.oneof(fc.constantFrom(...values), encoded) }).map(({ name, value }) => ({
    label: `{${name}} = ${value.slice(0, 80)}`,
    apply: (valid) => ({ ...wire(spec, valid), path: pathOf(spec, valid.params, { [name]: value || '%20' }) }),
  }));
}

function wrongQuery(spec: OperationSpec): fc.Arbitrary<Spoil> {
  const declared = spec.parameters.filter((parameter) => parameter.in === 'query');
  return fc.constantFrom(...declared).chain((parameter) =>
    fc.oneof(queryValue(parameter.schema), queryValue(parameter.schema), hostileValue).map((value) => ({
      label: `?${parameter.name}=${written(value)}`,
      apply: (valid: ValidCall) => wire(spec, valid, valid.body, { ...valid.query, [parameter.name]: shortened(value) }),
    })),
  );
}

/** Of a filter one field at a time, so that the others don't refuse it first. */
function queryValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  const properties = Object.entries(resolveSchema(schema).properties ?? {});
  if (properties.length > 0) {
    return fc.constantFrom(...properties).chain(([name, property]) => fc.oneof(outermost(property), hostileValue).map((value) => ({ [name]: value })));
  }
  const ranges = [[-1, 5], [5, 1], [0, 1e9], [1e15, 1e15 + 1], [2 ** 53, 2 ** 53 + 5], [0], [0, 1, 2], ['0', '9'], [0.5, 2], [null, null]];
  return fc.oneof(
    outermost(schema),
    fc.constantFrom<unknown>(...ranges),
    fc.constantFrom<unknown>(['id', 'SIDEWAYS'], ['id; drop table users', 'ASC'], ['__proto__', 'ASC']),
  );
}

/** Node refuses addresses beyond 16 kB before anything of ours sees them. */
const shortened = (value: unknown): unknown =>
  written(value).length >= 400 && typeof value === 'string' ? value.slice(0, 3_000) : JSON.stringify(value)?.length > 3_000 ? nested(500) : value;

function strangeQuery(spec: OperationSpec): fc.Arbitrary<Spoil> {
  return fc
    .constantFrom(
      'admin=1',
      '__proto__[x]=1',
      'constructor=1',
      'filter',
      'filter=%7B%22__proto__%22:1%7D',
      'x=%00',
      'x=%',
      'range=[0,9]&range=[0,9]',
      '&&&==',
      '%5B%5D=%5B%5D',
    )
    .map((query) => ({ label: `?${query}`, apply: (valid) => ({ ...wire(spec, valid), path: `${pathOf(spec, valid.params)}?${query}` }) }));
}

/** One property of the body takes a value that is wrong, or as far out as the contract allows. */
function wrongField(spec: OperationSpec, schema: JsonSchema): fc.Arbitrary<Spoil> {
  const properties = Object.entries(resolveSchema(schema).properties ?? {});
  const unknown = fc
    .constantFrom('admin', 'id', 'role', 'toString', 'x'.repeat(300), '\0', '')
    .chain((name) => hostileValue.map((value) => [name, value] as const));
  const known =
    properties.length > 0
      ? fc
          .constantFrom(...properties)
          .chain(([name, property]) =>
            fc.oneof(outermost(property), outermost(property), hostileValue, fc.constant(undefined)).map((value) => [name, value] as const),
          )
      : unknown;
  return fc.oneof({ weight: 8, arbitrary: known }, { weight: 1, arbitrary: unknown }).map(([name, value]) => ({
    label: `{${written(name).slice(0, 60)}: ${written(value)}}`,
    apply: (valid) => wire(spec, valid, { ...(isObject(valid.body) ? valid.body : {}), [name]: value }),
  }));
}

function wholeBody(spec: OperationSpec, schema: JsonSchema): fc.Arbitrary<Spoil> {
  return fc.oneof(outermost(schema), hostileValue).map((body) => ({ label: `body ${written(body)}`, apply: (valid) => wire(spec, valid, body ?? null) }));
}

const deep = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
const bodies: readonly [string, string, string][] = [
  ['half a JSON', 'application/json', '{"a": '],
  ['ten thousand levels', 'application/json', deep],
  ['the same key twice', 'application/json', '{"status":"a","status":"b"}'],
  ['a prototype key', 'application/json', '{"__proto__":{"role":"admin"}}'],
  ['a constructor key', 'application/json', '{"constructor":{"prototype":{"role":"admin"}}}'],
  ['a megabyte', 'application/json', JSON.stringify({ status: 'x'.repeat(1_048_576) })],
  ['a byte order mark', 'application/json', '\ufeff{}'],
  ['no JSON', 'application/json; charset=utf-16', 'a=b'],
  ['XML', 'application/xml', '<a/>'],
  ['text', 'text/plain', 'hello'],
  ['a form of the old kind', 'application/x-www-form-urlencoded', 'a=b'],
  ['a form where none belongs', 'multipart/form-data; boundary=x', '--x--\r\n'],
  ['no type that exists', 'x', '{}'],
];

function rawBody(spec: OperationSpec): fc.Arbitrary<Spoil> {
  // fetch gives a GET no body.
  if (spec.method === 'get') return strangeQuery(spec);
  return fc.constantFrom(...bodies).map(([label, contentType, body]) => ({
    label,
    apply: (valid) => ({ path: addressOf(spec, valid), headers: { 'content-type': contentType }, body }),
  }));
}

const part = (disposition: string, content: string): string => `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const rawForms: readonly [string, string][] = [
  ['nothing', ''],
  ['only an end', '--x--\r\n'],
  ['a part without a name', `${part('', 'x')}--x--\r\n`],
  ['a part that breaks off', part('name="file"; filename="a.txt"', 'x').slice(0, -3)],
  ['a prototype field', `${part('name="__proto__"', 'x')}--x--\r\n`],
  ['a thousand parts', `${Array.from({ length: 1_000 }, (_, index) => part(`name="f${index}"`, 'x')).join('')}--x--\r\n`],
  ['a hundred files', `${Array.from({ length: 100 }, (_, index) => part(`name="files"; filename="${index}.txt"`, 'x')).join('')}--x--\r\n`],
  ['a field of 300 kB', `${part('name="user_id"', 'x'.repeat(300_000))}--x--\r\n`],
];

function rawForm(spec: OperationSpec): fc.Arbitrary<Spoil> {
  return fc.constantFrom(...rawForms).map(([label, body]) => ({
    label,
    apply: (valid) => ({ path: addressOf(spec, valid), headers: { 'content-type': 'multipart/form-data; boundary=x' }, body }),
  }));
}

const bytes = (...values: number[]): Uint8Array<ArrayBuffer> => new Uint8Array(values);
const text = (value: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(value));
const contents: readonly [string, Uint8Array<ArrayBuffer>][] = [
  ['nothing', bytes()],
  ['a NUL', bytes(0)],
  ['a PNG that ends after its head', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52)],
  ['a JPEG that ends after its head', bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46)],
  ['a ZIP that ends after its head', bytes(0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0)],
  ['a PDF of nothing', text('%PDF-1.7')],
  ['a drawing with a script', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a sheet with an open quote', text('url,title\n"https://dealer.example')],
  ['a sheet of one endless line', text(`url,title,price\n${'a,'.repeat(60_000)}`)],
  ['a sheet with absurd figures', text('url,title,price,year,miles,vin\nhttps://dealer.example/1,A,99999999999999999999,-5,1e400,\0\n')],
  ['a sheet of thousands of rows', text(`title\n${'x\n'.repeat(5_000)}`)],
  ['half a character', bytes(0xed, 0xa0, 0x80, 0x2c, 0x0a)],
];
const fileNames = ['a.csv', 'a.xlsx', 'a.jpg', '../../a.txt', 'a\u0000b.txt', '', '.', '..', 'CON', 'x'.repeat(400), '\u202egpj.exe', 'a"b;c.txt', '🧨.pdf'];

function wrongForm(spec: OperationSpec, schema: JsonSchema): fc.Arbitrary<Spoil> {
  const properties = Object.entries(resolveSchema(schema).properties ?? {});
  const [files, fields] = [properties.filter(([, property]) => takesFiles(property)), properties.filter(([, property]) => !takesFiles(property))];
  const file = fc
    .record({ field: fc.constantFrom('admin', ...files.map(([name]) => name)), content: fc.constantFrom(...contents), name: fc.constantFrom(...fileNames) })
    .map(({ field, content: [label, data], name }) => ({
      label: `${field} holds ${label}, named ${written(name).slice(0, 60)}`,
      apply: (valid: ValidCall) => formWith(spec, valid, (form) => form.set(field, new Blob([data]), name)),
    }));
  if (fields.length === 0) return file;
  const field = fc.constantFrom(...fields).chain(([name, property]) =>
    fc.oneof(outermost(property), hostileValue).map((value) => ({
      label: `${name} = ${written(value)}`,
      apply: (valid: ValidCall) => formWith(spec, valid, (form) => form.set(name, typeof value === 'string' ? value : written(value))),
    })),
  );
  return fc.oneof(file, field);
}

function formWith(spec: OperationSpec, valid: ValidCall, change: (form: FormData) => void): WireCall {
  const form = new FormData();
  for (const [name, value] of valid.form?.entries() ?? []) form.append(name, value);
  change(form);
  return { path: addressOf(spec, valid), headers: {}, body: form };
}

function takesFiles(property: JsonSchema): boolean {
  const schema = resolveSchema(property);
  return schema.format === 'binary' || (typeof schema.items === 'object' && resolveSchema(schema.items).format === 'binary');
}
