// What all generated source begins with, and how its constants are spelled.

/** The first line of every generated file. */
export const header = '// Written by `npm run generate` from openapi/. Do not edit.\n';

/** `LinkStatus` → `linkStatus`. */
export function camel(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
