// What the parts of the reader share.
import { isRecord, type Cursor, type DocumentFiles } from './files.ts';
import type { Dialect, Encoding } from './form.ts';
import type { SchemaReader } from './schemas.ts';

/** What is handed down while a document is read. */
export interface Reading {
  files: DocumentFiles;
  schemas: SchemaReader;
  top: Cursor;
  dialect: Dialect;
}

/** A parameter's `required: true` says nothing of its schema. */
export function withoutWords(cursor: Cursor): Cursor {
  if (!isRecord(cursor.value)) return cursor;
  const { required: _required, in: _in, name: _name, ...schema } = cursor.value;
  return { ...cursor, value: schema };
}

/** How a media type is written. */
export function encodingOf(mediaType: string): Encoding {
  if (/[/+](?:.*\+)?json\b|ndjson|jsonl|json-seq|^\*\/\*$/i.test(mediaType)) return 'json';
  if (/x-www-form-urlencoded/i.test(mediaType)) return 'form';
  if (/^multipart\//i.test(mediaType)) return 'multipart';
  if (/^text\/|xml\b/i.test(mediaType)) return 'text';
  return 'binary';
}
