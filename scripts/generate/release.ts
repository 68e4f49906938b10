// `npm run contract:release`: keeps the contract as it now is as the released one that later changes are compared with.
import { copyFileSync } from 'node:fs';

const from = new URL('../../generated/openapi.json', import.meta.url);
copyFileSync(from, new URL('../../openapi/released.json', import.meta.url));
console.log('openapi/released.json is now the contract as it stands.');
