// What the package offers: see README.md.
export { compared, comparisonReport, type Break, type Comparison } from './comparing/compare.ts';
export { drawConsole, type DrawnConsole } from './drawing/draw.ts';
export { reportOf, understoodPercent } from './inferring/report.ts';
export { understand } from './inferring/understand.ts';
export type { InferredResource, Question, Understanding, Understood } from './inferring/understanding.ts';
export { suggestedOverlay } from './overlay/suggest.ts';
export { readDocumentAt, type ReadOptions } from './reading/addresses.ts';
export { UnreadableDocument, type Finding, type Place } from './reading/files.ts';
export type { ApiDocument, ApiOperation, ApiParameter, Shape, SignIn } from './reading/form.ts';
export { readDocument } from './reading/read.ts';
