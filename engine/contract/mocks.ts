// Writes MSW handlers that answer every operation with contract-shaped, seeded data.
import { refName, successOf, type Contract, type Schema } from './document.ts';
import type { Classified } from './classify.ts';
import { sampleOf, seeded } from './samples.ts';

const rowsPerList = 12;

/** The source of generated/mocks.ts. Paths are sorted static-first: MSW takes the first match. */
export function emitMocks(contract: Contract, classified: readonly Classified[]): string {
  const entities = new Map<string, unknown[]>();
  const rowsOf = (name: string, schema: Schema): string => {
    if (!entities.has(name)) {
      const random = seeded(hash(name));
      entities.set(
        name,
        Array.from({ length: rowsPerList }, (_unused, row) => sampleOf(contract, schema, random, row)),
      );
    }
    return `samples.${name}`;
  };
  const routes = [...classified]
    .toSorted((a, b) => byStaticFirst(a.path, b.path))
    .map((entry) => {
      const { status, schema } = successOf(entry.operation);
      const path = entry.path.replaceAll(/\{([^}]+)\}/g, ':$1');
      return `  http.${entry.method}(\`\${base}${path}\`, ${responder(contract, entry, status, schema, rowsOf)}),`;
    });
  const samples = [...entities].map(([name, rows]) => `  ${name}: ${JSON.stringify(rows)} satisfies ${name}[],`);
  return `// Written by \`npm run generate\` from openapi/. Do not edit.
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { ${[...entities.keys()].join(', ')} } from './api.ts';

/** Contract-shaped records, the same for the same contract. */
export const samples = {
${samples.join('\n')}
};

const found = (rows: readonly object[], id: unknown) => rows.find((row) => 'id' in row && row.id === id) ?? rows[0];
const page = (request: Request, rows: readonly object[], unit: string) => {
  const [first, last]: [number, number] = JSON.parse(new URL(request.url).searchParams.get('range') ?? '[0,24]');
  const part = rows.slice(first, last + 1);
  return HttpResponse.json(part, { headers: { 'Content-Range': \`\${unit} \${first}-\${first + part.length - 1}/\${rows.length}\` } });
};

/** One handler for each operation; \`base\` is the API's base address. */
export const mockHandlers = (base = '*/api'): HttpHandler[] => [
${routes.join('\n')}
];
`;
}

function responder(
  contract: Contract,
  entry: Classified,
  status: number,
  schema: Schema | undefined,
  rowsOf: (name: string, schema: Schema) => string,
): string {
  if (!schema) return `() => new HttpResponse(null, { status: ${status} })`;
  const items = schema.items;
  if (items && items.$ref && entry.parameters.some((parameter) => parameter.name === 'range')) {
    return `({ request }) => page(request, ${rowsOf(refName(items.$ref), items)}, '${entry.path.split('/')[1] ?? 'rows'}')`;
  }
  if (items && items.$ref) return `() => HttpResponse.json(${rowsOf(refName(items.$ref), items)}, { status: ${status} })`;
  if (schema.$ref && entry.path.includes('{id}')) {
    return `({ params }) => HttpResponse.json(found(${rowsOf(refName(schema.$ref), schema)}, params['id']), { status: ${status} })`;
  }
  if (schema.$ref) return `() => HttpResponse.json(${rowsOf(refName(schema.$ref), schema)}[0], { status: ${status} })`;
  const sample = sampleOf(contract, schema, seeded(hash(entry.operation.operationId)));
  return `() => HttpResponse.json(${JSON.stringify(sample)}, { status: ${status} })`;
}

/** Static segments before parameters, segment by segment. */
export function byStaticFirst(a: string, b: string): number {
  const left = a.split('/');
  const right = b.split('/');
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const one = left[index] ?? '';
    const other = right[index] ?? '';
    if (one.startsWith('{') !== other.startsWith('{')) return one.startsWith('{') ? 1 : -1;
    if (one !== other) return one < other ? -1 : 1;
  }
  return 0;
}

function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 16777619);
  return value >>> 0;
}
