// The brief as data: openapi/brief.yaml, read and checked for its shape.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** The project's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

export interface Call {
  tag: string;
  method: string;
  path: string;
}

export type RouteGroup = 'public' | 'package' | 'client' | 'employee' | 'admin';
const routeGroups: readonly RouteGroup[] = ['public', 'package', 'client', 'employee', 'admin'];

/** A route as the brief writes it, with `{parameters}`; `*` is the catch-all. */
export interface Route {
  group: RouteGroup;
  path: string;
}

/** A behaviour or constant the brief names, with its section. */
export interface Rule {
  id: string;
  section: number;
  text: string;
}

export interface Brief {
  calls: readonly Call[];
  routes: readonly Route[];
  rules: readonly Rule[];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A YAML mapping of this project. @throws when it is none */
export function readMapping(file: string): Record<string, unknown> {
  const value: unknown = parse(readFileSync(join(root, file), 'utf8'));
  if (!isRecord(value)) throw new Error(`${file} is no mapping`);
  return value;
}

/** A mapping below another one. */
export function mappingIn(mapping: Record<string, unknown>, key: string): Record<string, unknown> {
  const value = mapping[key];
  if (!isRecord(value)) throw new Error(`${key} is no mapping`);
  return value;
}

/** The strings of a list. */
export function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Reads openapi/brief.yaml. */
export function readBrief(): Brief {
  const data = readMapping('openapi/brief.yaml');
  const calls = Object.entries(mappingIn(data, 'calls')).flatMap(([tag, lines]) =>
    stringsOf(lines).map((line) => {
      const [method = '', path = ''] = line.split(' ');
      return { tag, method: method.toLowerCase(), path };
    }),
  );
  const byGroup = mappingIn(data, 'routes');
  const routes = routeGroups.flatMap((group) => stringsOf(byGroup[group]).map((path) => ({ group, path })));
  const rules = Object.entries(mappingIn(data, 'rules')).map(([id, rule]) => {
    if (!isRecord(rule) || typeof rule.section !== 'number' || typeof rule.text !== 'string') throw new Error(`rule ${id} lacks section or text`);
    return { id, section: rule.section, text: rule.text };
  });
  return { calls, routes, rules };
}
