// The one form that every document is read into, whatever it was written in: OpenAPI 3.0, 3.1, 3.2 or Swagger 2.
import type { Finding, Place, PlacedText } from './files.ts';
import type { Said } from './dialects.ts';

export const dialects = ['Swagger 2', 'OpenAPI 3.0', 'OpenAPI 3.1', 'OpenAPI 3.2'] as const;
export type Dialect = (typeof dialects)[number];

export type ScalarType = 'string' | 'integer' | 'number' | 'boolean';

/** What every shape may carry. */
export interface ShapeBase {
  at: Place;
  /** The name under which the document keeps it; of several, the outermost. */
  name?: string;
  title?: string;
  description?: string;
  /** May be `null`: `nullable`, a type `null`, or a branch that is nothing else. */
  nullable?: true;
  deprecated?: true;
  readOnly?: true;
  writeOnly?: true;
  /** `x-identity`: the property by which one is known. */
  identity?: PlacedText;
  default?: unknown;
  example?: unknown;
}

/** A value without parts. More than one type is a union, such as `string | integer`. Limits are always numbers: 3.0's `exclusiveMinimum: true` is read as one. */
export interface ScalarShape extends ShapeBase {
  kind: 'scalar';
  types: ScalarType[];
  format?: string;
  /** The values it may have; one for `const`. */
  values?: (string | number | boolean)[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
}

export interface Property {
  shape: Shape;
  required: boolean;
}

/** An object with its properties; those of `allOf` are merged in. */
export interface ObjectShape extends ShapeBase {
  kind: 'object';
  properties: Record<string, Property>;
  /** What other keys hold, where the document says so. */
  others?: Shape;
}

/** Any key, one kind of value. */
export interface MapShape extends ShapeBase {
  kind: 'map';
  values: Shape;
}

export interface ListShape extends ShapeBase {
  kind: 'list';
  items: Shape;
  minItems?: number;
  maxItems?: number;
  unique?: true;
}

/** `oneOf` or `anyOf`: one of several forms, told apart by a property where the document names one. */
export interface ChoiceShape extends ShapeBase {
  kind: 'choice';
  options: Shape[];
  /** The property that tells them apart, and which of its values means which option (by place). */
  discriminator?: { property: string; values: Record<string, number> };
}

/** Bytes: a file in a multipart body, a picture as answer. */
export interface FileShape extends ShapeBase {
  kind: 'file';
}

/** Where recursion is cut: the schema of this name, which is already being read. */
export interface AgainShape extends ShapeBase {
  kind: 'again';
  of: string;
}

/** Nothing is said of it. */
export interface AnyShape extends ShapeBase {
  kind: 'any';
}

export type Shape = ScalarShape | ObjectShape | MapShape | ListShape | ChoiceShape | FileShape | AgainShape | AnyShape;

export interface ApiParameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie' | 'querystring';
  required: boolean;
  deprecated?: true;
  description?: string;
  shape: Shape;
  /** How it is written: JSON text, `a[b]=c`, several values as `a=1,2` or as `a=1&a=2`. */
  written: 'json' | 'deepObject' | 'comma' | 'plain';
  at: Place;
}

/** How a body is sent. */
export type Encoding = 'json' | 'form' | 'multipart' | 'text' | 'binary';

export interface ApiBody {
  mediaType: string;
  encoding: Encoding;
  required: boolean;
  shape: Shape;
}

export interface ApiAnswer {
  /** `200`, `2XX`, `default`. */
  status: string;
  /** Each way it may be written; none where nothing comes back. */
  contents: { mediaType: string; encoding: Encoding; shape: Shape; stream?: true; example?: unknown }[];
  /** The names of its headers, in lower case. */
  headers: string[];
}

export interface ApiOperation {
  /** In lower case. OpenAPI 3.2 adds `query` and names of one's own. */
  method: string;
  /** As written. */
  path: string;
  /** The document's own name, or method and path. */
  id: string;
  named: boolean;
  summary?: string;
  description?: string;
  tags: string[];
  deprecated?: true;
  parameters: ApiParameter[];
  bodies: ApiBody[];
  answers: ApiAnswer[];
  /** Names of ways to sign in: any one of the inner lists does; none at all is open to everybody. */
  security: string[][];
  servers: string[];
  /** What the document says by keys of ours. */
  said?: Said;
  at: Place;
}

export interface SignIn {
  name: string;
  kind: 'bearer' | 'basic' | 'apiKey' | 'cookie' | 'oauth2' | 'openIdConnect' | 'other';
  /** Of a key: where it goes, and under which name. */
  in?: string;
  key?: string;
  /** Of OAuth: where people agree and where codes become tokens, or where both are told (OpenID Connect Discovery). */
  oauth?: { authorize?: string; token?: string; discovery?: string; scopes: string[] };
}

export interface ApiDocument {
  dialect: Dialect;
  title: string;
  version: string;
  /** Addresses with their variables filled in; the path of the first is what calls begin with. */
  servers: string[];
  operations: ApiOperation[];
  schemas: ReadonlyMap<string, Shape>;
  signIns: SignIn[];
  /** What was left out because it could not be read. */
  findings: Finding[];
  /** Addresses that it refers to and that were not fetched. */
  unread: string[];
  /** `file:line` of a place. */
  where: (place: Place) => string;
}
