// Any readable document into the one form. Nothing is refused for how it is written; what cannot be read is a finding, and reading continues.
import { below, childrenOf, DocumentFiles, flagAt, isRecord, nameOf, shown, textAt, UnreadableDocument, type Cursor, type Fetched } from './files.ts';
import type { ApiAnswer, ApiBody, ApiDocument, ApiOperation, ApiParameter, Dialect, Shape, SignIn } from './form.ts';
import { originOf, overlaid, type Origins } from '../overlay/apply.ts';
import { encodingOf, withoutWords, type Reading } from './reading.ts';
import { saidOf } from './said.ts';
import { SchemaReader } from './schemas.ts';
import { formBodyOf, swaggerServersOf } from './swagger.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace', 'query'] as const;

/**
 * Reads OpenAPI 3.0, 3.1, 3.2 or Swagger 2, YAML or JSON, with the files it refers to.
 * @param overlays what is said beside the document (Overlay 1.0, 1.1), applied in this order
 * @param fetched texts of addresses; others are not read (`readDocumentAt` fetches them)
 * @throws UnreadableDocument with `file:line: sentence` when there is no such file, it is neither YAML nor JSON, or it is no such document
 */
export function readDocument(file: string, overlays: readonly string[] = [], fetched?: Fetched): ApiDocument {
  const files = new DocumentFiles(fetched);
  let origins: Origins = new Map();
  for (const overlay of overlays) {
    const made = overlaid(files, files.top(file).value, overlay, origins);
    origins = made.origins;
    files.replace(file, made.value, (at) => originOf(made.origins, at));
  }
  return readFrom(files, file);
}

/** The same of a document that is in memory, in one piece. */
export function readParsed(document: object): ApiDocument {
  const files = new DocumentFiles();
  files.hold('document', document);
  return readFrom(files, 'document');
}

function readFrom(files: DocumentFiles, file: string): ApiDocument {
  const top = files.top(file);
  const dialect = dialectOf(top);
  const reading: Reading = { files, schemas: new SchemaReader(files), top, dialect };
  const info = below(top, 'info');
  const servers = dialect === 'Swagger 2' ? swaggerServersOf(top) : serversOf(top);
  return {
    dialect,
    title: (info && textAt(info, 'title')) ?? shown(file),
    version: (info && textAt(info, 'version')) ?? '',
    servers,
    operations: operationsIn(reading, servers),
    schemas: schemasIn(reading),
    signIns: signInsIn(reading),
    findings: files.findings,
    unread: [...files.unread],
    where: (place) => files.where(place),
  };
}

function dialectOf(top: Cursor): Dialect {
  const swagger = isRecord(top.value) ? top.value['swagger'] : undefined;
  const openapi = isRecord(top.value) ? top.value['openapi'] : undefined;
  if (String(swagger).startsWith('2')) return 'Swagger 2';
  const minor = /^3\.(\d+)/.exec(String(openapi))?.[1];
  if (minor === undefined)
    throw new UnreadableDocument(`${shown(top.file)}:1: is no OpenAPI 3 or Swagger 2 document: it has neither “openapi: 3.…” nor “swagger: 2.0”.`);
  return minor === '0' ? 'OpenAPI 3.0' : minor === '1' ? 'OpenAPI 3.1' : 'OpenAPI 3.2';
}

function serversOf(cursor: Cursor): string[] {
  const servers = below(cursor, 'servers');
  return (servers ? childrenOf(servers) : []).flatMap((server) => {
    const url = textAt(server, 'url');
    const variables = below(server, 'variables');
    const filled = url?.replaceAll(/\{([^}]+)\}/g, (whole, name: string) => {
      const variable = variables && below(variables, name);
      return (variable && textAt(variable, 'default')) ?? whole;
    });
    return filled === undefined ? [] : [filled];
  });
}

function operationsIn(reading: Reading, servers: string[]): ApiOperation[] {
  const paths = below(reading.top, 'paths');
  const found: ApiOperation[] = [];
  for (const written of paths ? childrenOf(paths) : []) {
    const path = nameOf(written);
    const item = path.startsWith('/') ? reading.files.follow(written) : undefined;
    if (!item) continue;
    const own = serversOf(item);
    const more = below(item, 'additionalOperations');
    const calls = [...methods.flatMap((method) => below(item, method) ?? []), ...(more ? childrenOf(more) : [])];
    for (const said of calls) {
      // Large documents keep each call in a file of its own; the standard has no reference here, and bundlers follow it.
      const call = reading.files.follow(said);
      if (call) found.push(operationOf(reading, { path, method: nameOf(said).toLowerCase(), item, call, servers: own.length > 0 ? own : servers }));
    }
  }
  return found;
}

interface Found {
  path: string;
  method: string;
  item: Cursor;
  call: Cursor;
  servers: string[];
}

