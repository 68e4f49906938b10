// Written by `npm run generate` from openapi/. Do not edit.
export { createPackageBody as createPackage } from '../createPackage.js';
export { updatePackageBody as updatePackage } from '../updatePackage.js';
export { deletePackageBody as deletePackage } from '../deletePackage.js';
