// Written by `npm run generate` from openapi/. Do not edit.
export { createInitialClientDataBody as createInitialClientData } from '../createInitialClientData.js';
export { updateInitialClientDataBody as updateInitialClientData } from '../updateInitialClientData.js';
