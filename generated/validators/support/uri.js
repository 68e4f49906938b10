// Written by `npm run generate` from openapi/. Do not edit.
/** A web address, as browsers read it; no other scheme, which could be a script. */
export const isUri = (text) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
