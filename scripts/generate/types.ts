// TypeScript types of a bundled contract, by openapi-typescript.
import openapiTS, { astToString, stringToAST } from 'openapi-typescript';
import ts from 'typescript';

const blob = ts.factory.createTypeReferenceNode('Blob');

/**
 * @param contract a bundled OpenAPI 3.1 document
 * @returns the source of `paths`, `components`, `operations` and one alias for each schema
 */
export async function typesOf(contract: object): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(withTypedJsonParameters(contract)), {
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    silent: true,
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  });
  // Its own declaration says no more than `unknown`; it parses the text into statements.
  const alias = stringToAST('export type OperationId = keyof operations;') as ts.Node[];
  return astToString([...nodes, ...alias]);
}

/** openapi-typescript calls a parameter that carries JSON a string; callers hand over the value itself, so it is typed as such. */
function withTypedJsonParameters(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withTypedJsonParameters);
  if (node === null || typeof node !== 'object') return node;
  const { content, ...parameter } = node as { in?: unknown; content?: { 'application/json'?: { schema?: unknown } } };
  const json = parameter.in === 'query' ? content?.['application/json']?.schema : undefined;
  const typed = json === undefined ? node : { ...parameter, schema: json };
  return Object.fromEntries(Object.entries(typed).map(([key, value]) => [key, withTypedJsonParameters(value)]));
}
