import { inSentence } from '../contract/inSentence.ts';
import { formatNumber } from '../web/format.ts';

/** Every word of the contract-made screens; labels and hints come from the contract itself. */
export const messages = {
  none: '–',
  yes: 'Yes',
  no: 'No',
  // Between what a value was and what it is.
  became: 'became',
  notBefore: (label: string) => `Must not be before “${label}”.`,
  notAfter: (label: string) => `Must not be after “${label}”.`,
  notLess: (label: string) => `Must not be less than “${label}”.`,
  notMore: (label: string) => `Must not be more than “${label}”.`,
  emptyValue: 'empty',
  valueNotKept: 'changed',
  not: (label: string) => `Not ${inSentence(label)}`,
  noChoice: 'None',
  open: 'Open',
  actions: 'Actions',
  select: 'Select',
  selectOne: (name: string) => `Select ${name}`,
  selectAll: 'Select all on this page',
  unshowable: (name: string) => `${name} can’t be shown. We’ve been notified.`,
  leftUnshown: 'it can’t be shown',
  leftAsItWas: 'It was left as it is.',
  selected: (count: number) => `${count} selected`,
  edit: 'Edit',
  copyRecord: 'Duplicate',
  editOne: (name: string) => `Edit ${name}`,
  moreFor: (name: string) => `More for ${name}`,
  more: 'More',
  back: 'Back',
  create: (singular: string) => `Create ${inSentence(singular)}`,
  created: (singular: string) => `${singular} created.`,
  saved: (singular: string) => `${singular} saved.`,
  save: 'Save',
  saving: 'Saving',
  discard: 'Discard changes',
  cancel: 'Cancel',
  backToForm: 'Back to the form',
  remove: 'Delete',
  removed: (name: string) => `${name} deleted`,
  removeQuestion: (name: string) => `Delete ${name}?`,
  removeSome: (count: number, plural: string) => `Delete ${count} ${inSentence(plural)}?`,
  notesOfSome: (some: number, all: number) => `This is read for ${some} of ${all}. Choose fewer to read it for each.`,
  removeExplained: 'This can’t be undone.',
  wasRemoved: (label: string) => `removed ${inSentence(label)}`,
  unnamed: (label: string) => `the ${inSentence(label)}`,
  thisOne: (singular: string) => `this ${inSentence(singular)}`,
  unchanged: (left: number, all: number, names: readonly string[]) => `${left} of ${all} unchanged: ${listed(names, left)}`,
  notDeleted: (failures: readonly Refused[]) => `Not deleted: ${refused(failures)}.`,
  notChanged: (failures: readonly Refused[]) => `Not changed: ${refused(failures)}.`,
  removedMany: (count: number, plural: string) => `${count} ${inSentence(plural)} deleted`,
  failedSome: (failed: number, all: number, reason: string) => `${failed} of ${all} refused: ${reason}`,
  backToBefore: 'Back to the previous state',
  search: (label: string) => `Search ${inSentence(label)}`,
  addFilter: 'Add filter',
  removeFilter: (label: string) => `Remove filter ${label}`,
  editFilter: (label: string) => `Change filter ${label}`,
  apply: 'Apply',
  clearFilters: 'Clear filters',
  any: 'Any',
  from: 'From',
  until: 'Until',
  exportCsv: 'Export CSV',
  exportChosen: 'Export',
  exporting: (rows: string, total: string) => `Exporting ${rows} of ${total}`,
  exported: (rows: number) => `${formatNumber(rows)} ${rows === 1 ? 'row' : 'rows'} exported.`,
  rows: 'Rows',
  rowsPerPage: 'Rows per page',
  rangeOf: (first: string, last: string, total: string) => `${first} to ${last} of ${total}`,
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  sort: 'Sort', // Typed here: the engine says it of lists of any contract.
  sortBy: (label: string) => `Sort by ${inSentence(label)}`,
  sortedBy: (label: string, isDown: boolean) => `Sorted by ${inSentence(label)}, ${isDown ? 'descending' : 'ascending'}`,
  empty: (label: string) => `No ${inSentence(label)} yet`,
  /** Of those the page begins with; there may be others. */
  noneNow: (label: string) => `No ${inSentence(label)} right now`,
  emptyExplained: (label: string) => `${label} appear here as soon as there are some.`,
  noMatch: (label: string) => `No ${inSentence(label)} match`,
  noMatchExplained: 'Change the search or clear the filters.',
  listFailed: (label: string) => `The ${inSentence(label)} did not load`,
  recordFailed: (singular: string) => `The ${inSentence(singular)} did not load`,
  nothingLost: 'Nothing was lost.',
  loading: (label: string) => `Loading ${inSentence(label)}`,
  toList: (label: string) => `All ${inSentence(label)}`,
  related: 'Related',
  record: 'Record',
  otherFields: 'More',
  details: 'Details',
  addItem: (label: string) => `Add ${inSentence(label)}`,
  moveUp: (label: string) => `Move ${label} up`,
  moveDown: (label: string) => `Move ${label} down`,
  item: (label: string, position: number) => `${label} ${position}`,
  formOf: (label: string) => `Kind of ${inSentence(label)}`,
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  kept: 'We keep the current file until you choose another.',
  searching: 'Searching',
  nothingFound: 'Nothing found',
  typeToFind: 'Type to find',
  loadMore: 'Show more',
  unsavedTitle: 'Leave without saving?',
  unsaved: 'Your changes aren’t saved yet.',
  stay: 'Stay',
  leave: 'Leave',
  field: 'Field',
  alsoRefused: (field: string, text: string) => `${field}: ${text}`,
} as const;

/** How many names a sentence reads out; the others are counted. */
const inSight = 5;

function listed(names: readonly string[], all: number): string {
  const rest = all - Math.min(names.length, inSight);
  return `${names.slice(0, inSight).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

interface Refused {
  name: string;
  message: string;
}

function refused(failures: readonly Refused[]): string {
  return listed(
    failures.map(({ name, message }) => `${name} (${message.replace(/\.$/, '')})`),
    failures.length,
  );
}
