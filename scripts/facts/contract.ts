// What the contract says that code must not say again: its roles, labels, limits and paths, as `npm run generate` wrote them.
import { readFileSync } from 'node:fs';
import * as enums from '../../generated/enums.ts';
import * as forms from '../../generated/forms.ts';
import * as resources from '../../generated/resources.ts';

/** The labels of one enum or form, by name in camel case. */
export interface Labels {
  /** The constant to use instead. */
  from: string;
  /** How many of them in one object are no chance: most of an enum, three fields of a form. */
  repeated: number;
  labels: ReadonlyMap<string, string>;
}

export interface ContractFacts {
  roles: ReadonlySet<string>;
  labels: readonly Labels[];
  /** Every number the contract holds a field to, by the field's name in camel case. */
  limits: ReadonlyMap<string, ReadonlySet<number>>;
  /** The paths, with `{}` for each placeholder. */
  paths: ReadonlySet<string>;
}

/** `best_contact` and `bestContact` are one name. */
export const camel = (name: string): string => name.replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Calls `take` with every field descriptor in a form or resource, those of nested objects included. */
function eachField(value: unknown, take: (name: string, label: string, rules: unknown) => void): void {
  if (!isRecord(value)) return;
  if (typeof value['name'] === 'string' && typeof value['label'] === 'string' && 'kind' in value) take(value['name'], value['label'], value['rules']);
  for (const inner of Object.values(value)) eachField(inner, take);
}

/** Reads generated/. The parts of the audit are called like the pages beside them, for both are called after what they hold: no page takes its name from there. */
export function contractFacts(): ContractFacts {
  const labels: Labels[] = Object.entries(enums).flatMap(([from, value]) =>
    from.endsWith('Labels') && from !== 'auditAreaLabels'
      ? [
          {
            from,
            repeated: Math.max(3, Object.keys(value).length / 2),
            labels: new Map(Object.entries(value).map(([key, label]) => [camel(key), String(label)])),
          },
        ]
      : [],
  );
  const limits = new Map<string, Set<number>>();
  for (const [from, form] of [...Object.entries(forms), ...Object.entries(resources)].filter(([name]) => name !== 'resources')) {
    const found = new Map<string, string>();
    eachField(form, (name, label, rules) => {
      found.set(camel(name), label);
      const numbers = Object.values(isRecord(rules) ? rules : {}).filter((rule) => typeof rule === 'number');
      limits.set(camel(name), new Set([...(limits.get(camel(name)) ?? []), ...numbers]));
    });
    labels.push({ from: from.replace(/Resource$/, 'Labels'), repeated: 3, labels: found });
  }
  const { paths } = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as { paths: Readonly<Record<string, unknown>> };
  return {
    roles: new Set(enums.roleValues),
    labels,
    limits,
    paths: new Set(Object.keys(paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'))),
  };
}
