// Written by `npm run generate` from openapi/. Do not edit.
export { createUserBody as createUser } from '../createUser.js';
export { updateUserBody as updateUser } from '../updateUser.js';
export { removeClientSecondFactorBody as removeClientSecondFactor } from '../removeClientSecondFactor.js';
export { assignUsersBody as assignUsers } from '../assignUsers.js';
export { unassignUsersBody as unassignUsers } from '../unassignUsers.js';
export { makeAdvisorBody as makeAdvisor } from '../makeAdvisor.js';
export { setUserStatusBody as setUserStatus } from '../setUserStatus.js';
export { sendMessageBody as sendMessage } from '../sendMessage.js';
export { createTaskBody as createTask } from '../createTask.js';
