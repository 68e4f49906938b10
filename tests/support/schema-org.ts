// The vocabulary of schema.org as its checker takes it, read from the types that `schema-dts` publishes of it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (name: string) => ({ '@id': `schema:${name}` });

/** Every type with what it inherits from, and every property with the types that have it. */
export function schemaOrgVocabulary(): { '@graph': object[] } {
  const text = readFileSync(fileURLToPath(new URL('schema.d.ts', import.meta.resolve('schema-dts'))), 'utf8');
  const graph: object[] = [];
  const owners = new Map<string, string[]>();
  const known = new Set<string>();
  // A type with subtypes is an interface of its own (`OfferBase`), which the one for a record of it (`OfferLeaf`) extends; a type without has the latter alone.
  for (const [, type = '', parents = '', body = ''] of text.matchAll(/^(?:export )?interface (\w+?)(?:Base|Leaf) extends ([^{]+)\{([\s\S]*?)^\}/gm)) {
    if (known.has(type)) continue;
    known.add(type);
    const above = [...parents.matchAll(/(\w+)Base\b/g)].map(([, parent = '']) => at(parent));
    graph.push({ '@type': 'rdfs:Class', ...at(type), 'rdfs:subClassOf': above });
    for (const [, property = ''] of body.matchAll(/^\s+"(\w+)"\?:/gm)) owners.set(property, [...(owners.get(property) ?? []), type]);
  }
  for (const [property, types] of owners) graph.push({ '@type': 'rdf:Property', ...at(property), 'schema:domainIncludes': types.map(at) });
  return { '@graph': graph };
}
