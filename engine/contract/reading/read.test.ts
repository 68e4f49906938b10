import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { ApiDocument, Shape } from './form.ts';
import { readDocument } from './read.ts';

const contracts = 'tests/support/contracts';
const workshop = readDocument(`${contracts}/workshop.yaml`);
const choir = readDocument(`${contracts}/choir.yaml`);
const dialects = readDocument(`${contracts}/dialects.yaml`);

const operation = (of: ApiDocument, method: string, path: string) => of.operations.find((one) => one.method === method && one.path === path);
const property = (shape: Shape | undefined, name: string) => (shape?.kind === 'object' ? shape.properties[name]?.shape : undefined);

it('reads the address of each dialect', () => {
  expect(workshop).toMatchObject({
    dialect: 'Swagger 2',
    servers: ['https://workshop.example/rest'],
    signIns: [{ kind: 'apiKey', in: 'header', key: 'X-Key' }],
  });
  expect(choir).toMatchObject({ dialect: 'OpenAPI 3.2', servers: ['https://choir.example/api/v2'], signIns: [{ kind: 'bearer' }] });
});

it('reads forms and files of Swagger 2 as bodies', () => {
  const [photo] = operation(workshop, 'post', '/v1/bike/{frameNumber}/photo')?.bodies ?? [];
  expect(photo).toMatchObject({
    encoding: 'multipart',
    required: true,
    shape: { properties: { picture: { required: true, shape: { kind: 'file' } }, caption: { required: false } } },
  });
  const [repair] = operation(workshop, 'patch', '/v1/bike/{frameNumber}/repairs/{no}')?.bodies ?? [];
  expect(repair).toMatchObject({ encoding: 'form', shape: { properties: { hours: { shape: { exclusiveMinimum: 0 } } } } });
});

it('merges allOf, and cuts recursion where it comes back', () => {
  const repair = workshop.schemas.get('Repair');
  expect(Object.keys(repair?.kind === 'object' ? repair.properties : {})).toEqual(['note', 'hours', 'no', 'finished', 'follows']);
  expect(repair).toMatchObject({ properties: { note: { required: true }, no: { required: true, shape: { readOnly: true } } } });
  expect(property(repair, 'follows')).toMatchObject({ kind: 'again', of: 'Repair' });
});

it('follows references into other files, and back within them', () => {
  const singer = operation(choir, 'get', '/singers/{singerUuid}')?.answers[0]?.contents[0]?.shape;
  expect(singer).toMatchObject({
    kind: 'object',
    name: 'Singer',
    properties: { voice: { shape: { values: ['soprano', 'alto', 'tenor', 'bass'] } }, nickname: { shape: { deprecated: true } } },
  });
  expect(property(singer, 'sings_with')).toMatchObject({ kind: 'list', items: { kind: 'again', of: 'Singer' } });
  expect(singer && choir.where(singer.at)).toBe(`${contracts}/choir-schemas.yaml:3`);
});

it('reads what 3.2 adds: QUERY, methods of its own, streams', () => {
  expect(operation(choir, 'query', '/singers')?.id).toBe('searchSingers');
  expect(operation(choir, 'move', '/singers/{singerUuid}')?.id).toBe('moveSinger');
  expect(operation(choir, 'get', '/applause')?.answers[0]?.contents[0]).toMatchObject({ stream: true, shape: { kind: 'list', items: { kind: 'object' } } });
});

it('keeps choices apart by their discriminator, maps, constants, unions and null', () => {
  expect(property(choir.schemas.get('Concert'), 'place')).toMatchObject({ kind: 'choice', discriminator: { property: 'kind', values: { hall: 0, air: 1 } } });
  const song = choir.schemas.get('Song');
  expect(property(song, 'keys')).toMatchObject({ kind: 'map', values: { kind: 'scalar' } });
  expect(property(song, 'encore')).toMatchObject({ kind: 'scalar', types: ['boolean'], values: [false] });
  expect(property(song, 'tempo')).toMatchObject({ kind: 'scalar', types: ['integer', 'string'], nullable: true });
});

it('reads limits and null of 3.0 as those of 3.1', () => {
  const thing = dialects.schemas.get('Thing');
  expect(property(thing, 'share')).toMatchObject({ exclusiveMaximum: 100, minimum: 0, nullable: true });
  expect(property(thing, 'share')).not.toHaveProperty('maximum');
  expect(property(thing, 'owner')).toMatchObject({ kind: 'object', name: 'Owner', nullable: true, description: 'Whose it is.' });
});

it('tells by file and line what it left out, and reads the rest', () => {
  expect(dialects.findings.map((finding) => `${dialects.where(finding)} ${finding.says}`)).toEqual([
    `${contracts}/dialects.yaml:8 #/components/schemas/Nobody leads nowhere.`,
    `${contracts}/dialects.yaml:19 https://elsewhere.example/thing.yaml is an address that was not fetched.`,
    `${contracts}/dialects.yaml:21 #/components/schemas/Loop refers to itself.`,
  ]);
  expect(operation(dialects, 'get', '/things')?.answers).toHaveLength(1);
});

it('says of what is no document where and why', () => {
  expect(() => readDocument('nowhere.yaml')).toThrow('nowhere.yaml:1: there is no such file.');
  expect(() => readDocument('package.json')).toThrow('package.json:1: is no OpenAPI 3 or Swagger 2 document');
});

it('refuses none of the documents that others publish as examples', () => {
  const folder = 'node_modules/@readme/oas-examples';
  const files = ['2.0', '3.0', '3.1'].flatMap((version) => readdirSync(`${folder}/${version}/json`).map((file) => `${folder}/${version}/json/${file}`));
  // One is not for commercial use; it stays unread.
  const read = files.filter((file) => file.endsWith('.json') && !file.includes('train-travel')).map((file) => readDocument(file));
  expect(read.length).toBeGreaterThan(50);
  expect(read.flatMap(({ findings, where }) => findings.map((finding) => `${where(finding)} ${finding.says}`))).toEqual([]);
});