function operationOf(reading: Reading, { path, method, item, call, servers }: Found): ApiOperation {
  const id = textAt(call, 'operationId');
  const summary = textAt(call, 'summary');
  const description = textAt(call, 'description');
  const tags = below(call, 'tags');
  const own = serversOf(call);
  const written = parametersOf(reading, item, call);
  const parameters = written.flatMap((parameter) => parameterOf(reading, parameter));
  const name = id ?? `${method.toUpperCase()} ${path}`;
  const requestBody = below(call, 'requestBody');
  const body = requestBody && reading.files.follow(requestBody);
  return {
    method,
    path,
    id: name,
    named: id !== undefined,
    ...(summary === undefined ? {} : { summary }),
    ...(description === undefined ? {} : { description }),
    tags: (tags ? childrenOf(tags) : []).flatMap(({ value }) => (typeof value === 'string' ? [value] : [])),
    ...(flagAt(call, 'deprecated') ? { deprecated: true as const } : {}),
    parameters,
    bodies: reading.dialect === 'Swagger 2' ? formBodyOf(reading, call, written) : body ? bodiesOf(reading, body) : [],
    answers: answersOf(reading, call),
    security: securityOf(below(call, 'security') ?? below(reading.top, 'security')),
    servers: own.length > 0 ? own : servers,
    ...saidOf(reading.files, item, call, { parameters, id: name }),
    at: { file: call.file, at: call.at },
  };
}

/** Those of the path and of the call; the call's own win. */
function parametersOf({ files }: Reading, item: Cursor, call: Cursor): Cursor[] {
  const byKey = new Map<string, Cursor>();
  for (const level of [item, call]) {
    const list = below(level, 'parameters');
    for (const written of list ? childrenOf(list) : []) {
      const parameter = files.follow(written);
      if (parameter) byKey.set(`${textAt(parameter, 'in') ?? ''} ${textAt(parameter, 'name') ?? nameOf(written)}`, parameter);
    }
  }
  return [...byKey.values()];
}

const places = ['path', 'query', 'header', 'cookie', 'querystring'] as const;

function parameterOf(reading: Reading, cursor: Cursor): ApiParameter[] {
  const { schemas, files } = reading;
  const place = places.find((one) => one === textAt(cursor, 'in'));
  const name = textAt(cursor, 'name');
  if (!place || name === undefined) {
    if (!['body', 'formData'].includes(textAt(cursor, 'in') ?? '')) files.note(cursor, 'is a parameter without a name, or without a place that is known.');
    return [];
  }
  const contents = below(cursor, 'content');
  const content = contents && childrenOf(contents)[0];
  const description = textAt(cursor, 'description');
  const json = content !== undefined && encodingOf(nameOf(content)) === 'json';
  return [
    {
      name,
      in: place,
      required: place === 'path' || flagAt(cursor, 'required'),
      ...(flagAt(cursor, 'deprecated') ? { deprecated: true as const } : {}),
      ...(description === undefined ? {} : { description }),
      // Swagger 2 writes type and limits on the parameter itself.
      shape: schemas.shapeOf(content ? below(content, 'schema') : (below(cursor, 'schema') ?? withoutWords(cursor)), cursor),
      written: json ? 'json' : writtenOf(cursor, reading.dialect),
      at: { file: cursor.file, at: cursor.at },
    },
  ];
}

/** Several values stand in one, with commas, where the document says `explode: false`, and in Swagger 2 wherever it says nothing else. */
function writtenOf(cursor: Cursor, dialect: Dialect): ApiParameter['written'] {
  if (textAt(cursor, 'style') === 'deepObject') return 'deepObject';
  const isCommas =
    dialect === 'Swagger 2'
      ? textAt(cursor, 'type') === 'array' && (textAt(cursor, 'collectionFormat') ?? 'csv') === 'csv'
      : (textAt(cursor, 'style') ?? 'form') === 'form' && below(cursor, 'explode')?.value === false;
  return isCommas ? 'comma' : 'plain';
}

/** Each way a body or an answer may be written, JSON first. */
function contentsOf({ schemas, files }: Reading, cursor: Cursor): ApiAnswer['contents'] {
  const content = below(cursor, 'content');
  const read = (content ? childrenOf(content) : []).flatMap((written): ApiAnswer['contents'] => {
    const media = files.follow(written);
    if (!media) return [];
    const mediaType = nameOf(written);
    const encoding = encodingOf(mediaType);
    const streamed = below(media, 'itemSchema');
    const place = { file: written.file, at: written.at };
    if (streamed) return [{ mediaType, encoding, shape: { kind: 'list', at: place, items: schemas.shapeOf(streamed, written) }, stream: true as const }];
    const schema = below(media, 'schema');
    const shape: Shape = !schema && encoding === 'binary' ? { kind: 'file', at: place } : schemas.shapeOf(schema, written);
    return [{ mediaType, encoding, shape, ...exampleOf(files, media) }];
  });
  return read.toSorted((a, b) => Number(b.encoding === 'json') - Number(a.encoding === 'json'));
}

