// Written by `npm run generate` from openapi/. Do not edit.
/** Length in code points (JSON Schema 2020-12, 6.3.1). */
export const textLength = (text) => (/[\ud800-\udfff]/.test(text) ? [...text].length : text.length);
