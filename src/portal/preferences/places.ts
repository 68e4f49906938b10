import type { Path } from '../../../engine/web/merge/mergeByField.ts';
import type { UserPreferences } from '../../../generated/api.ts';
import type { PartName } from '../../features/preferences/parts.ts';
import { vehicleName } from '../../features/preferences/brief.ts';
import { fieldsOf } from '../../features/preferences/fields.ts';
import { messages } from '../../features/preferences/messages.ts';
import { textOf } from '../../features/preferences/summary.ts';

type Content = Pick<UserPreferences, 'selections' | 'trade_in'>;

/** A field of the checklist as a person calls it. */
export interface Place {
  label: string;
  text: (value: unknown) => string;
}

/**
 * What a path of a merged checklist (`selections`, `trade_in`) leads to.
 * @param content where a vehicle of the path is found by its id, to name it
 */
export function placeAt(path: Path, content: Content): Place {
  const [first, ...rest] = path;
  const [part = 'trade_in', ...inner] = first === 'selections' ? rest : ['trade_in', ...rest];
  const fields = fieldsOf(part as PartName);
  if (part !== 'vehicles') {
    const field = fields.find(({ name }) => name === inner[0]);
    const whole = messages.steps[part as PartName];
    return { label: field?.label ?? whole, text: (value) => (field ? textOf(field, value) : '') };
  }
  const [id, name] = inner;
  const vehicle = content.selections.vehicles?.find((each) => each.id === id);
  const field = fields.find((each) => each.name === name);
  const called = vehicle ? vehicleName(vehicle) : messages.steps.vehicles;
  if (field) return { label: `${called}: ${field.label}`, text: (value) => textOf(field, value) };
  return { label: called, text: (value) => (value ? called : '') };
}

/** The names of several, each once. */
export const labelsOf = (paths: readonly Path[], content: Content): string[] => [...new Set(paths.map((path) => placeAt(path, content).label))];
