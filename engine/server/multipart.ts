// Reads a multipart body: text fields typed by the schema, files into a temporary folder.
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { sentences } from '../contract/sentences.ts';
import { fitText } from '../contract/text-rules.ts';
import { resolveSchema, type JsonSchema } from './json-schema.ts';
import type { UploadedFile } from './handler.ts';
import type { NamedUpload } from './uploads.ts';
import { JsonRefusal, parseJson } from './json.ts';
import { badRequest, invalid, Problem, tooLarge } from './problem.ts';

/** The most one file may have where the contract names no less, in bytes (docs/rules.md, Folders: 25 MB). */
export const maxFileBytes = 25 * 1024 * 1024;

/** The most files one form may have. */
const mostFiles = 40;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The contents of a form; `dispose` removes the temporary files. */
export interface Form {
  body: Record<string, unknown>;
  files: UploadedFile[];
  /** Those of `files` that came before: their bytes, names and sizes are still to be fetched. */
  named: NamedUpload[];
  dispose: () => Promise<void>;
}

/**
 * @param schema the body's schema; properties with `format: binary` (or arrays of them) are files, or name uploads by their ids
 * @throws Problem 400 for a malformed form, 413 for a file that is too large, 422 for a missing file
 */
export async function readForm(request: FastifyRequest, schema: JsonSchema): Promise<Form> {
  if (!request.isMultipart()) throw badRequest('This call takes a form (multipart/form-data).');
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-upload-'));
  const dispose = () => rm(folder, { recursive: true, force: true });
  try {
    const properties = resolveSchema(schema).properties ?? {};
    const body: Record<string, unknown> = Object.create(null);
    const files: UploadedFile[] = [];
    const named: NamedUpload[] = [];
    const fileSize = Math.max(...Object.values(properties).map(mostBytes));
    for await (const part of request.parts({ limits: { fileSize, files: mostFiles, fields: 100, fieldSize: 256 * 1024 } })) {
      if (part.type === 'field' && isFileField(properties[part.fieldname]) && uuid.test(String(part.value))) {
        const file = { field: part.fieldname, filename: '', contentType: '', path: join(folder, String(files.length)), size: 0 };
        files.push(file);
        if (files.length > mostFiles) throw tooLarge('Too many files.');
        named.push({ id: String(part.value), file });
        continue;
      }
      if (part.type === 'field') {
        addField(body, part.fieldname, String(part.value), properties[part.fieldname]);
        continue;
      }
      const path = join(folder, String(files.length));
      await pipeline(part.file, createWriteStream(path));
      const property = properties[part.fieldname];
      const { size } = await stat(path);
      if (part.file.truncated || size > mostBytes(property)) {
        throw tooLarge('A file is too large.', { [part.fieldname]: `Up to ${mostBytes(property) / 1024 / 1024} MB per file.` });
      }
      if (!isFileField(property)) throw invalid({ [part.fieldname]: sentences.unknown });
      files.push({ field: part.fieldname, filename: fitText(part.filename), contentType: part.mimetype, path, size });
    }
    requireFiles(schema, files);
    return { body: { ...body }, files, named, dispose };
  } catch (error) {
    await dispose();
    throw isUnreadable(error) ? badRequest('The form could not be read.') : error;
  }
}

/** The parser's own complaints carry neither a status nor a cause in the system; a full disk, say, does. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Error && !(error instanceof Problem) && !('statusCode' in error) && !('syscall' in error);
}

const isFileField = (property: JsonSchema | undefined): boolean => fileOf(property) !== undefined;

/** The schema of one file of a field; undefined for a field that takes none. */
function fileOf(property: JsonSchema | undefined): JsonSchema | undefined {
  if (!property) return undefined;
  const resolved = resolveSchema(property);
  const one = typeof resolved.items === 'object' ? resolveSchema(resolved.items) : resolved;
  return one.format === 'binary' ? one : undefined;
}

/** The most one file of a field may have, in bytes. */
const mostBytes = (property: JsonSchema | undefined): number => Math.min(fileOf(property)?.maxLength ?? maxFileBytes, maxFileBytes);

function requireFiles(schema: JsonSchema, files: readonly UploadedFile[]): void {
  const resolved = resolveSchema(schema);
  const missing = (resolved.required ?? []).filter((name) => isFileField(resolved.properties?.[name]) && !files.some((file) => file.field === name));
  if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((name) => [name, sentences.file])));
}

function addField(body: Record<string, unknown>, name: string, text: string, property: JsonSchema | undefined): void {
  const { schema, nullable } = property ? plainSchema(property) : { schema: {}, nullable: false };
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'string'];
  if (types.includes('array') && !text.startsWith('[')) {
    const present = body[name];
    body[name] = Array.isArray(present) ? [...(present as unknown[]), text] : [text];
    return;
  }
  if ((nullable || types.includes('null')) && text === '') body[name] = null;
  else if (types.includes('string')) body[name] = text;
  else if (types.includes('integer') || types.includes('number')) body[name] = text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
  else if (types.includes('boolean')) body[name] = text === 'true' ? true : text === 'false' ? false : text;
  else body[name] = parsed(text);
}

/** A form field that may be null (`anyOf: [X, null]`) is read as X; left empty, it is null. */
function plainSchema(property: JsonSchema): { schema: JsonSchema; nullable: boolean } {
  const schema = resolveSchema(property);
  const alternatives = schema.anyOf?.map(resolveSchema) ?? [];
  const real = alternatives.find((alternative) => alternative.type !== 'null');
  return { schema: real ?? schema, nullable: alternatives.some((alternative) => alternative.type === 'null') };
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof JsonRefusal) return text;
    throw error;
  }
}
