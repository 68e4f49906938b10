// Writes TypeScript types for a bundled contract. Lives in this workspace because openapi-typescript needs TypeScript 5's API.
import openapiTS, { astToString, stringToAST } from 'openapi-typescript';
import ts from 'typescript';

const blob = ts.factory.createTypeReferenceNode('Blob');

/**
 * @param {object} contract a bundled OpenAPI 3.1 document
 * @returns {Promise<string>} the source of `paths`, `components`, `operations` and one alias for each schema
 */
export async function typesOf(contract) {
  const nodes = await openapiTS(withTypedJsonParameters(structuredClone(contract)), {
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    silent: true,
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  });
  return astToString([...nodes, ...stringToAST('export type OperationId = keyof operations;')]);
}

/** openapi-typescript calls a parameter that carries JSON a string; callers hand over the value itself, so it is typed as such. */
function withTypedJsonParameters(node) {
  if (node === null || typeof node !== 'object') return node;
  const json = node.in === 'query' && node.content?.['application/json']?.schema;
  if (json) {
    const { content: _content, ...parameter } = node;
    return { ...parameter, schema: json };
  }
  for (const key of Object.keys(node)) node[key] = withTypedJsonParameters(node[key]);
  return node;
}
