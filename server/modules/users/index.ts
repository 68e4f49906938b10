// What other modules may use of users.
export { accountChanged, createInvitedAccount, emailOwner, invite, requireActiveAdvisor, type Person } from './accounts.ts';
export { clientsFolders, clientsPreferences, giveClients, ofAdvisor, takeClients } from './advisor-clients.ts';
export { assignAdvisor, assignByRule } from './assign.ts';
export { closeAccount, closeAgain } from './closing.ts';
export { createClientAccount } from './create-client.ts';
export { handOver, handOversOf, letGo, openComplaints, openSupport, undoHandOver } from './hand-over.ts';
export { openUnlessAsked, userHandlers } from './handlers.ts';
export { importGivenUp, importNextClients } from './import.ts';
export { undoGivenUp, undoNextClients } from './import-undo.ts';
export { newRequestFigures, newRequestScope } from './new-requests.ts';
export { changeAccountStatus } from './account-status.ts';
