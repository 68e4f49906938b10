// Written by `npm run generate` from openapi/. Do not edit.
export { assignNewRequestBody as assignNewRequest } from '../assignNewRequest.js';
