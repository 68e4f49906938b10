// What the contract says in a word or a number, a constant each: `usersLabels.email`, `sendMessageLimits.text`, `roles.client`. Each is a namespace, of which
// a page carries only what it names.
import type { ResourceDescriptor } from './descriptor.ts';
import { bodyOf, type Contract } from './document.ts';
import type { Classified } from './classify.ts';
import { fieldsOf, type SegmentOf } from './fields.ts';
import { filtersOf } from './resources.ts';
import { header } from './source.ts';

type Constants = readonly (readonly [name: string, value: string | number])[];

/** Names that JavaScript keeps for itself get an underscore. */
const reserved =
  /^(?:arguments|await|break|case|catch|class|const|continue|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

const source = (constants: Constants): string =>
  constants.map(([name, value]) => `export const ${reserved.test(name) ? `${name}_` : name} = ${JSON.stringify(value)};\n`).join('');

/** A file of constants for each name in a folder, and one beside it that hands them on, each under the name it is called. */
function inFolder(folder: string, files: readonly (readonly [name: string, called: string, constants: Constants])[]): Record<string, string> {
  return {
    ...Object.fromEntries(files.map(([name, , constants]) => [`generated/${folder}/${name}.ts`, header + source(constants)])),
    [`generated/${folder}.ts`]: header + (files.map(([name, called]) => `export * as ${called} from './${folder}/${name}.ts';\n`).join('') || 'export {};\n'),
  };
}

/** The roles by their names, so that none is typed in code. */
export function emitRoles(contract: Contract): string {
  const roles = (contract.components.schemas['Role']?.enum ?? []).map(String);
  return header + (roles.map((role) => `export const ${role} = '${role}' as const;\n`).join('') || 'export {};\n');
}

/** The most characters of each text of a form, and of each text a list is filtered by. */
export function emitLimits(contract: Contract, classified: readonly Classified[], segmentOf: SegmentOf): Record<string, string> {
  const files = classified.flatMap((entry) => {
    const { operation } = entry;
    const body = bodyOf(operation);
    const fields = body ? fieldsOf(contract, body.schema, segmentOf) : filtersOf(contract, entry, segmentOf).filters;
    const limits = fields.flatMap(({ name, rules }) => (rules.maxLength === undefined ? [] : [[name, rules.maxLength] as const]));
    return limits.length > 0 ? [[operation.operationId, `${operation.operationId}Limits`, limits] as const] : [];
  });
  return inFolder('limits', files);
}

/** What the fields and filters of each resource are called; a field and a filter of one name are called as the field is. */
export function emitLabels(resources: readonly ResourceDescriptor[]): Record<string, string> {
  const files = resources.map(({ name, fields, filters }) => {
    const labels = new Map([...filters, ...fields].map((field) => [field.name, field.label]));
    return [name, `${name.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())}Labels`, [...labels]] as const;
  });
  return inFolder('labels', files);
}
