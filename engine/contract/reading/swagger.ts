// What only Swagger 2 writes its own way: bodies among the parameters, and the address in three parts.
import { below, childrenOf, flagAt, textAt, type Cursor } from './files.ts';
import type { ApiBody, ObjectShape } from './form.ts';
import { encodingOf, withoutWords, type Reading } from './reading.ts';

/** `schemes`, `host` and `basePath` as addresses; a path alone where no host is named. */
export function swaggerServersOf(top: Cursor): string[] {
  const host = textAt(top, 'host');
  const path = (textAt(top, 'basePath') ?? '').replace(/\/$/, '');
  if (host === undefined) return path === '' ? [] : [path];
  const schemes = textsOf(below(top, 'schemes'));
  return (schemes.length > 0 ? schemes : ['https']).map((scheme) => `${scheme}://${host}${path}`);
}

/** The parameter `in: body`, or those `in: formData` together, as a body. */
export function formBodyOf({ schemas, top }: Reading, call: Cursor, parameters: readonly Cursor[]): ApiBody[] {
  const consumed = textsOf(below(call, 'consumes') ?? below(top, 'consumes'));
  const whole = parameters.find((parameter) => textAt(parameter, 'in') === 'body');
  if (whole) {
    const mediaType = consumed.find((type) => encodingOf(type) === 'json') ?? consumed[0] ?? 'application/json';
    return [{ mediaType, encoding: encodingOf(mediaType), required: flagAt(whole, 'required'), shape: schemas.shapeOf(below(whole, 'schema'), whole) }];
  }
  const fields = parameters.filter((parameter) => textAt(parameter, 'in') === 'formData');
  if (fields.length === 0) return [];
  const shape: ObjectShape = { kind: 'object', at: { file: call.file, at: [...call.at, 'parameters'] }, properties: {} };
  for (const field of fields)
    shape.properties[textAt(field, 'name') ?? ''] = { shape: schemas.shapeOf(withoutWords(field), field), required: flagAt(field, 'required') };
  const files = Object.values(shape.properties).some((property) => property.shape.kind === 'file');
  const mediaType = files
    ? 'multipart/form-data'
    : (consumed.find((type) => ['form', 'multipart'].includes(encodingOf(type))) ?? 'application/x-www-form-urlencoded');
  return [{ mediaType, encoding: encodingOf(mediaType), required: fields.some((field) => flagAt(field, 'required')), shape }];
}

function textsOf(cursor: Cursor | undefined): string[] {
  return (cursor ? childrenOf(cursor) : []).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}
