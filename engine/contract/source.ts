// The header of all generated source, and the spelling of its constants.

/** The first line of every generated file. */
export const header = '// Written by `npm run generate` from openapi/. Do not edit.\n';

/** `LinkStatus` → `linkStatus`. */
export function camel(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
