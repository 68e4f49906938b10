// Written by `npm run generate` from openapi/. Do not edit.
export { createClientFolderBody as createClientFolder } from '../createClientFolder.js';
export { updateClientFolderBody as updateClientFolder } from '../updateClientFolder.js';
export { updateFolderDisplayBody as updateFolderDisplay } from '../updateFolderDisplay.js';
