// What other modules may use of complaints.
export { categoryHandlers, complaintCategoryNames } from './categories.ts';
export { giveComplaint, passComplaint } from './assign.ts';
export { asItStands, evidenceRow, type Evidence } from './evidence.ts';
export { complaintHandlers } from './handlers.ts';
export { isOpen } from './queries.ts';
export { complaintScope, unassignedComplaints } from './scope.ts';
