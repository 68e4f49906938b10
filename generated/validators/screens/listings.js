// Written by `npm run generate` from openapi/. Do not edit.
export { createListingBody as createListing } from '../createListing.js';
export { updateListingBody as updateListing } from '../updateListing.js';
export { makeLinksOfListingBody as makeLinksOfListing } from '../makeLinksOfListing.js';
