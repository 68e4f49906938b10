// Written by `npm run generate` from openapi/. Do not edit.
import type { ClientImportState } from '../api.ts';
import type { Tone } from '../../engine/contract/descriptor.ts';

/** State: How far an import is. */
export const clientImportStateValues = ["running","done","stopped","undoing","undone"] as const;
/** The labels people read. */
export const clientImportStateLabels: Readonly<Record<ClientImportState, string>> = {
  "running": "Importing",
  "done": "Imported",
  "stopped": "Stopped",
  "undoing": "Being undone",
  "undone": "Undone"
};
export const clientImportStateTones: Readonly<Partial<Record<ClientImportState, Tone>>> = {
  "running": "info",
  "done": "success",
  "stopped": "warning",
  "undoing": "info",
  "undone": "neutral"
};
