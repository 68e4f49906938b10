// Writes server/vehicles/models.ts: the models a car buyer may name, with the bodies and years filed for them. Read from server/vehicles/vpic.ts; run by hand after it changes:
//   npx tsx scripts/vehicles/models.ts
import { writeFileSync } from 'node:fs';
import { vehicleCatalogue, type Pattern, type SchemaYears } from '../../server/vehicles/catalogue.ts';
import { bodies, elements } from '../../server/vehicles/elements.ts';
import { couldFitBoth } from '../../server/vehicles/vin-keys.ts';

/** vPIC's body `Truck`: lorries. A buyer's truck is a pickup, which has a number of its own. */
const lorry = '11';
/** A body counts where it has this share of the rules of a model's most usual one: makers file few of them too broadly. */
const least = 0.2;
/** vPIC's year for "until further notice", or later than anything sold. */
const open = 2099;

interface Model {
  make: string;
  name: string;
  bodies: Map<string, number>;
  from: number;
  to: number;
}

const catalogue = await vehicleCatalogue();
const found = new Map<string, Model>();
for (const { schema, from, to } of schemasOf(catalogue.makers())) {
  const patterns = catalogue.patternsOf(schema);
  const ofBody: readonly Pattern[] = patterns.get(elements.body) ?? [];
  for (const { keys, value } of patterns.get(elements.model) ?? []) {
    const named = catalogue.modelOf(value);
    if (!named) continue;
    const key = `${named.make}\t${named.name}`;
    const model = found.get(key) ?? { ...named, bodies: new Map<string, number>(), from, to };
    found.set(key, { ...model, from: Math.min(model.from, from), to: Math.max(model.to, to) });
    for (const body of ofBody) {
      const style = body.value === lorry ? undefined : bodies[body.value];
      if (style && couldFitBoth(keys, body.keys)) model.bodies.set(style, (model.bodies.get(style) ?? 0) + 1);
    }
  }
}

const lines = [...found.values()]
  .filter((model) => model.bodies.size > 0)
  .toSorted((one, other) => one.make.localeCompare(other.make) || one.name.localeCompare(other.name))
  .map(({ make, name, from, to, ...model }) => {
    const most = Math.max(...model.bodies.values());
    const usual = [...model.bodies].toSorted((one, other) => other[1] - one[1]).flatMap(([style, count]) => (count >= most * least ? [style] : []));
    return [make, name, from, to === open ? '' : to, usual.join(',')].join('\t');
  });
const head =
  "// Over 300 lines: a table, one line for each model that a maker has filed.\n// Made by scripts/vehicles/models.ts from NHTSA's vPIC (public domain): make, model, first and last year filed (none: no end is filed), bodies.\n";
writeFileSync(new URL('../../server/vehicles/models.ts', import.meta.url), `${head}export const models = \`${lines.join('\n')}\`;\n`);
console.log(`${lines.length} models of ${new Set(lines.map((line) => line.split('\t')[0])).size} makes`);

/** Every schema once, with the years it holds for any maker. */
function schemasOf(makers: Iterable<readonly SchemaYears[]>): Iterable<SchemaYears> {
  const spans = new Map<number, SchemaYears>();
  for (const one of [...makers].flat()) {
    const known = spans.get(one.schema) ?? one;
    spans.set(one.schema, { schema: one.schema, from: Math.min(known.from, one.from), to: Math.max(known.to, one.to) });
  }
  return spans.values();
}
