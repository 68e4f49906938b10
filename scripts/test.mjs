// `npm test`: from a fresh clone to one line of totals; see setup/test.mjs.
// What an older Node could not even parse is loaded only after the check of its version.
import './setup/node-version.mjs';

import('./setup/test.mjs');
