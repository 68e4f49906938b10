// `npm start`: from a fresh clone to a running product; see setup/start.mjs.
// What an older Node could not even parse is loaded only after the check of its version.
import './setup/node-version.mjs';

import('./setup/start.mjs');