/** The first example that is written out. */
function exampleOf(files: Reading['files'], media: Cursor): { example?: unknown } {
  const own = below(media, 'example');
  const examples = below(media, 'examples');
  const [first] = examples ? childrenOf(examples) : [];
  const target = first && files.follow(first);
  const value = own?.value ?? (target && below(target, 'value')?.value);
  return value === undefined ? {} : { example: value };
}

function bodiesOf(reading: Reading, body: Cursor): ApiBody[] {
  return contentsOf(reading, body).map(({ mediaType, encoding, shape }) => ({ mediaType, encoding, shape, required: flagAt(body, 'required') }));
}

function answersOf(reading: Reading, call: Cursor): ApiAnswer[] {
  const { files, schemas, dialect, top } = reading;
  const responses = below(call, 'responses');
  return (responses ? childrenOf(responses) : []).flatMap((written): ApiAnswer[] => {
    const answer = nameOf(written).startsWith('x-') ? undefined : files.follow(written);
    if (!answer) return [];
    const headers = isRecord(answer.value) && isRecord(answer.value['headers']) ? Object.keys(answer.value['headers']).map((name) => name.toLowerCase()) : [];
    const status = nameOf(written);
    if (dialect !== 'Swagger 2') return [{ status, headers, contents: contentsOf(reading, answer) }];
    const schema = below(answer, 'schema');
    if (!schema) return [{ status, headers, contents: [] }];
    const produced = below(call, 'produces') ?? below(top, 'produces');
    const types = (produced ? childrenOf(produced) : []).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
    const mediaType = types.find((type) => encodingOf(type) === 'json') ?? types[0] ?? 'application/json';
    const examples = below(answer, 'examples');
    const example = examples && below(examples, mediaType)?.value;
    const content = { mediaType, encoding: encodingOf(mediaType), shape: schemas.shapeOf(schema, written), ...(example === undefined ? {} : { example }) };
    return [{ status, headers, contents: [content] }];
  });
}

function securityOf(cursor: Cursor | undefined): string[][] {
  return (cursor ? childrenOf(cursor) : []).flatMap(({ value }) => (isRecord(value) ? [Object.keys(value)] : []));
}

function schemasIn({ top, schemas, files, dialect }: Reading): Map<string, Shape> {
  const components = dialect === 'Swagger 2' ? top : below(top, 'components');
  const list = components && below(components, dialect === 'Swagger 2' ? 'definitions' : 'schemas');
  return new Map(
    (list ? childrenOf(list) : []).map((schema) => {
      // Where the document names a schema of another file, the name it uses is its own.
      const target = files.follow(schema) ?? schema;
      return [nameOf(schema), schemas.named(target)];
    }),
  );
}

function signInsIn({ top, files, dialect }: Reading): SignIn[] {
  const components = dialect === 'Swagger 2' ? top : below(top, 'components');
  const list = components && below(components, dialect === 'Swagger 2' ? 'securityDefinitions' : 'securitySchemes');
  return (list ? childrenOf(list) : []).flatMap((written): SignIn[] => {
    const scheme = files.follow(written);
    if (!scheme) return [];
    const type = textAt(scheme, 'type') ?? '';
    const place = textAt(scheme, 'in');
    const key = textAt(scheme, 'name');
    const http = textAt(scheme, 'scheme')?.toLowerCase();
    const kinds: Record<string, SignIn['kind']> = {
      basic: 'basic',
      oauth2: 'oauth2',
      openIdConnect: 'openIdConnect',
      apiKey: place === 'cookie' ? 'cookie' : 'apiKey',
    };
    const kind = type === 'http' ? (http === 'bearer' || http === 'basic' ? http : 'other') : (kinds[type] ?? 'other');
    const oauth = kind === 'oauth2' || kind === 'openIdConnect' ? oauthOf(scheme) : undefined;
    return [{ name: nameOf(written), kind, ...(place === undefined ? {} : { in: place }), ...(key === undefined ? {} : { key }), ...(oauth ? { oauth } : {}) }];
  });
}

/** Where somebody signs in by a code; nothing where only other flows are offered. Swagger 2 writes its one flow on the scheme itself. */
function oauthOf(scheme: Cursor): SignIn['oauth'] {
  const discovery = textAt(scheme, 'openIdConnectUrl');
  if (discovery !== undefined) return { discovery, scopes: ['openid'] };
  const flows = below(scheme, 'flows');
  const flow = flows ? below(flows, 'authorizationCode') : textAt(scheme, 'flow') === 'accessCode' ? scheme : undefined;
  const authorize = flow && textAt(flow, 'authorizationUrl');
  const token = flow && textAt(flow, 'tokenUrl');
  if (!flow || authorize === undefined || token === undefined) return undefined;
  const metadata = textAt(scheme, 'oauth2MetadataUrl');
  const scopes = below(flow, 'scopes');
  return { authorize, token, ...(metadata === undefined ? {} : { discovery: metadata }), scopes: (scopes ? childrenOf(scopes) : []).map(nameOf) };
}
